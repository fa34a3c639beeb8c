/** What a careful reader finds in the provider's text. Written from the specification, section 6, not from the code. */
export interface Projected {
  /** What stands before the envelope. */
  message: string
  entries: Entry[]
  /** The JSON of the citations; null if there are none. */
  citations: unknown
}

/** An entry of the envelope. */
export interface Entry {
  kind: string
  id: string
  /** The lines of its body; null if it says that it is unavailable. */
  lines: string[] | null
}

const ENVELOPE = '\n\n<t3_context version="1">\n'
const ENVELOPE_END = '\n</t3_context>'
const CITATIONS =
  /\n\n<assistant_citations>\n([^<>&\n]*instructions[^<>&\n]*)\n([^<>&\n]*)\n<\/assistant_citations>$/
const ENTRY = /^<context kind="([a-z][a-z0-9-]{0,39})" id="([A-Za-z0-9_-]{1,128})"( unavailable="true"\/)?>$/

/**
 * Read the provider's text from its end, where the real envelope is.
 *
 * @throws if the envelope is not exactly as it should be
 */
export function readProjected(output: string): Projected {
  const cited = CITATIONS.exec(output)
  const rest = cited ? output.slice(0, cited.index) : output
  const citations = cited ? JSON.parse(cited[2] as string) : null
  if (!rest.endsWith(ENVELOPE_END)) return { message: rest, entries: [], citations }
  const start = rest.lastIndexOf(ENVELOPE)
  const lines = rest.slice(start + ENVELOPE.length, -ENVELOPE_END.length).split('\n')
  return { message: rest.slice(0, start), entries: readEntries(lines), citations }
}

function readEntries(lines: readonly string[]): Entry[] {
  const entries: Entry[] = []
  for (let index = 0; index < lines.length; index++) {
    const [, kind, id, unavailable] = ENTRY.exec(lines[index] as string) ?? []
    if (kind === undefined || id === undefined) throw new Error(`no entry: ${JSON.stringify(lines[index])}`)
    if (unavailable) {
      entries.push({ kind, id, lines: null })
      continue
    }
    const end = lines.indexOf('</context>', index)
    if (end === -1) throw new Error(`no end of the entry ${id}`)
    entries.push({ kind, id, lines: lines.slice(index + 1, end) })
    index = end
  }
  return entries
}

const INVISIBLE = '[\\p{Cf}\\p{Default_Ignorable_Code_Point}]'
const BLANK = `(?:\\s|${INVISIBLE})`
// Not the flag `i`: with `u` it takes U+017F for an s.
const NAMES = ['t3_context', 'context', 'assistant_citations'].map((name) =>
  [...name].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(`${INVISIBLE}*`),
)
/** A tag that some reader could take for the package's own, up to the end of its name. */
export const TAG: RegExp = new RegExp(
  `<${BLANK}*/?${BLANK}*(?:${NAMES.join('|')})(?!(?:(?!\\s)${INVISIBLE})*(?!${INVISIBLE})[\\p{L}\\p{Nd}\\p{M}_.:-])`,
  'gu',
)

/** Find the tags of a text that some reader could take for the package's own. */
export function findTags(text: string): string[] {
  return text.match(TAG) ?? []
}

/** The same in JSON, where an escape counts as the character that it stands for, but for an escaped `<`. */
export function findTagsInJson(json: string): string[] {
  return findTags(
    json.replace(/\\(?:u[\da-f]{4}|.)/g, (escaped) =>
      escaped === '\\u003c' ? '?' : JSON.parse(`"${escaped}"`),
    ),
  )
}

/** Split at what any reader takes for a line break. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/)
}
