import { findMentions } from './mention.ts'
import type { TerminalPayload } from './payload.ts'
import { type Span, without } from './span.ts'

/** A part of the prose that stands for a terminal: its index; undefined if there is none that it could stand for. */
export interface Binding extends Span {
  terminal: number | undefined
}

const PLACEHOLDERS = /\ufffc+/g

/**
 * Bind the placeholders of a text to the terminals in order, and mentions to those that they name: of several of one
 * name each to the next, and what is left to the last.
 *
 * @param text the message
 * @param end where its prose ends
 * @param kept what no placeholder or mention may touch, in order
 * @param terminals in the order of their blocks
 * @returns what is to be replaced, without overlaps: the placeholders, then the mentions
 */
export function bindTerminals(
  text: string,
  end: number,
  kept: readonly Span[],
  terminals: readonly TerminalPayload[],
): Binding[] {
  const prose = text.slice(0, end)
  const placeholders = bindPlaceholders(without(findPlaceholders(prose), kept), terminals.length)
  const uses = new Map<readonly number[], number>()
  const mentions = findMentions(prose, kept, terminals).map(({ named, start, end }): Binding => {
    const used = uses.get(named) ?? 0
    uses.set(named, used + 1)
    return { start, end, terminal: named[Math.min(used, named.length - 1)] }
  })
  return [...placeholders, ...mentions]
}

/** Find the runs of placeholders. */
function findPlaceholders(text: string): Span[] {
  return Array.from(text.matchAll(PLACEHOLDERS), ({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
  }))
}

/** Bind placeholders to as many terminals; what is left of the runs stands for none. */
function bindPlaceholders(runs: readonly Span[], count: number): Binding[] {
  const bindings: Binding[] = []
  let terminal = 0
  for (const { start, end } of runs) {
    let at = start
    for (; at < end && terminal < count; at++) bindings.push({ start: at, end: at + 1, terminal: terminal++ })
    if (at < end) bindings.push({ start: at, end, terminal: undefined })
  }
  return bindings
}
