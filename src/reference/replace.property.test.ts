import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  collectInlineContextIds,
  isImageReferencesOnly,
  replaceComposerContextReferences,
  stripInlineContextReferences,
} from './replace.ts'
import { textDenseInReferences } from './scan.fixture.ts'
import { collectComposerContextReferences } from './scan.ts'

/** What stands between the references, before the first and behind the last. */
function gaps(text: string): string[] {
  const references = collectComposerContextReferences(text)
  const ends = [0, ...references.map(({ end }) => end)]
  return ends.map((end, index) => text.slice(end, references[index]?.start))
}

it('should change nothing where each reference is replaced by its source', () => {
  fc.assert(
    fc.property(textDenseInReferences(), (text) => {
      expect(replaceComposerContextReferences(text, ({ source }) => source)).toBe(text)
    }),
    { numRuns: 5_000 },
  )
})

it('should put what the callback gives between the gaps, as it is', () => {
  fc.assert(
    fc.property(
      textDenseInReferences(),
      fc.constantFrom('', '$&', '$1 $$', '\\', '[', '😀'),
      (text, value) => {
        expect(replaceComposerContextReferences(text, () => value)).toBe(gaps(text).join(value))
      },
    ),
    { numRuns: 5_000 },
  )
})

it('should replace only the references that it is given', () => {
  fc.assert(
    fc.property(textDenseInReferences(), fc.nat(3), (text, skipped) => {
      const chosen = collectComposerContextReferences(text).filter((_, index) => index !== skipped)
      const kept = collectComposerContextReferences(text)[skipped]?.source
      const [first = '', ...rest] = gaps(text)
      const expected = rest.reduce(
        (result, gap, index) => result + (index === skipped ? kept : '#') + gap,
        first,
      )
      expect(replaceComposerContextReferences(text, () => '#', chosen)).toBe(expected)
    }),
    { numRuns: 5_000 },
  )
})

it('should strip exactly the references', () => {
  fc.assert(
    fc.property(textDenseInReferences(), (text) => {
      expect(stripInlineContextReferences(text)).toBe(gaps(text).join(''))
    }),
    { numRuns: 5_000 },
  )
})

it('should collect each id once, in the order of first occurrence', () => {
  fc.assert(
    fc.property(textDenseInReferences(), (text) => {
      const all = collectComposerContextReferences(text).map(({ contextId }) => contextId)
      expect(collectInlineContextIds(text)).toStrictEqual(
        all.filter((id, index) => all.indexOf(id) === index),
      )
    }),
    { numRuns: 5_000 },
  )
})

it('should tell image references alone from everything else', () => {
  const pieces = [
    '![a](t3-context://v1/image/a)',
    '[b](t3-context://v1/image/b)',
    ' ',
    '\n',
    '\u00a0',
    '\ufeff',
  ]
  const others = ['[c](t3-context://v1/file/c)', '.', '?', '\u200b', '\\']
  const list = fc.array(fc.constantFrom(...pieces, ...pieces, ...pieces, ...others), { maxLength: 5 })
  const seen = new Set<boolean>()
  fc.assert(
    fc.property(list, (parts) => {
      const only = parts.some((part) => part.length > 9) && parts.every((part) => pieces.includes(part))
      seen.add(only)
      expect(isImageReferencesOnly(parts.join(''))).toBe(only)
    }),
    { numRuns: 5_000 },
  )
  expect(seen.size).toBe(2)
})
