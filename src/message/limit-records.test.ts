import { expect, it } from 'vitest'
import { decodeMessageContext } from '../record/message-context.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { limitRecords } from './limit-records.ts'

const ROOM = 16_000_000 - '{"version":1,"records":[]}'.length
const TOO_LONG = 'Expected at most 16000000 characters of JSON, found more'

/** A record that has so many characters in JSON: six for each control character. */
function record(contextId: string, length: number): ComposerContextRecord {
  const terminal = {
    version: 1,
    contextId,
    kind: 'terminal',
    label: 'T',
    terminalId: 't',
    terminalLabel: 'T',
  }
  const empty = { ...terminal, lineStart: 1, lineEnd: 1, text: '' }
  const rest = length - JSON.stringify(empty).length
  return { ...empty, text: '\0'.repeat(rest / 6) + 'x'.repeat(rest % 6) } as ComposerContextRecord
}

/** Records that have so many characters in JSON together, with the commas between them. */
function fill(length: number): ComposerContextRecord[] {
  const full = Array.from({ length: 49 }, (_, index) => record(`t${index}`, 320_000))
  return [...full, record('last', length - 49 * 320_001)]
}

it('should take as many characters as a decoder does', () => {
  const just = fill(ROOM)
  expect(limitRecords(just)).toStrictEqual({ kept: just, dropped: [] })
  expect(decodeMessageContext({ version: 1, records: just }).context?.records).toHaveLength(50)

  const over = fill(ROOM + 1)
  expect(limitRecords(over)).toStrictEqual({
    kept: just.slice(0, 49),
    dropped: [{ contextId: 'last', reason: TOO_LONG }],
  })
  expect(decodeMessageContext({ version: 1, records: over }).context).toBeNull()
})

it('should go on behind a record that does not fit', () => {
  const { kept, dropped } = limitRecords([...fill(ROOM - 301), record('big', 301), record('small', 300)])
  expect(kept.slice(-2).map(({ contextId }) => contextId)).toStrictEqual(['last', 'small'])
  expect(dropped).toStrictEqual([{ contextId: 'big', reason: TOO_LONG }])
})
