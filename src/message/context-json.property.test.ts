import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextRecords, json } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { decodeContextJson, encodeContextJson } from './context-json.ts'

const context = contextRecords().map((records) => ({ version: 1 as const, records }))

it('should decode what it has encoded to the same JSON', () => {
  fc.assert(
    fc.property(context, (one) => {
      const text = encodeContextJson(one)
      const decoded = decodeContextJson(text)
      expect(JSON.stringify(decoded)).toBe(`{"context":${text},"dropped":[],"reason":null}`)
    }),
    { numRuns: 2_000 },
  )
})

/** What a column may hold after an accident: a piece is missing, doubled or another one. */
const damaged = fc
  .tuple(context.map(encodeContextJson), fc.nat(), fc.nat(40), fc.string({ unit: 'binary', maxLength: 8 }))
  .map(([text, at, length, piece]) => {
    const start = at % text.length
    return text.slice(0, start) + piece + text.slice(start + length)
  })

it('should give a context or a reason for everything else, and never throw', () => {
  const column = fc.oneof(
    damaged,
    fc.string({ unit: 'binary' }),
    json().map((one) => JSON.stringify(one)),
    fc.constantFrom('', ' ', 'null', ' null\n'),
    fc.anything(),
  )
  fc.assert(
    fc.property(column, (text) => {
      const { context, reason } = decodeContextJson(text)
      const isEmpty =
        text === null || text === undefined || (typeof text === 'string' && /^\s*(?:null\s*)?$/.test(text))
      expect([context, reason].filter((one) => one !== null)).toHaveLength(isEmpty ? 0 : 1)
    }),
    { numRuns: 5_000 },
  )
})
