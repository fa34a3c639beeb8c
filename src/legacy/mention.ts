import type { TerminalPayload } from './payload.ts'
import { lineRange, mentionNames } from './slug.ts'
import type { Span } from './span.ts'

/** A mention, and the terminals of its name. */
export interface Mention extends Span {
  named: readonly number[]
}

const RANGE = /:(\d{1,16}(?:-\d{1,16})?)(?!\d)/g

const GLUED_BEFORE = /[\p{L}\p{N}\p{M}_@.-]$/u
const GLUED_AFTER = /^[\p{L}\p{N}\p{M}_@-]/u

/** The terminals of one range: those of a name, and how long the names are, the longest first. */
interface Names {
  lengths: number[]
  terminals: Map<string, number[]>
}

const NO_NAMES: Names = { lengths: [], terminals: new Map() }

/** Find what mentions one of the terminals, by where it starts, the longest first. */
export function findMentions(text: string, terminals: readonly TerminalPayload[]): Mention[] {
  const names = namesByRange(terminals)
  const mentions: Mention[] = []
  if (names.size === 0) return mentions
  for (const { 0: source, 1: range = '', index } of text.matchAll(RANGE)) {
    const { lengths, terminals } = names.get(range) ?? NO_NAMES
    const end = index + source.length
    for (const length of lengths) {
      const start = index - length - 1
      const named = text[start] === '@' ? terminals.get(text.slice(start + 1, index)) : undefined
      const isAlone = named && !isGluedBefore(text.slice(0, start)) && !isGluedAfter(text.slice(end))
      if (isAlone) mentions.push({ start, end, named })
    }
  }
  return mentions.sort((left, right) => left.start - right.start || right.end - left.end)
}

/** Whether what stands before a mention goes on into it. */
export function isGluedBefore(before: string): boolean {
  return GLUED_BEFORE.test(before.slice(-2))
}

/** Whether a mention goes on in what stands behind it. Full stops alone only end its sentence. */
export function isGluedAfter(after: string): boolean {
  let next = 0
  while (after[next] === '.') next++
  return GLUED_AFTER.test(after.slice(next, next + 2))
}

function namesByRange(terminals: readonly TerminalPayload[]): Map<string, Names> {
  const ranges = new Map<string, Names>()
  terminals.forEach((terminal, index) => {
    const range = lineRange(terminal)
    const names = ranges.get(range) ?? { lengths: [], terminals: new Map<string, number[]>() }
    ranges.set(range, names)
    for (const name of mentionNames(terminal.terminalLabel)) {
      names.terminals.set(name, [...(names.terminals.get(name) ?? []), index])
    }
  })
  for (const names of ranges.values()) {
    const lengths = new Set(Array.from(names.terminals.keys(), ({ length }) => length))
    names.lengths = [...lengths].sort((left, right) => right - left)
  }
  return ranges
}
