import { describe, expect, it, vi } from 'vitest'
import { withoutSegmenter } from '../../corpus/harness/no-segmenter.ts'
import {
  isPlainLabel,
  LABEL_VALUE_MAX,
  readLabel,
  sanitizeComposerContextLabel,
  sanitizeFully,
} from './label.ts'

describe('sanitizeComposerContextLabel', () => {
  it.each([
    ['shot.png', 'shot.png'],
    ['C:\\new\\', 'C:\\new\\'],
    ['a [b] c', 'a b c'],
    ['[', 'file'],
    ['a\r\n\tb\u2028c\u0085d\0', 'a b c d\ufffd'],
    ['\u200b\u00ad', 'file'],
    ['a\u200bb', 'a\u200bb'],
    ['\u202eabc\u2069', 'abc'],
    ['\u200fabc', '\u200fabc'],
    ['a\ud800', 'a\ufffd'],
    ['  é e\u0301  ', 'é e\u0301'],
    ['*_`$|<&', '*_`$|<&'],
  ])('should make of %j the value %j', (label, value) => {
    expect(sanitizeComposerContextLabel(label, 'file')).toBe(value)
  })

  it.each([undefined, null, 7, Symbol('a'), {}, ['a']])('should name %s by its kind', (label) => {
    expect(sanitizeComposerContextLabel(label, 'file')).toBe('file')
  })

  it.each(['Not a kind', '', '\u202e', '['])('should name by no kind that is none: %j', (kind) => {
    expect(sanitizeComposerContextLabel('', kind)).toBe('context')
  })

  it('should cut at 200 code units, not within a cluster', () => {
    const cut = (tail: string, length: number) =>
      sanitizeComposerContextLabel('x'.repeat(length) + tail, 'file').length
    expect(LABEL_VALUE_MAX).toBe(200)
    expect([cut('x', 199), cut('x', 200), cut('x', 300)]).toEqual([200, 200, 200])
    expect([cut('😀', 198), cut('😀', 199)]).toEqual([200, 199])
    expect([cut('e\u0301', 198), cut('e\u0301', 199)]).toEqual([200, 199])
    expect([cut('👨‍👩‍👧', 192), cut('👨‍👩‍👧', 193)]).toEqual([200, 193])
    // The space before the cut goes too.
    expect(cut(' 👨‍👩‍👧', 195)).toBe(195)
  })

  it('should name by the kind one cluster that is longer than 200', () => {
    expect(sanitizeComposerContextLabel(`e${'\u0301'.repeat(300)}`, 'file')).toBe('file')
  })

  it('should cut between code points where the host has no segmenter', async () => {
    const cut = await withoutSegmenter(async () => {
      const { sanitizeComposerContextLabel: fresh } = await import('./label.ts')
      return ['x'.repeat(199), 'x'.repeat(198)].map((start) => fresh(`${start}😀\u0301`, 'file').length)
    })
    expect(cut).toEqual([199, 200])
  })

  it('should cut between code points where the host has no Intl at all', () => {
    vi.stubGlobal('Intl', undefined)
    try {
      expect(sanitizeComposerContextLabel(`${'x'.repeat(199)}😀`, 'file')).toBe('x'.repeat(199))
      expect(sanitizeComposerContextLabel(`${'x'.repeat(198)}😀😀`, 'file')).toBe(`${'x'.repeat(198)}😀`)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

it.each([
  ['src/app.ts', 'src/app.ts'],
  ['\\[a\\]', 'a'],
  ['a\\_b \\c', 'a_b \\c'],
  ['&amp;lt;', '&lt;'],
  ['&#93;&NewLine;&copy', '&copy'],
  ['', 'file'],
])('should read the source %j as the value %j', (source, value) => {
  expect(readLabel(source, 'file')).toBe(value)
})

it.each([
  ['a b', true],
  ['日本 — x', true],
  ['a\u200db', false],
  [' a', false],
  ['a\u00a0b', false],
  ['a  b', false],
  ['a\\b', false],
  ['a&b', false],
  ['', false],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
])('should say whether %j is plain: %s', (label, plain) => {
  expect(isPlainLabel(label)).toBe(plain)
  if (plain) expect(sanitizeFully(label, 'file')).toBe(label)
})
