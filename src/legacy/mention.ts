import type { TerminalPayload } from './payload.ts'
import { lineRange, mentionNames } from './slug.ts'
import { inOrder, type Span } from './span.ts'
import { findWords } from './words.ts'

/** A mention, and the terminals of its name. */
export interface Mention extends Span {
  named: readonly number[]
}

const OPENING = '@'

const GLUED_BEFORE = /[\p{L}\p{N}\p{M}_@.-]$/u
const GLUED_AFTER = /^[\p{L}\p{N}\p{M}_@-]/u

/** Write the mention of a terminal by its slug. */
export function writeMention(terminal: TerminalPayload): string {
  return `${OPENING}${terminal.terminalId}:${lineRange(terminal)}`
}

/**
 * Find what mentions one of the terminals: of mentions that overlap the earlier, then the longer.
 *
 * @param kept what no mention may touch, in order
 */
export function findMentions(
  text: string,
  kept: readonly Span[],
  terminals: readonly TerminalPayload[],
): Mention[] {
  // The longest at each start; null where none can be.
  const longest = new Map<number, Mention | null>()
  let keptIndex = 0
  let keptEnd = 0
  let glued = { end: 0, isGlued: false }
  findWords(text, writtenMentions(terminals), OPENING, (start, end, named) => {
    for (let next = kept[keptIndex]; next && next.start < end; next = kept[++keptIndex]) keptEnd = next.end
    if (start < keptEnd) return
    if (glued.end !== end) glued = { end, isGlued: isGluedAfter(text.slice(end)) }
    if (glued.isGlued) return
    if (!longest.has(start) && isGluedBefore(text.slice(0, start))) longest.set(start, null)
    if (longest.get(start) !== null) longest.set(start, { start, end, named })
  })
  return withoutOverlaps([...longest.values()].filter((mention) => mention !== null))
}

/**
 * Find what would mention one of the terminals if it stood alone: the longest at each start. No mention has white space
 * in it, and those of one word come before those of the next.
 */
export function findGluedMentions(text: string, terminals: readonly TerminalPayload[]): Span[] {
  // The longest is found last.
  const ends = new Map<number, number>()
  findWords(text, writtenMentions(terminals), OPENING, (start, end) => ends.set(start, end))
  return Array.from(ends, ([start, end]) => ({ start, end }))
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

/** The terminals that each mention names. */
function writtenMentions(terminals: readonly TerminalPayload[]): Map<string, number[]> {
  const written = new Map<string, number[]>()
  terminals.forEach((terminal, index) => {
    for (const name of mentionNames(terminal.terminalLabel)) {
      const mention = `${OPENING}${name}:${lineRange(terminal)}`
      const named = written.get(mention) ?? []
      named.push(index)
      written.set(mention, named)
    }
  })
  return written
}

function withoutOverlaps(mentions: readonly Mention[]): Mention[] {
  let last = 0
  return inOrder(mentions).filter(({ start, end }) => {
    if (start < last) return false
    last = end
    return true
  })
}
