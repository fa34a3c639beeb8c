import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutSegmenter } from '../../corpus/harness/no-segmenter.ts'
import { labelText } from '../../fuzz/arbitraries/label-arbitrary.ts'
import { label } from '../../fuzz/targets/label.ts'
import {
  isPlainLabel,
  LABEL_VALUE_MAX,
  readLabel,
  sanitizeComposerContextLabel,
  sanitizeFully,
} from './label.ts'

const anyLabel = fc.oneof(
  labelText(),
  fc.string({ unit: 'binary', maxLength: 260 }),
  fc.string({ unit: 'grapheme' }),
)

it('should give one tidy line that stays, and reads back from what is written', () => {
  fc.assert(
    fc.property(anyLabel, fc.constantFrom('file', 'image'), fc.boolean(), (text, kind, image) => {
      label.check({ kind, image, text })
    }),
    { numRuns: 10_000 },
  )
})

it('should keep every other character', () => {
  fc.assert(
    fc.property(anyLabel, (label) => {
      // Some letters cannot be seen.
      fc.pre(
        label.length <= LABEL_VALUE_MAX && /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(label),
      )
      const seen = (text: string) =>
        text.replace(/[\p{Surrogate}\0]/gu, '\ufffd').replace(/[\s\p{Cc}[\]\u202a-\u202e\u2066-\u2069]/gu, '')
      expect(seen(sanitizeComposerContextLabel(label, 'file'))).toBe(seen(label))
    }),
    { numRuns: 5_000 },
  )
})

it('should have a fast path that agrees with the full one', () => {
  const mostlyPlain = fc
    .array(
      fc.constantFrom(
        ...'abcXYZ019 .-_/@#()+\'"`$|*~<>:;=!%^{}',
        'é',
        'ж',
        '日',
        '한',
        'か',
        '&',
        '\\',
        '[',
        '\u00a0',
      ),
      {
        maxLength: 20,
      },
    )
    .map((parts) => parts.join(''))
  const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))
  const around = fc.tuple(mostlyPlain, anyUnit, mostlyPlain).map((parts) => parts.join(''))
  let plain = 0
  fc.assert(
    fc.property(fc.oneof(mostlyPlain, around, anyLabel), (label) => {
      if (!isPlainLabel(label)) return
      plain++
      expect(sanitizeFully(label, 'file')).toBe(label)
      expect(readLabel(label, 'file')).toBe(label)
      // Neither a backslash nor a character reference is there to decode.
      expect(label).not.toMatch(/[\\&]/)
    }),
    { numRuns: 10_000 },
  )
  expect(plain).toBeGreaterThan(1_000)
})

it('should let no single code unit into the fast path that the full one would change', () => {
  for (let unit = 0; unit <= 0xffff; unit++) {
    const label = `a${String.fromCharCode(unit)}b`
    if (isPlainLabel(label)) expect(sanitizeFully(label, 'file')).toBe(label)
  }
})

const clusters = [
  'a',
  'é',
  '😀',
  'e\u0301',
  '👨‍👩‍👧',
  '🇩🇪',
  'क्षि',
  '\u1100\u1161\u11a8',
  '👍🏽',
  'a\ufe0f',
  '\u200d',
]
const longLine = fc
  .array(fc.constantFrom(...clusters), { minLength: 1, maxLength: 40 })
  .chain((parts) => fc.tuple(fc.constant(parts.join('')), fc.integer({ min: 185, max: 205 })))
  .map(([tail, length]) => `${'x'.repeat(length)}${tail}${tail}`)

function cutAt(parts: Iterable<string>): string {
  let value = ''
  for (const part of parts) {
    if (value.length + part.length > LABEL_VALUE_MAX) break
    value += part
  }
  return value
}

it('should cut at a boundary between grapheme clusters', () => {
  const segmenter = new Intl.Segmenter()
  fc.assert(
    fc.property(longLine, (line) => {
      const segments = Array.from(segmenter.segment(line), ({ segment }) => segment)
      expect(sanitizeComposerContextLabel(line, 'file')).toBe(cutAt(segments))
    }),
    { numRuns: 5_000 },
  )
})

it('should cut at a boundary between code points where the host has no segmenter', async () => {
  await withoutSegmenter(async () => {
    const fresh = await import('./label.ts')
    expect(fresh.sanitizeComposerContextLabel).not.toBe(sanitizeComposerContextLabel)
    fc.assert(
      fc.property(longLine, (line) => {
        expect(fresh.sanitizeComposerContextLabel(line, 'file')).toBe(cutAt(line))
      }),
      { numRuns: 5_000 },
    )
  })
})
