/** A text of `cases.json`: as it is, or in parts, of which some are repeated. */
export type Text = string | (string | { repeat: string; times?: number })[]

/**
 * Write a text out.
 *
 * @param text a text of a case
 * @param size how long to make a part without `times`: UTF-16 code units
 */
export function writeText(text: Text, size = 0): string {
  if (typeof text === 'string') return text
  return text
    .map((part) =>
      typeof part === 'string'
        ? part
        : part.repeat.repeat(part.times ?? Math.floor(size / part.repeat.length)),
    )
    .join('')
}
