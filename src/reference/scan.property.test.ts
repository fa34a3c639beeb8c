import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scan } from '../../fuzz/targets/scan.ts'
import { textDenseInReferences } from './scan.fixture.ts'
import { collectComposerContextReferences, readComposerContextReference } from './scan.ts'

it('should find what the slow scan finds, at offsets that cut out the sources', () => {
  fc.assert(
    fc.property(textDenseInReferences(), (text) => {
      scan.check(text)
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
      scan.check(text)
    }),
    { numRuns: 10_000 },
  )
})

it('should read a whole text as one reference only where the scan finds just that', () => {
  fc.assert(
    fc.property(textDenseInReferences(), (text) => {
      const found = collectComposerContextReferences(text)
      const whole = found.find(({ start, end }) => start === 0 && end === text.length)
      expect(readComposerContextReference(text)).toStrictEqual(whole)
    }),
    { numRuns: 5_000 },
  )
})
