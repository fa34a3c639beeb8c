import { copyJson, isJsonFault } from '../record/json.ts'
import { type ComposerContextRecord, RECORD_CHARACTERS_MAX } from '../record/record.ts'

/**
 * Name what a record holds: two records have the same key if and only if their payloads are equal. The id does not
 * count, nor the label, which is for display, nor the order of keys.
 *
 * @returns null for what was never decoded, and is too long or too deep or no JSON: it equals nothing
 */
export function payloadKey(record: ComposerContextRecord): string | null {
  const copy = copyJson(record, RECORD_CHARACTERS_MAX)
  if (isJsonFault(copy)) return null
  return JSON.stringify({ ...Object(copy.value), contextId: undefined, label: undefined }, sortKeys)
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
