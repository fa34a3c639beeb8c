import type { ComposerContextRecord } from '../record/record.ts'

/**
 * Name what a record holds: two records have the same key if and only if their payloads are equal. The id does not
 * count, nor the label, which is for display, nor the order of keys.
 */
export function payloadKey(record: ComposerContextRecord): string {
  return JSON.stringify({ ...record, contextId: undefined, label: undefined }, sortKeys)
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
