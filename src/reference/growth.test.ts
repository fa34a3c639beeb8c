import { describe, expect, it } from 'vitest'
import { expectLinear } from '../../corpus/harness/growth.ts'
import {
  appendInlineContextReference,
  ensureInlineContextReferences,
  insertInlineContextReference,
  removeInlineContextReference,
} from './edit.ts'
import { collectComposerInlineTokens } from './inline-tokens.ts'
import { sanitizeComposerContextLabel } from './label.ts'
import { collectInlineContextIds, isImageReferencesOnly, stripInlineContextReferences } from './replace.ts'
import { collectComposerContextReferences, readComposerContextReference } from './scan.ts'

const reference = { kind: 'file', contextId: 'n', label: 'n' }

const WORK: [name: string, work: (text: string) => unknown][] = [
  ['collect references', collectComposerContextReferences],
  ['read a reference', readComposerContextReference],
  ['collect ids', collectInlineContextIds],
  ['strip', stripInlineContextReferences],
  ['tell images only', isImageReferencesOnly],
  ['insert', (text) => insertInlineContextReference(text, text.length / 2, reference)],
  ['append', (text) => appendInlineContextReference(text, reference)],
  ['ensure', (text) => ensureInlineContextReferences(text, [reference, { ...reference, contextId: 'm' }])],
  ['remove', (text) => removeInlineContextReference(text, 'a')],
  ['collect tokens', collectComposerInlineTokens],
  ['sanitize', (text) => sanitizeComposerContextLabel(text, 'file')],
]

const repeated = (part: string) => (length: number) => part.repeat(length / part.length)

const HOSTILE: [name: string, textOf: (length: number) => string][] = [
  ...[
    '[',
    ']',
    '![',
    '\\',
    '!',
    ' ',
    '\n',
    '(',
    'a',
    '\ufffc',
    '[\\',
    '\\[',
    '](t3-context:',
    '](t3-context://v1/',
    '](t3-context://v1/file/a)',
    '[](t3-context://v1/file/',
    '[a](t3-context://v1/file/a)',
    ' [a](t3-context://v1/file/a)',
    '[a [b](t3-context://v1/file/b) ',
    '@"',
    ' @"',
    ' @"\\',
    '$',
    ' $1-',
    '1-',
    ' @',
    ' @a/',
    ' [a](',
    ' [',
    ')',
    '%20',
    'www.',
    'www.(',
    '://',
    '@(',
    '😀',
    '\ud800',
    '&',
    '\u0301',
  ].map((part): [string, (length: number) => string] => [JSON.stringify(part), repeated(part)]),
  [
    'nested references',
    (length) => '[a'.repeat(length / 30) + '](t3-context://v1/file/a)'.repeat(length / 30),
  ],
  ['brackets, then a near miss', (length) => `${'['.repeat(length)}](t3-context:`],
  ['backslashes between brackets', (length) => `[${'\\'.repeat(length)}](t3-context://v1/file/a)`],
  ['a quoted path of backslashes', (length) => `@"${'\\'.repeat(length)}" x`],
  ['a quoted path of escaped quotes', (length) => `@"${'\\"'.repeat(length / 2)}" x`],
  ['a quoted path that stays open', (length) => `@"${'a'.repeat(length)}`],
  ['amounts', (length) => `$${'1-'.repeat(length / 2)}x `],
  ['a link with a long path', (length) => `[a](${'a/'.repeat(length / 2)}) `],
  ['a link with a path of slashes', (length) => `[a](${'/'.repeat(length)}a) `],
  ['a link with a path of closing brackets', (length) => `[a](${')'.repeat(length)} `],
  ['an address', (length) => `https://${'a('.repeat(length / 2)}`],
]

describe.each(WORK)('%s', (_, work) => {
  it.each(HOSTILE)('should take linear time for %s', (_, textOf) => {
    expectLinear(work, textOf, 2 ** 18)
  })
})

// What a regular expression keeps for each character would exhaust its stack.
it.each([
  ['opening brackets', '['.repeat(10_000_000)],
  ['near misses', '['.repeat(10_000_000).concat('](t3-context:')],
  ['backslashes', '\\'.repeat(10_000_000)],
  ['a quoted path', `@"${'a'.repeat(10_000_000)}" `],
  ['a quoted path of escapes', `@"${'\\"'.repeat(5_000_000)}" `],
  ['amounts', `$${'1-'.repeat(5_000_000)}1x `],
  ['a run of letters', `@${'a'.repeat(10_000_000)}`],
  ['an address', `www.${'é('.repeat(5_000_000)}`],
  ['a link', `[a](${'a'.repeat(10_000_000)}) `],
])('should answer on ten million characters: %s', (_, text) => {
  expect(collectComposerContextReferences(text)).toEqual([])
  expect(collectComposerInlineTokens(text).length).toBeLessThan(2)
  const { text: result, caret } = insertInlineContextReference(text, Number.POSITIVE_INFINITY, reference)
  expect([caret, result.slice(-27)]).toEqual([result.length, '[n](t3-context://v1/file/n)'])
  expect(removeInlineContextReference(result, 'n')).toHaveLength(text.trimEnd().length)
  expect(sanitizeComposerContextLabel(text, 'file').length).toBeLessThanOrEqual(200)
})

it('should read a quoted path and a skill of ten million characters', () => {
  const path = 'a'.repeat(10_000_000)
  expect(collectComposerInlineTokens(`@"${path}" $${path} `).map(({ value }) => value.length)).toEqual([
    path.length,
    path.length,
  ])
})
