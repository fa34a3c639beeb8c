import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeContextRecord, KNOWN_CONTEXT_KINDS } from '../../src/record/record.ts'
import { CAPTURED_PIECES } from '../arbitraries/captured-text.ts'
import { contextRecord as arbitraryRecord } from '../arbitraries/record-arbitrary.ts'
import { canonicalJson } from '../oracles/canonical-json.ts'
import { readInput } from './field.ts'
import { contextRecord, distinctRecords } from './record.ts'

const field = contextRecord(['a', 'b'], CAPTURED_PIECES)

// Compared as JSON: a matcher takes a key `constructor` for the class of an object.
describe('a record in bytes', () => {
  it('should be read as it was written', () => {
    fc.assert(
      fc.property(arbitraryRecord(), (record) => {
        expect(canonicalJson(readInput(field, field.write(record)))).toBe(canonicalJson(record))
      }),
      { numRuns: 300 },
    )
  })

  it('should be one that the decoder accepts, whatever the bytes, and of each kind', () => {
    const kinds = new Map<string, number>()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const record = readInput(field, bytes)
        expect(decodeContextRecord(record).reason).toBeNull()
        kinds.set(record.kind, (kinds.get(record.kind) ?? 0) + 1)
        expect(canonicalJson(readInput(field, field.write(record)))).toBe(canonicalJson(record))
      }),
      { numRuns: 1_000 },
    )
    for (const kind of KNOWN_CONTEXT_KINDS) expect(kinds.get(kind), kind).toBeGreaterThan(10)
    expect(kinds.size).toBeGreaterThan(KNOWN_CONTEXT_KINDS.length)
  })

  it('should be the least of the first kind without any bytes', () => {
    const fields = { attachmentId: 'a', name: 'a', mimeType: 'a', sizeBytes: 0 }
    const least = { version: 1, contextId: 'a', label: '', ...fields, kind: 'image' }
    expect(readInput(field, new Uint8Array())).toEqual(least)
  })

  it('should put the ends of a range in order', () => {
    const range = (bytes: Uint8Array) => {
      const { lineStart, lineEnd } = readInput(field, bytes) as unknown as Record<string, number>
      return [lineStart, lineEnd]
    }
    const terminal = {
      version: 1,
      contextId: 'a',
      kind: 'terminal',
      label: '',
      terminalId: 'a',
      terminalLabel: 'a',
    }
    const written = (lineStart: number, lineEnd: number) =>
      field.write({ ...terminal, lineStart, lineEnd, text: '' } as never)
    expect([range(written(2, 9)), range(written(9, 2))]).toEqual([
      [2, 9],
      [2, 9],
    ])
  })
})

it('should leave out a second record of an id', () => {
  const all = distinctRecords(field)
  const record = readInput(field, new Uint8Array())
  expect(readInput(all, all.write([record, { ...record, label: 'b' }]))).toEqual([record])
})
