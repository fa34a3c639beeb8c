import type { DFA } from 'refa'

/** A string that one of two automata accepts and the other refuses. */
export interface Difference {
  text: string
  accepts: 'left' | 'right'
}

/** What is left of an automaton's way: `undefined` when no continuation is accepted any more. */
type State = DFA.ReadonlyNode | undefined

const PRINTABLE = Array.from('aA0!', (character) => character.charCodeAt(0))

interface Pair {
  left: State
  right: State
  text: string
}

/**
 * Find a shortest string on which two automata over UTF-16 code units disagree, by walking both at once, breadth
 * first. Where several units would do, a printable one is taken.
 *
 * @returns undefined if they accept the same strings: then every pair of states that a string leads to was seen
 */
export function shortestDifference(left: DFA, right: DFA): Difference | undefined {
  const seen = new Map<State, Set<State>>()
  const queue: Pair[] = []
  const visit = (pair: Pair) => {
    const partners = seen.get(pair.left) ?? new Set()
    if (partners.has(pair.right)) return
    seen.set(pair.left, partners.add(pair.right))
    queue.push(pair)
  }
  visit({ left: left.initial, right: right.initial, text: '' })
  // The queue grows while it is walked.
  for (const pair of queue) {
    const inLeft = pair.left !== undefined && left.finals.has(pair.left as DFA.Node)
    const inRight = pair.right !== undefined && right.finals.has(pair.right as DFA.Node)
    if (inLeft !== inRight) return { text: pair.text, accepts: inLeft ? 'left' : 'right' }
    for (const unit of everyUnit(pair)) {
      visit({
        left: pair.left?.out.get(unit),
        right: pair.right?.out.get(unit),
        text: pair.text + String.fromCharCode(unit),
      })
    }
  }
  return undefined
}

/** One unit of each range that both states treat as a whole, the printable ones first. */
function everyUnit({ left, right }: Pair): number[] {
  const ranges = [left, right].flatMap((state) => Array.from(state?.out ?? [], ([range]) => range))
  const starts = new Set(ranges.flatMap(({ min, max }) => [min, max + 1]))
  const sorted = Array.from(starts).sort((a, b) => a - b)
  const printable = PRINTABLE.filter((unit) => sorted.some((start) => start <= unit))
  const classes = new Map<number | undefined, number>()
  for (const unit of [...printable, ...sorted.slice(0, -1)]) {
    const start = sorted.filter((one) => one <= unit).at(-1)
    if (!classes.has(start)) classes.set(start, unit)
  }
  return Array.from(classes.values())
}
