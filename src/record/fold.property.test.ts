import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isContextId } from '../reference/href.ts'
import { toComposerContextId } from './fold.ts'

const units = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
})
const producerId = fc.oneof(
  units,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', '-', ' ', '\ud800', '\udc00') }),
)

describe('toComposerContextId', () => {
  it('should always give a valid id, and folded again the same', () => {
    fc.assert(
      fc.property(producerId, (id) => {
        const folded = toComposerContextId(id)
        expect(isContextId(folded)).toBe(true)
        expect(toComposerContextId(folded)).toBe(folded)
        expect(folded === id).toBe(isContextId(id))
      }),
      { numRuns: 3000 },
    )
  })

  it('should keep two ids outside the grammar apart', () => {
    fc.assert(
      fc.property(producerId, producerId, (left, right) => {
        fc.pre(left !== right && !isContextId(left) && !isContextId(right))
        expect(toComposerContextId(left)).not.toBe(toComposerContextId(right))
      }),
      { numRuns: 3000 },
    )
  })
})
