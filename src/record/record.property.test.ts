import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextRecord, contextRecords, json } from '../../fuzz/arbitraries/record-arbitrary.ts'
import type { Json } from '../../fuzz/format/json.ts'
import { checkContext, checkRecord } from '../../fuzz/oracles/decoding.ts'
import { records as law, type RecordItem } from '../../fuzz/targets/records.ts'
import jsonSchema from './message-context.schema.json' with { type: 'json' }

const acceptsJsonSchema = new Ajv({ strict: true }).compile(jsonSchema)

const anything = fc.oneof(json(), fc.anything({ withBigInt: true, withDate: true, withMap: true }))

describe('a record', () => {
  it('should never throw a decoder, which gives a record or a reason', () => {
    const nearly = fc
      .tuple(
        contextRecord(),
        fc.constantFrom('version', 'contextId', 'kind', 'label', 'text', 'name', 'elements'),
        anything,
      )
      .map(([record, key, value]) => ({ ...record, [key]: value }))
    fc.assert(
      fc.property(fc.oneof(anything, nearly), (input) => void checkRecord(input)),
      { numRuns: 5_000 },
    )
  })

  it('should be accepted by the JSON Schema where it is accepted', () => {
    fc.assert(
      fc.property(contextRecords(), (records) => {
        const context = { version: 1, records }
        const decoded = { context, dropped: [], reason: null }
        expect(JSON.stringify(checkContext(context))).toBe(JSON.stringify(decoded))
        expect(acceptsJsonSchema(context), JSON.stringify(acceptsJsonSchema.errors)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a context', () => {
  const contextIds = fc.constantFrom('a', 'b', 'c', '__proto__')
  type Change = { value: Json; key: string }
  const change: fc.Arbitrary<Change> = fc.record({
    value: json() as fc.Arbitrary<Json>,
    key: fc.constantFrom('version', 'label', 'kind', 'name'),
  })
  const item: fc.Arbitrary<RecordItem> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('record' as const),
        record: contextRecord({ contextIds }),
        changes: fc.oneof(
          { weight: 4, arbitrary: fc.constant<Change[]>([]) },
          fc.array(change, { maxLength: 2 }),
        ),
      }),
    },
    fc.record({ type: fc.constant('json' as const), value: json() as fc.Arbitrary<Json> }),
  )

  it('should have or drop every record, and none of an id that several have', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (items) => {
        law.check({ items, others: [], edits: [] })
      }),
      { numRuns: 2_000 },
    )
  })

  it('should never throw a decoder, which gives a context or a reason', () => {
    const nearly = fc.record({ version: fc.constant(1), records: fc.anything() })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), (input) => void checkContext(input)),
      {
        numRuns: 2_000,
      },
    )
  })
})
