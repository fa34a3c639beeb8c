import { expect, it } from 'vitest'
import { insertInlineContextReference, removeInlineContextReference } from './edit.ts'
import { collectComposerInlineTokens } from './inline-tokens.ts'
import { sanitizeComposerContextLabel } from './label.ts'
import { collectComposerContextReferences } from './scan.ts'

const reference = { kind: 'file', contextId: 'n', label: 'n' }

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
