import fc from 'fast-check'
import { it } from 'vitest'
import { contextRecords, json } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { checkColumn } from '../../fuzz/oracles/decoding.ts'
import { records as law } from '../../fuzz/targets/records.ts'

/** What a column may hold after an accident: a piece is missing, doubled or another one. */
const accident = fc.record({
  at: fc.nat(),
  removed: fc.nat(40),
  inserted: fc.string({ unit: 'binary', maxLength: 8 }),
})

it('should decode what it has encoded to the same JSON, or say after an accident what is wrong', () => {
  fc.assert(
    fc.property(contextRecords(), fc.array(accident, { maxLength: 1 }), (records, edits) => {
      law.check({
        items: records.map((record) => ({ type: 'record', record, changes: [] })),
        others: [],
        edits,
      })
    }),
    { numRuns: 3_000 },
  )
})

it('should give a context or a reason for everything else, and never throw', () => {
  const column = fc.oneof(
    fc.string({ unit: 'binary' }),
    json().map((one) => JSON.stringify(one)),
    fc.constantFrom('', ' ', 'null', ' null\n'),
    fc.anything(),
  )
  fc.assert(fc.property(column, checkColumn), { numRuns: 4_000 })
})
