import type { DFA } from 'refa'

/** An automaton as a table, for many short texts. */
export interface Table {
  /** Find where the longest text that the automaton accepts from `start` on ends; -1 if it accepts none. */
  longest(text: string, start: number): number
}

const DEAD = 0

/** Write an automaton over UTF-16 code units as a table. */
export function toTable(automaton: DFA): Table {
  const nodes: DFA.ReadonlyNode[] = Array.from(automaton.nodes())
  const numbers = new Map(nodes.map((node, index) => [node, index + 1]))
  const classes = new Map<string, number>()
  const starts = new Set(
    nodes.flatMap(({ out }) => Array.from(out, ([{ min, max }]) => [min, max + 1]).flat()),
  )
  const columns: number[][] = []
  const classOf = new Uint8Array(0x10000)
  let current = classFor(0)
  for (let unit = 0; unit < classOf.length; unit++) {
    if (starts.has(unit)) current = classFor(unit)
    classOf[unit] = current
  }
  const next = columns.map((column) => Uint16Array.of(DEAD, ...column))
  const finals = new Set(
    nodes.flatMap((node, index) => (automaton.finals.has(node as DFA.Node) ? [index + 1] : [])),
  )
  const accepts = Uint8Array.from({ length: nodes.length + 1 }, (_, state) => (finals.has(state) ? 1 : 0))
  const initial = numbers.get(automaton.initial) ?? DEAD

  return {
    longest(text, start) {
      let end = accepts[initial] === 1 ? start : -1
      let state = initial
      for (let index = start; index < text.length; index++) {
        state = next[classOf[text.charCodeAt(index)] ?? 0]?.[state] ?? DEAD
        if (state === DEAD) return end
        if (accepts[state] === 1) end = index + 1
      }
      return end
    },
  }

  /** Units that lead to the same states from everywhere are one class. */
  function classFor(unit: number): number {
    const column = nodes.map(({ out }) => {
      const to = out.get(unit)
      return to === undefined ? DEAD : (numbers.get(to) ?? DEAD)
    })
    const known = classes.get(column.join())
    if (known !== undefined) return known
    classes.set(column.join(), columns.length)
    return columns.push(column) - 1
  }
}
