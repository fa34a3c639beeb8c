import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextRecord, contextRecords, json } from '../../fuzz/arbitraries/record-arbitrary.ts'
import jsonSchema from './message-context.schema.json' with { type: 'json' }
import { decodeMessageContext } from './message-context.ts'
import { decodeContextRecord } from './record.ts'

const acceptsJsonSchema = new Ajv({ strict: true }).compile(jsonSchema)

describe('decodeContextRecord', () => {
  it('should change nothing in the JSON of a record', () => {
    fc.assert(
      fc.property(contextRecord(), (record) => {
        const text = JSON.stringify(record)
        expect(JSON.stringify(decodeContextRecord(JSON.parse(text)).record)).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it('should never throw, and give a record or a reason', () => {
    const anything = fc.oneof(json(), fc.anything({ withBigInt: true, withDate: true, withMap: true }))
    const nearly = fc
      .tuple(
        contextRecord(),
        fc.constantFrom('version', 'contextId', 'kind', 'label', 'text', 'name', 'elements'),
        anything,
      )
      .map(([record, key, value]) => ({ ...record, [key]: value }))
    fc.assert(
      fc.property(fc.oneof(anything, nearly), (input) => {
        const { record, path, reason } = decodeContextRecord(input)
        expect(reason).toEqual(record ? null : expect.stringMatching(/^Expected /))
        expect(path.every((key) => typeof key === 'string' || typeof key === 'number')).toBe(true)
        // What is accepted is accepted again.
        // (As JSON: a matcher would ask a key `constructor` for the type.)
        if (record) expect(JSON.stringify(decodeContextRecord(record).record)).toBe(JSON.stringify(record))
      }),
      { numRuns: 5000 },
    )
  })

  it('should accept nothing that the JSON Schema does not', () => {
    fc.assert(
      fc.property(contextRecords(), (records) => {
        const context = { version: 1, records }
        const decoded = { context, dropped: [], reason: null }
        expect(JSON.stringify(decodeMessageContext(context))).toBe(JSON.stringify(decoded))
        expect(acceptsJsonSchema(context), JSON.stringify(acceptsJsonSchema.errors)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('decodeMessageContext', () => {
  it('should have or drop every record, and none of an id that several have', () => {
    const contextIds = fc.constantFrom('a', 'b', 'c', '__proto__')
    const item = fc.oneof({ weight: 3, arbitrary: contextRecord({ contextIds }) }, json())
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (records) => {
        const { context, dropped } = decodeMessageContext({ version: 1, records })
        const lost = new Set(dropped.map(({ index }) => index))
        expect(dropped.map(({ index }) => index)).toEqual([...lost].sort((left, right) => left - right))
        const kept = records.filter((_, index) => !lost.has(index))
        expect(JSON.stringify(context?.records)).toBe(JSON.stringify(kept))
        const ids = context?.records.map(({ contextId }) => contextId) ?? []
        expect(new Set(ids).size).toBe(ids.length)
        for (const index of lost) {
          const { record } = decodeContextRecord(records[index])
          // It is none, or there is another one of its id.
          const twins = records.filter(
            (other) => decodeContextRecord(other).record?.contextId === record?.contextId,
          )
          expect(record === null || twins.length > 1).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('should never throw, and give a context or a reason', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ version: fc.constant(1), records: fc.anything() })),
        (input) => {
          const { context, reason } = decodeMessageContext(input)
          expect(context === null).toBe(reason !== null)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
