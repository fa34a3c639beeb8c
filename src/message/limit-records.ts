import {
  MESSAGE_CHARACTERS_MAX,
  MESSAGE_CONTEXT_VERSION,
  MESSAGE_RECORDS_MAX,
} from '../record/message-context.ts'
import type { ComposerContextRecord } from '../record/record.ts'

/** A record that a message goes without. */
export interface DroppedContext {
  contextId: string
  /** What was expected and what was found, in a sentence. */
  reason: string
}

const TOO_MANY = `Expected at most ${MESSAGE_RECORDS_MAX} records, found more`
const TOO_LONG = `Expected at most ${MESSAGE_CHARACTERS_MAX} characters of JSON, found more`

/**
 * Take as many records as a context may have: each for which there is still room, in their order.
 *
 * @returns the records that fit, and the others with the bound that they go over
 */
export function limitRecords(records: readonly ComposerContextRecord[]): {
  kept: ComposerContextRecord[]
  dropped: DroppedContext[]
} {
  const kept: ComposerContextRecord[] = []
  const dropped: DroppedContext[] = []
  let room = MESSAGE_CHARACTERS_MAX - JSON.stringify({ version: MESSAGE_CONTEXT_VERSION, records: [] }).length
  for (const record of records) {
    const { contextId } = record
    if (kept.length === MESSAGE_RECORDS_MAX) {
      dropped.push({ contextId, reason: TOO_MANY })
      continue
    }
    const { length } = JSON.stringify(record)
    if (length > room) {
      dropped.push({ contextId, reason: TOO_LONG })
      continue
    }
    kept.push(record)
    // The comma before the next counts, too.
    room -= length + 1
  }
  return { kept, dropped }
}
