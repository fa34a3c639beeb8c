import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextRecord, contextRecords, json } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { encodeContextJson } from './context-json.ts'
import { resolveUserMessageContext } from './resolve.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '<terminal_context>\n- T line 1:\n  1 | x\n</terminal_context>',
    '[x](t3-context://v1/file/a)',
  ),
)

/** Contexts of which some records, or all, cannot be decoded. */
const spoilt = fc
  .array(fc.oneof(contextRecord({ contextIds: fc.constantFrom('a', 'b', '__proto__') }), json()), {
    maxLength: 6,
  })
  .map((records) => ({ version: 1, records }))

it('should give every message a text and records that can be looked up, and never throw', () => {
  fc.assert(
    fc.property(
      text,
      fc.oneof(
        spoilt,
        spoilt.map((one) => JSON.stringify(one)),
        fc.anything(),
      ),
      (one, context) => {
        const resolved = resolveUserMessageContext({ text: one, context })
        expect([...resolved.recordsById.values()]).toStrictEqual(resolved.context.records)
        for (const [contextId, record] of resolved.recordsById) expect(record.contextId).toBe(contextId)
        if (context === null || context === undefined || context === '') return
        expect(resolved.text).toBe(one)
        if (resolved.reason !== null) expect(resolved.context.records).toStrictEqual([])
      },
    ),
    { numRuns: 3_000 },
  )
})

it('should give a sound context as the object that it is, and the same of its JSON', () => {
  fc.assert(
    fc.property(text, contextRecords(), (one, records) => {
      const context = { version: 1 as const, records }
      const resolved = resolveUserMessageContext({ text: one, context })
      expect(resolved.context).toBe(context)
      expect([resolved.text, resolved.dropped, resolved.reason]).toStrictEqual([one, [], null])
      const stored = resolveUserMessageContext({ text: one, context: encodeContextJson(context) })
      expect(JSON.stringify(stored)).toBe(JSON.stringify(resolved))
    }),
    { numRuns: 1_000 },
  )
})
