import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInput } from '../format/field.ts'
import { canonicalJson } from '../oracles/canonical-json.ts'
import { seeds, seedsOf } from '../seeds/index.ts'
import { type TargetName, targets } from './index.ts'

/** The longest seed: engines work best on short inputs. */
const BYTES_MAX = 2_048

describe.each(Object.keys(targets) as TargetName[])('%s', (name) => {
  const { input, check, law } = targets[name]
  const values = seeds[name]()
  const bytes = seedsOf(name)

  it('should read its seeds as they were written', () => {
    for (const value of values) {
      expect(canonicalJson(readInput(input, input.write(value)))).toBe(canonicalJson(value))
    }
  })

  it('should have enough seeds, all of them short and none twice', () => {
    expect(bytes.length).toBeGreaterThan(80)
    expect(new Set(bytes.map(String)).size).toBe(bytes.length)
    expect(bytes.filter(({ length }) => length > BYTES_MAX)).toEqual([])
    expect(seedsOf(name)).toEqual(bytes)
  })

  it('should hold for its seeds, and say something of most of them', () => {
    const held = bytes.filter((one) => check(readInput(input, one)))
    expect(held.length / bytes.length, law).toBeGreaterThan(0.5)
  })

  it('should hold for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (any) => {
        check(readInput(input, any))
      }),
      { numRuns: 50 },
    )
  })
})
