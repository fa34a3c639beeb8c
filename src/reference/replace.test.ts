import { describe, expect, it } from 'vitest'
import {
  collectInlineContextIds,
  isImageReferencesOnly,
  replaceComposerContextReferences,
  stripInlineContextReferences,
} from './replace.ts'
import { collectComposerContextReferences } from './scan.ts'

const A = '[a](t3-context://v1/file/a)'
const B = '![b](t3-context://v1/image/b)'

describe('replaceComposerContextReferences', () => {
  it('should insert what the callback gives as it is', () => {
    expect(replaceComposerContextReferences(`x ${A}, ${B}!`, () => "$& $1 $' $$")).toBe(
      "x $& $1 $' $$, $& $1 $' $$!",
    )
  })

  it('should give the callback each occurrence, with its place', () => {
    const seen: string[] = []
    replaceComposerContextReferences(`${A} ${B}`, ({ contextId, start, end, source }) => {
      seen.push(`${contextId} ${start}-${end} ${source}`)
      return ''
    })
    expect(seen).toEqual([`a 0-${A.length} ${A}`, `b ${A.length + 1}-${A.length + 1 + B.length} ${B}`])
  })

  it('should replace only the occurrences that it is given', () => {
    const text = `${A} ${B} ${A}`
    const images = collectComposerContextReferences(text).filter(({ image }) => image)
    expect(replaceComposerContextReferences(text, () => 'x', images)).toBe(`${A} x ${A}`)
    expect(replaceComposerContextReferences(text, () => 'x', new Set(images))).toBe(`${A} x ${A}`)
    expect(replaceComposerContextReferences(text, () => 'x', [])).toBe(text)
  })

  it('should not search what it inserted', () => {
    expect(replaceComposerContextReferences(A, () => B + A)).toBe(B + A)
  })
})

it.each([
  ['', ''],
  ['no reference', 'no reference'],
  [A, ''],
  [`a ${A} b`, 'a  b'],
  [`!${B}!`, '!!'],
  [`\\!${A}`, '\\!'],
  [`\`${A}\``, '``'],
  // What joins may be a reference; it was none before.
  [`[x${A}](t3-context://v1/file/y)`, '[x](t3-context://v1/file/y)'],
])('should strip %j to %j', (text, rest) => {
  expect(stripInlineContextReferences(text)).toBe(rest)
})

it('should collect each id once, case and all', () => {
  const text = `${A} ${B} ${A} [c](t3-context://v1/file/A) [d](t3-context://v1/x/__proto__)`
  expect(collectInlineContextIds(text)).toEqual(['a', 'b', 'A', '__proto__'])
  expect(collectInlineContextIds('none')).toEqual([])
})

it.each([
  [B, true],
  [` ${B}\n${B}\u00a0`, true],
  ['[b](t3-context://v1/image/b)', true],
  ['', false],
  [' ', false],
  [A, false],
  [`${B} ${A}`, false],
  [`${B}.`, false],
  [`!${B}`, false],
  ['![a](t3-context://v1/file/a)', false],
  ['![a](https://example.com/a.png)', false],
])('should say whether %j is images only: %s', (text, only) => {
  expect(isImageReferencesOnly(text)).toBe(only)
})
