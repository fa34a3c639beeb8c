import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merge } from './merge.ts'

/** What an input covers: its bytes. */
const bytesOf = (input: Uint8Array) => new Set(input)
const inputs = () => fc.array(fc.uint8Array({ maxLength: 6, max: 12 }), { maxLength: 20 })

describe('merge', () => {
  it('should cover what all inputs cover, with none that can be left out', () => {
    fc.assert(
      fc.property(inputs(), (all) => {
        const kept = merge(all, bytesOf)
        const covered = (some: readonly Uint8Array[]) => new Set(some.flatMap((input) => [...input]))
        expect(covered(kept)).toEqual(covered(all))
        for (const one of kept)
          expect(covered(kept.filter((other) => other !== one))).not.toEqual(covered(all))
      }),
    )
  })

  it('should not depend on the order of the inputs', () => {
    fc.assert(
      fc.property(inputs(), (all) => {
        expect(merge([...all].reverse(), bytesOf)).toEqual(merge(all, bytesOf))
      }),
    )
  })

  it('should prefer short inputs, and leave out one that breaks the law', () => {
    const cover = (input: Uint8Array) => {
      if (input.includes(9)) throw new Error('broken')
      return bytesOf(input)
    }
    const all = [Uint8Array.of(1, 1, 2, 2), Uint8Array.of(9), Uint8Array.of(2), Uint8Array.of(1, 2)]
    expect(merge(all, cover)).toEqual([Uint8Array.of(1, 2)])
  })
})
