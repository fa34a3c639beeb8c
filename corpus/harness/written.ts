import { type Text, writeText } from './text.ts'

/**
 * Write out a JSON value of `records.json`, in which some values stand for long or deep ones: `{ "$text": … }` for a
 * text in parts, `{ "$nested": n }` for an empty array in arrays, n levels in all, `{ "$records": { repeat, times } }` for a
 * context with one record so many times.
 */
export function writeValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(writeValue)
  if ('$text' in value) return writeText(value.$text as Text)
  if ('$nested' in value)
    return JSON.parse('['.repeat(Number(value.$nested)) + ']'.repeat(Number(value.$nested)))
  if ('$records' in value) {
    const { repeat, times } = value.$records as { repeat: unknown; times: number }
    return { version: 1, records: Array.from({ length: times }, () => repeat) }
  }
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, writeValue(member)]))
}
