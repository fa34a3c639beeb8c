import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scanSlowly, textDenseInReferences } from './scan.fixture.ts'
import { collectComposerContextReferences, readComposerContextReference } from './scan.ts'

it('should find what the slow scan finds', () => {
  fc.assert(
    fc.property(textDenseInReferences(), (text) => {
      expect(collectComposerContextReferences(text)).toStrictEqual(scanSlowly(text))
    }),
    { numRuns: 10_000 },
  )
})

it('should find what the slow scan finds one edit away from a reference', () => {
  const edited = fc
    .tuple(
      fc.constantFrom('[x](t3-context://v1/file/ctx_1)', '![\\]&amp;](t3-context://v1/image/A-b)'),
      fc.nat(60),
      fc.nat(2),
      fc.oneof(fc.constantFrom(...'[]()!\\/: \nAz09_-'), fc.string({ unit: 'binary', maxLength: 2 })),
    )
    .map(([source, at, deleted, inserted]) => source.slice(0, at) + inserted + source.slice(at + deleted))
  fc.assert(
    fc.property(edited, (text) => {
      expect(collectComposerContextReferences(text)).toStrictEqual(scanSlowly(text))
    }),
    { numRuns: 10_000 },
  )
})

it('should give offsets that cut out the source, in order and without overlap', () => {
  fc.assert(
    fc.property(textDenseInReferences(), (text) => {
      let last = 0
      for (const { start, end, source } of collectComposerContextReferences(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(text.slice(start, end)).toBe(source)
        last = end
      }
    }),
    { numRuns: 5_000 },
  )
})

it('should read a whole text as one reference only where the scan finds just that', () => {
  fc.assert(
    fc.property(textDenseInReferences(), (text) => {
      const found = collectComposerContextReferences(text)
      const whole = found.find(({ start, end }) => start === 0 && end === text.length)
      expect(readComposerContextReference(text)).toStrictEqual(whole)
      for (const one of found) {
        expect(readComposerContextReference(one.source)).toStrictEqual({
          ...one,
          start: 0,
          end: one.source.length,
        })
      }
    }),
    { numRuns: 5_000 },
  )
})
