import { deepStrictEqual, equal } from 'node:assert/strict'
import { CONTEXT_URI_PREFIX, contextUri } from '../../grammar/context-reference.ts'
import { explainComposerContextHref } from '../../grammar/explain.ts'
import { formatComposerContextHref, parseComposerContextHref } from '../../src/reference/href.ts'
import { FOREIGN } from '../arbitraries/rule-arbitrary.ts'
import { words } from '../format/words.ts'
import { readByUrl } from '../oracles/url.ts'
import { viablePrefix } from '../oracles/viable-prefix.ts'
import type { Target } from './target.ts'

const PIECES = [
  CONTEXT_URI_PREFIX,
  ...['t3-context:', '//', '///', 'v1', 'v1/', 'v1:', 'V1', 'T3-', 'user@', ':80', '..', '%2e', '?', '#'],
  ...[
    'file/',
    'image/',
    'ctx_1',
    '__proto__',
    'k'.repeat(39),
    'k'.repeat(40),
    'I'.repeat(127),
    'I'.repeat(128),
  ],
  ...FOREIGN,
]

/** Section 1 of the specification: what a URI is, and what is none. */
export const href: Target<string> = {
  law: 'The compiled RegExp, the Parsimmon parser and the rules themselves read the same URIs, which are those that the URL parser leaves as they are.',
  input: words(PIECES),
  dictionary: PIECES,
  check(text) {
    const read = parseComposerContextHref(text)
    deepStrictEqual(read, readByUrl(text))
    const { length, accepted } = viablePrefix(contextUri, text)
    equal(accepted, read !== null)
    const explained = explainComposerContextHref(text)
    if (read === null) equal('offset' in explained && explained.offset, length)
    else {
      deepStrictEqual(explained, read)
      equal(formatComposerContextHref(read), text)
    }
    return true
  },
}
