import { check } from './decode.ts'
import { copyJson, isJsonFault, type JsonPath } from './json.ts'
import { type ComposerContextRecord, fieldsOf } from './record.ts'

/** A record that was dropped, and why. */
export interface DroppedRecord {
  /** Where it stood among the records. */
  index: number
  /** The id that it gives; `null` if it gives none. */
  contextId: string | null
  /** Where in it the fault is: keys and indexes, from the outside in. */
  path: JsonPath
  /** What was expected and what was found, in a sentence. */
  reason: string
}

/** Some records, and those that are not among them. */
export interface RecordsDecoding {
  records: ComposerContextRecord[]
  dropped: DroppedRecord[]
}

/**
 * Decode records one by one. What is none is dropped, and so are all records of an id that several have.
 *
 * @param items anything
 * @param maxLength the most UTF-16 code units that they may have together, as JSON
 * @returns the records, or `null` if they are longer; never throws
 */
export function decodeRecords(items: readonly unknown[], maxLength: number): RecordsDecoding | null {
  const decoded: { index: number; record: ComposerContextRecord }[] = []
  const dropped: DroppedRecord[] = []
  let rest = maxLength
  for (const [index, item] of items.entries()) {
    const copy = copyJson(item, rest)
    if (isJsonFault(copy) && copy.isTooLong) return null
    // The comma behind it counts, too.
    rest -= copy.length + 1
    const { value, path, reason } = isJsonFault(copy) ? { ...copy, value: null } : check(copy.value, fieldsOf)
    if (value !== null) decoded.push({ index, record: value })
    else dropped.push({ index, contextId: idOf(copy.value), path, reason })
  }

  const counts = new Map<string, number>()
  for (const { record } of decoded) counts.set(record.contextId, (counts.get(record.contextId) ?? 0) + 1)
  const records: ComposerContextRecord[] = []
  for (const { index, record } of decoded) {
    const { contextId } = record
    const count = counts.get(contextId) ?? 0
    if (count === 1) records.push(record)
    else {
      const reason = `Expected one record of this id, found ${count}`
      dropped.push({ index, contextId, path: ['contextId'], reason })
    }
  }
  return { records, dropped: dropped.sort((left, right) => left.index - right.index) }
}

function idOf(copy: unknown): string | null {
  const { contextId } = Object(copy)
  return typeof contextId === 'string' ? contextId : null
}
