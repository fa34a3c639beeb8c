import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import jsonSchema from '../src/record/message-context.schema.json' with { type: 'json' }
import { decodeMessageContext, OrchestrationMessageContext } from '../src/record/message-context.ts'
import { ComposerContextRecord, decodeContextRecord } from '../src/record/record.ts'
import { readSuite } from './harness/files.ts'
import { writeValue } from './harness/written.ts'

const { valid, invalid, contexts } = readSuite('records.json')

const ajv = new Ajv({ strict: true, allErrors: false })
const isContext = ajv.compile(jsonSchema)
const acceptsJsonSchema = (record: unknown) => isContext({ version: 1, records: [record] })

describe.each(valid)('$name', ({ record }) => {
  const input = writeValue(record)

  it('should be a record, with nothing changed', () => {
    const decoded = decodeContextRecord(input)
    expect(decoded).toStrictEqual({ record: input, path: [], reason: null })
    expect(JSON.stringify(decoded.record)).toBe(JSON.stringify(input))
  })

  it('should be one for Standard Schema and JSON Schema', () => {
    expect(ComposerContextRecord['~standard'].validate(input)).toEqual({ value: input, typed: true })
    expect(acceptsJsonSchema(input)).toBe(true)
  })
})

describe.each(invalid)('$name', ({ record, path, jsonSchema: verdict }) => {
  const input = writeValue(record)

  it('should be no record, and say where and why', () => {
    const decoded = decodeContextRecord(input)
    expect(decoded).toStrictEqual({
      record: null,
      path: path ?? expect.any(Array),
      reason: expect.stringMatching(/^Expected .+, found .+$/),
    })
    const { issues = [] } = ComposerContextRecord['~standard'].validate(input) as {
      issues?: { message: string; path?: { key: unknown }[] }[]
    }
    expect(issues.map((issue) => [issue.message, (issue.path ?? []).map(({ key }) => key)])).toEqual([
      [decoded.reason, decoded.path],
    ])
  })

  it.skipIf(verdict === 'skip')('should be none for JSON Schema, as far as that can tell', () => {
    expect(acceptsJsonSchema(input)).toBe(verdict === 'accepts')
  })
})

describe.each(contexts)('$name', ({ context, contextIds, dropped, droppedCount }) => {
  const decoded = decodeMessageContext(writeValue(context))

  it('should have these records', () => {
    expect(decoded.context?.records.map(({ contextId }) => contextId) ?? null).toEqual(contextIds)
    expect(decoded.reason === null).toBe(contextIds !== null)
    const result = OrchestrationMessageContext['~standard'].validate(writeValue(context))
    expect('value' in result && !('issues' in result && result.issues) ? result.value : null).toEqual(
      decoded.context,
    )
  })

  it('should say what was dropped', () => {
    const where = decoded.dropped.map(({ index, contextId, path }) => ({ index, contextId, path }))
    if (dropped) {
      expect(where).toEqual(dropped.map(({ path, ...one }) => ({ ...one, path: path ?? expect.any(Array) })))
    }
    expect(where).toHaveLength(droppedCount ?? dropped?.length ?? 0)
    for (const { reason } of decoded.dropped) expect(reason).toMatch(/^Expected .+, found .+$/)
  })
})
