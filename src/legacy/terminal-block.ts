import { sanitizeComposerContextLabel } from '../reference/label.ts'
import { asLines, isBlank, linesOf } from './lines.ts'
import type { TerminalPayload } from './payload.ts'
import { lineRange, terminalSlug } from './slug.ts'

/** What an entry says of an excerpt. */
export type TerminalFields = Pick<TerminalPayload, 'terminalLabel' | 'lineStart' | 'lineEnd' | 'text'>

const RANGE = / (?:line (\d{1,16})|lines (\d{1,16})-(\d{1,16})):$/

/** What its first line says. */
type Header = Omit<TerminalFields, 'text'>

/**
 * Read the inside of a terminal block: excerpts, each `- <label> line <n>:` or `- <label> lines <a>-<b>:` and lines
 * `  <n> | <text>`. The numbers of the lines are those of the excerpt and are not read.
 *
 * @returns the excerpts, at least one; undefined if a line is none of these
 */
export function readTerminalBlock(body: string): TerminalPayload[] | undefined {
  const entries: { header: Header; lines: string[] }[] = []
  for (const line of linesOf(body)) {
    if (isBlank(line)) continue
    const header = readHeader(line)
    const captured = header ? undefined : /^ {2}\d{1,16} \|(?: |$)/.exec(line)
    const entry = entries.at(-1)
    if (header) entries.push({ header, lines: [] })
    else if (captured && entry) entry.lines.push(line.slice(captured[0].length))
    else return undefined
  }
  if (entries.length === 0) return undefined
  return entries.map(({ header, lines }) => toTerminal({ ...header, text: lines.join('\n') }))
}

/** Write an excerpt as an entry. */
export function writeTerminalEntry(terminal: TerminalFields): string {
  const { terminalLabel, lineStart, text } = terminal
  const lines = text.split('\n').map((line, index) => `  ${lineStart + index} | ${line}`)
  return [`- ${terminalLabel} ${rangeWords(terminal)}:`, ...lines].join('\n')
}

/** Make the payload that an entry has: label and id are those of the terminal's label. */
export function toTerminal({ terminalLabel, lineStart, lineEnd, text }: TerminalFields): TerminalPayload {
  const label = `${terminalLabel} ${rangeWords({ lineStart, lineEnd })}`
  return {
    kind: 'terminal',
    label: sanitizeComposerContextLabel(label, 'terminal'),
    terminalId: terminalSlug(terminalLabel),
    terminalLabel,
    lineStart,
    lineEnd,
    text: asLines(text),
  }
}

function rangeWords(range: { lineStart: number; lineEnd: number }): string {
  return `${range.lineStart === range.lineEnd ? 'line' : 'lines'} ${lineRange(range)}`
}

/** Read what begins an entry. A label may be empty here: no record has such a one. */
function readHeader(line: string): Header | undefined {
  const range = line.startsWith('- ') ? RANGE.exec(line) : null
  if (!range) return undefined
  const [, single, first = single, last = single] = range
  const terminalLabel = line.slice(2, range.index).trim()
  return { terminalLabel, lineStart: Number(first), lineEnd: Number(last) }
}
