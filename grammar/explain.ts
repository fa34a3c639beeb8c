import P from 'parsimmon'
import { CONTEXT_URI_PREFIX, contextUri } from './context-reference.ts'
import { toParsimmon } from './parsimmon.ts'

/** What a context URI names. */
export interface ComposerContextTarget {
  /** `a-z`, then `a-z`, `0-9` and `-`: `image`, `terminal`, … */
  kind: string
  /** Compared exactly, either case. */
  contextId: string
}

/** Why a text is no context URI. */
export interface ComposerContextHrefFault {
  /** Where reading failed: UTF-16 code units from the start. */
  offset: number
  /** What could have stood there, in words for a person. */
  expected: string[]
}

const wholeUri = toParsimmon(contextUri).skip(P.eof.desc('the end of the URI'))

/**
 * Read a context URI, or explain at which character it stops being one (specification, section 1).
 *
 * ```text
 * t3-context://v1/Image/ctx_1
 *                 ^ offset 16, expected: a kind: a–z, then a–z 0–9 -, at most 40 characters
 * ```
 *
 * @param href anything; only a string can be a URI
 * @returns the kind and the id, or the offset of the fault and what was expected there; never throws
 */
export function explainComposerContextHref(href: unknown): ComposerContextTarget | ComposerContextHrefFault {
  if (typeof href !== 'string') return { offset: 0, expected: [JSON.stringify(CONTEXT_URI_PREFIX)] }
  // Parsimmon reports a literal's first character; the foreign one is what a person looks for. And it must not see
  // an input that does not begin with the prefix (see `toParsimmon`).
  for (let offset = 0; offset < CONTEXT_URI_PREFIX.length; offset++) {
    if (href[offset] !== CONTEXT_URI_PREFIX[offset]) {
      return { offset, expected: [JSON.stringify(CONTEXT_URI_PREFIX)] }
    }
  }
  const result = wholeUri.parse(href)
  if (!result.status) return { offset: result.index.offset, expected: result.expected }
  const { kind = '', contextId = '' } = result.value.captures
  return { kind, contextId }
}
