import { escapeTagsInJson } from './escape.ts'

/** The line breaks that `JSON.stringify` leaves. */
const LEFT_LINE_BREAK = /[\x85\u2028\u2029]/g

/**
 * Write a JSON value in one line, for every reader's idea of a line, and without a tag of the package's own
 * (specification, section 6.4).
 *
 * @param value a JSON value, nested no deeper than the schemas of records allow
 * @returns JSON that parses to the same value
 */
export function toJsonLine(value: unknown): string {
  return escapeTagsInJson(JSON.stringify(value).replace(LEFT_LINE_BREAK, escapeUnit))
}

/** Write a UTF-16 code unit as JSON's escape. */
export function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
