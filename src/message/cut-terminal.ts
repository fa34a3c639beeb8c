import { TERMINAL_TEXT_MAX } from '../record/kinds.ts'
import { countLineEnds, leftOut, roomBesideMark, splitsPair, withoutLastLineEnd } from './cut.ts'

/** Lines of a terminal, the first of which has the number `lineStart`. */
export interface TerminalExcerpt {
  lineStart: number
  lineEnd: number
  /** The lines; LF, CR LF and CR end one. */
  text: string
}

/**
 * Cut an excerpt of a terminal to at most 64,000 UTF-16 code units: its end stays, where the failure is (specification,
 * section 9). Every line that stays keeps its number.
 *
 * Whole lines stay below a line that says how many were left out; this mark takes the number of the last of them, so
 * the text has as many lines as its range, if it had before. If that would waste more than half of the room, the cut is
 * inside a line, and the mark is at its start.
 *
 * ```text
 *  1 | $ npm test              1200 | … 1200 lines left out …
 *  …                     →     1201 | FAIL src/a.test.ts
 * 1201 | FAIL src/a.test.ts
 * ```
 *
 * Lines behind the range have no number, and readers who print numbers do not show them. They are left out first, and
 * so is a line end there; a mark behind the range stands for them.
 *
 * @returns the range and the text; the same object if the text is not too long
 */
export function cutTerminalExcerpt(excerpt: TerminalExcerpt): TerminalExcerpt {
  const { text, lineStart, lineEnd } = excerpt
  if (text.length <= TERMINAL_TEXT_MAX) return excerpt
  const end = endOfLine(text, lineEnd - lineStart)
  const behind = countLineEnds(withoutLastLineEnd(text.slice(end)))
  const note = behind > 0 ? `\n${leftOut(behind, 'line')}` : ''
  const { linesGone, kept } = keepEnd(text.slice(0, end), TERMINAL_TEXT_MAX - note.length)
  return { lineStart: lineStart + linesGone, lineEnd, text: kept + note }
}

/** Where a line ends, counted from 0; the end of the text if it has no such line. */
function endOfLine(text: string, line: number): number {
  let left = line
  for (const { index } of text.matchAll(/\r\n?|\n/g)) if (left-- === 0) return index
  return text.length
}

/** Cut a text from its start; `linesGone` are those before the first line of what is kept, the mark included. */
function keepEnd(text: string, max: number): { linesGone: number; kept: string } {
  if (text.length <= max) return { linesGone: 0, kept: text }
  const room = roomBesideMark(text, max)
  const first = text.length - room
  const line = startOfLine(text, first)
  if ((text.length - line) * 2 >= room) {
    const lines = countLineEnds(text.slice(0, line))
    return { linesGone: lines - 1, kept: `${leftOut(lines, 'line')}\n${text.slice(line)}` }
  }
  const start = splitsPair(text, first) ? first + 1 : first
  return {
    linesGone: countLineEnds(text.slice(0, start)),
    kept: leftOut(start, 'character') + text.slice(start),
  }
}

/** The first index from here on at which a line starts; the end of the text if none does. */
function startOfLine(text: string, from: number): number {
  const lineEnd = /\r\n?|\n/g
  lineEnd.lastIndex = from - 1
  return lineEnd.exec(text) ? lineEnd.lastIndex : text.length
}
