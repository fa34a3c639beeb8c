import type { WayGraph } from './graph.ts'

/** How the number of ways to read a text can grow: read `pump` over and over, and it does. */
export interface Ambiguity {
  growth: 'exponential' | 'polynomial'
  pump: string
}

/**
 * Find out whether the number of ways on which a text can be read, from all starts to wherever they end, is bounded
 * whatever the text; if so, a backtracking matcher takes linear time, even if nothing ever matches.
 *
 * The criteria are those of Weber and Seidl, On the degree of ambiguity of finite automata (1991): it is exponential if
 * some state has two ways back to itself over the same text, and else unbounded if there are two states of which
 * both have a way back to themselves, and the first one to the second, over the same text.
 *
 * @returns undefined if it is bounded
 */
export function findAmbiguity(graph: WayGraph): Ambiguity | undefined {
  const reachable = graph.next.map((_, state) => reach(graph, state))
  const together = (a: number, b: number) => reachable[a]?.has(b) === true && reachable[b]?.has(a) === true
  const looping = Array.from(graph.next.keys()).filter((state) => together(state, state))
  for (const state of looping) {
    const pump = twoWaysBack(graph, state, (other) => together(state, other))
    if (pump !== undefined) return { growth: 'exponential', pump }
  }
  for (const first of looping) {
    for (const second of looping) {
      if (first === second || !reachable[first]?.has(second)) continue
      const pump = wayAcross(graph, first, second, [
        (other) => together(first, other),
        (other) => other === second || reachable[other]?.has(second) === true,
        (other) => together(second, other),
      ])
      if (pump !== undefined) return { growth: 'polynomial', pump }
    }
  }
  return undefined
}

/** Whether the next character always decides: then there is at most one way to read any text. */
export function isDeterministic({ next }: WayGraph): boolean {
  return next.every((letters) => letters.every((states) => states.length <= 1))
}

function reach({ next }: WayGraph, from: number): Set<number> {
  const found = new Set(next[from]?.flat())
  for (const state of found) for (const other of next[state]?.flat() ?? []) found.add(other)
  return found
}

/** A text over which two different ways lead from a state back to itself. */
function twoWaysBack(graph: WayGraph, state: number, within: (state: number) => boolean): string | undefined {
  return search(graph, [state, state, 0], [state, state, 1], ([a, b, apart], letter) => {
    const toA = graph.next[a]?.[letter] ?? []
    const toB = graph.next[b]?.[letter] ?? []
    return toA.flatMap((nextA, wayA) =>
      toB.flatMap((nextB, wayB) =>
        within(nextA) && within(nextB)
          ? [[nextA, nextB, apart === 1 || a !== b || wayA !== wayB ? 1 : 0] as const]
          : [],
      ),
    )
  })
}

/** A text over which ways lead from `first` to itself, from `first` to `second` and from `second` to itself. */
function wayAcross(
  graph: WayGraph,
  first: number,
  second: number,
  [inFirst, between, inSecond]: readonly [Test, Test, Test],
): string | undefined {
  return search(graph, [first, first, second], [first, second, second], ([a, b, c], letter) => {
    const to = (state: number, test: Test) => new Set(graph.next[state]?.[letter]?.filter(test))
    const [allB, allC] = [to(b, between), to(c, inSecond)]
    return [...to(a, inFirst)].flatMap((x) =>
      [...allB].flatMap((y) => [...allC].map((z) => [x, y, z] as const)),
    )
  })
}

type Test = (state: number) => boolean
type Triple = readonly [number, number, number]

/** Search, breadth first, a text of at least one letter that leads from one triple to another. */
function search(
  graph: WayGraph,
  from: Triple,
  to: Triple,
  step: (triple: Triple, letter: number) => readonly Triple[],
): string | undefined {
  const seen = new Set<string>()
  const queue: { triple: Triple; text: string }[] = [{ triple: from, text: '' }]
  for (const { triple, text } of queue) {
    for (const [letter, character] of graph.letters.entries()) {
      for (const found of step(triple, letter)) {
        const key = found.join()
        if (key === to.join()) return text + character
        if (seen.has(key)) continue
        seen.add(key)
        queue.push({ triple: found, text: text + character })
      }
    }
  }
  return undefined
}
