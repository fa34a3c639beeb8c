import { inlineValue, isBlank } from './lines.ts'

/** The keys of a preview block, in the order in which they stand. Each may be missing, and is empty then. */
export const PREVIEW_KEYS = ['Id', 'Page', 'Comment', 'Targets', 'Requested visual changes'] as const

const OPENINGS = PREVIEW_KEYS.map((key) => `${key}:`)

export type PreviewKey = (typeof PREVIEW_KEYS)[number]

/** What stands behind a key on its line, and the lines below. */
export type FieldLines = [inline: string, ...below: string[]]

/**
 * Give the lines of each field: what is behind the colon, and what follows up to the next line that begins with a later
 * key. A line that begins with the same key or an earlier one is of the value: a comment may have one.
 *
 * @returns undefined if there is no field, or something before the first
 */
export function readPreviewFields(lines: readonly string[]): Map<PreviewKey, FieldLines> | undefined {
  const fields = new Map<PreviewKey, FieldLines>()
  let current: FieldLines | undefined
  let next = 0
  for (const line of lines) {
    const index = OPENINGS.findIndex((opening, at) => at >= next && line.startsWith(opening))
    const key = PREVIEW_KEYS[index]
    if (key) {
      current = [inlineValue(line, key)]
      fields.set(key, current)
      next = index + 1
    } else if (current) current.push(line)
    else if (!isBlank(line)) return undefined
  }
  return fields.size === 0 ? undefined : fields
}

/**
 * Read a value. It stands behind its key, or below it indented by two.
 *
 * @param lines those of the field
 * @param goesOn whether it may also stand behind its key and go on below as it is, as comments do
 * @returns undefined if there is something below that does not belong there
 */
export function readPreviewValue([inline, ...below]: FieldLines, goesOn: boolean): string | undefined {
  if (isBlank(inline) && below.every((line) => line.startsWith('  ') || isBlank(line))) {
    // A blank line without the indent, at the end, only keeps the next field apart.
    const last = below.map((line) => line.startsWith('  ')).lastIndexOf(true)
    const value = below.slice(0, last + 1).map((line) => line.slice(2))
    return value.join('\n')
  }
  if (below.every(isBlank)) return inline
  return goesOn ? [inline, ...below].join('\n').trim() : undefined
}

/** Read a list: items behind `- `, whose further lines are indented by two. */
export function readPreviewList([inline, ...below]: FieldLines): string[] | undefined {
  if (!isBlank(inline)) return undefined
  const items: string[][] = []
  for (const line of below) {
    const item = items.at(-1)
    if (line === '-' || line.startsWith('- ')) items.push([line.slice(2)])
    else if (item && line.startsWith('  ')) item.push(line.slice(2))
    else if (!isBlank(line)) return undefined
  }
  return items.map((item) => item.join('\n'))
}
