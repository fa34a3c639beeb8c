import type { Node, Position } from 'unist'

/** The Markdown of a node, and where in the tree's own positions it begins. */
export interface Source {
  text: string
  line: number
  column: number
  offset: number
}

/** A part of a source: UTF-16 code units from its start. */
export type Span = readonly [start: number, end: number]

const LINE_END = /\r\n|\n|\r/

/**
 * Find the Markdown of a node.
 *
 * @param text of the whole file. The parser does not count a byte order mark, so its offsets are one too low then.
 * @returns undefined without the text, or for a node without offsets
 */
export function sourceOf({ position }: Node, text: string | undefined): Source | undefined {
  const from = position?.start.offset
  const to = position?.end.offset
  if (text === undefined || !position || from === undefined || to === undefined) return undefined
  const shift = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const { line, column } = position.start
  return { text: text.slice(from + shift, to + shift), line, column, offset: from }
}

/** Where a part of a source is, as the parser counts. */
export function placeOf(source: Source, [from, to]: Span): Position {
  return { start: pointAt(source, from), end: pointAt(source, to) }
}

function pointAt({ text, line, column, offset }: Source, index: number): Position['start'] {
  const lines = text.slice(0, index).split(LINE_END)
  const last = lines[lines.length - 1] as string
  return {
    line: line + lines.length - 1,
    column: lines.length === 1 ? column + index : last.length + 1,
    offset: offset + index,
  }
}

/** How many characters of a line are shown on each side of where a part begins. */
const CONTEXT = 60

/** Show the line on which a part of a text begins, with carets under the part. Long lines are cut. */
export function drawSpan(text: string, [from, to]: Span): string {
  const left = text.slice(0, from).split(LINE_END).at(-1) as string
  const right = text.slice(from).split(LINE_END, 1)[0] as string
  const before = left.length > CONTEXT ? `…${left.slice(-CONTEXT)}` : left
  const after = right.length > CONTEXT ? `${right.slice(0, CONTEXT)}…` : right
  const carets = Math.min(Math.max(1, to - from), Math.max(1, after.length))
  return `${before}${after}\n${before.replace(/[^\t]/g, ' ')}${'^'.repeat(carets)}`
}
