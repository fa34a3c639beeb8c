import fc from 'fast-check'
import { describe, it } from 'vitest'
import { toArbitrary } from '../../fuzz/arbitraries/rule-arbitrary.ts'
import { ids } from '../../fuzz/targets/ids.ts'
import { contextId, kind } from '../../grammar/context-reference.ts'

const units = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
})
const foreignId = fc.oneof(
  units,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', '-', ' ', '\ud800', '\udc00') }),
)
const producerId = fc.oneof({ weight: 5, arbitrary: foreignId }, toArbitrary(contextId))
const anyKind = fc.oneof(toArbitrary(kind), fc.constantFrom('file', 'File', '', 'x_1'))

describe('ids made of the ids of producers', () => {
  it('should be valid, readable, the same everywhere, and distinct for foreign ids', () => {
    fc.assert(
      fc.property(anyKind, anyKind, producerId, producerId, (kind, otherKind, id, otherId) => {
        ids.check({ kind, otherKind, id, otherId })
      }),
      { numRuns: 3_000 },
    )
  })
})
