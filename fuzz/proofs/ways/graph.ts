import { CharSet } from 'refa'
import type { Alternatives } from './guard.ts'
import { type Node, toProgram } from './program.ts'

/** All ways on which a matcher can read a text: from state to state, by the letters of an alphabet. */
export interface WayGraph {
  /** By state and letter: the states behind it, and one twice if two ways lead there. */
  next: readonly (readonly (readonly number[])[])[]
  /** One character for each letter: characters that no state tells apart are one letter. */
  letters: readonly string[]
}

/** A way to the next character, of which it reads some. */
interface Read {
  node: Node | null
  characters: CharSet
}

interface Step {
  to: number
  characters: CharSet
}

/** Where a matcher is: at a node that has just read a character of the class, or still before it begins (`null`). */
interface State {
  node: Node | null
  /** The index of a class; -1 at the start of the text. */
  class: number
}

/**
 * Build the graphs of an expression: one of its own, and one more for every look-behind that reads far back.
 *
 * @param alternatives the expression
 * @param maximum the largest character
 * @param anywhere whether matches are looked for from every place on; else from one, whatever stands before it
 * @throws {Error} if it has a back reference, or reads far back from more than one place
 */
export function toWayGraphs(alternatives: Alternatives, maximum: number, anywhere: boolean): WayGraph[] {
  const start = toProgram(alternatives, maximum)
  const classes = classesOf(start, maximum)
  const starts = anywhere ? [-1] : [-1, ...classes.keys()]
  const states: State[] = starts.map((index) => ({ node: null, class: index }))
  const steps: Step[][] = []
  const backward: Alternatives[] = []
  // The states grow while they are walked.
  for (const state of states) {
    const begins = state.node === null
    const from = state.node?.type === 'read' ? state.node.next : start
    const reads = readsFrom(from, state.class, begins && !anywhere)
    if (begins && anywhere) reads.push({ node: null, characters: CharSet.all(maximum) })
    steps.push(reads.flatMap(({ node, characters }) => enter(node, characters)))
  }
  return [toLetters(steps), ...backward.flatMap((body) => toWayGraphs(reversed(body), maximum, false))]

  function enter(node: Node | null, characters: CharSet): Step[] {
    return classes.flatMap((members, index) => {
      const both = characters.intersect(members)
      if (both.isEmpty) return []
      const known = states.findIndex((state) => state.node === node && state.class === index)
      if (known === -1) states.push({ node, class: index })
      return [{ to: known === -1 ? states.length - 1 : known, characters: both }]
    })
  }

  /** Every way to the next character, with the characters that are read then. */
  function readsFrom(from: Node, previous: number, once: boolean): Read[] {
    const reads: Read[] = []
    const follow = (node: Node, allowed: CharSet, entered: readonly Node[]): void => {
      switch (node.type) {
        case 'read': {
          const characters = node.characters.intersect(allowed)
          if (!characters.isEmpty) reads.push({ node, characters })
          return
        }
        case 'fork':
          for (const way of node.ways) follow(way, allowed, entered)
          return
        case 'loop':
          // A matcher refuses to go through a loop without reading anything.
          if (entered.includes(node)) return
          follow(node.body, allowed, [...entered, node])
          follow(node.next, allowed, entered)
          return
        case 'guard': {
          const { characters, edge } = node.guard
          if (node.kind === 'ahead') follow(node.next, allowed.intersect(characters), entered)
          else if (previous === -1 ? edge : !classes[previous]?.isDisjointWith(characters))
            follow(node.next, allowed, entered)
          return
        }
        case 'backward':
          // At the end of the text, where nothing may come next any more, there is one place, too.
          if (!once && !allowed.isEmpty) throw new Error('Reads far back from more than one place')
          if (!backward.includes(node.alternatives)) backward.push(node.alternatives)
          follow(node.next, allowed, entered)
      }
    }
    follow(from, CharSet.all(maximum), [])
    return reads
  }
}

/** Sort all characters into classes, so that no guard that looks back tells those of a class apart. */
function classesOf(start: Node, maximum: number): CharSet[] {
  let classes = [CharSet.all(maximum)]
  const seen = new Set<Node>()
  const visit = (node: Node): void => {
    if (seen.has(node)) return
    seen.add(node)
    if (node.type === 'guard' && node.kind === 'behind') {
      const { characters } = node.guard
      classes = classes.flatMap((members) => [members.intersect(characters), members.without(characters)])
    }
    if (node.type === 'fork') node.ways.forEach(visit)
    if (node.type === 'loop') visit(node.body)
    if ('next' in node) visit(node.next)
  }
  visit(start)
  return classes.filter((members) => !members.isEmpty)
}

/** Turn an expression round, so that it reads from right to left. */
function reversed(alternatives: Alternatives): Alternatives {
  return alternatives.map(({ elements }) => ({
    type: 'Concatenation',
    elements: [...elements].reverse().map((element) => {
      if (element.type === 'CharacterClass' || element.type === 'Unknown') return element
      const turned = { ...element, alternatives: [...reversed(element.alternatives)] }
      return turned.type === 'Assertion'
        ? { ...turned, kind: turned.kind === 'ahead' ? 'behind' : 'ahead' }
        : turned
    }),
  }))
}

function toLetters(steps: Step[][]): WayGraph {
  const sets = steps.flat().map(({ characters }) => characters)
  const starts = new Set(sets.flatMap(({ ranges }) => ranges.flatMap(({ min, max }) => [min, max + 1])))
  const letters = new Map<string, number>()
  for (const start of starts) {
    const members = sets.map((set) => (set.has(start) ? 1 : 0)).join('')
    if (members.includes('1') && !letters.has(members)) letters.set(members, start)
  }
  const characters = Array.from(letters.values())
  return {
    next: steps.map((step) =>
      characters.map((one) => step.filter((s) => s.characters.has(one)).map((s) => s.to)),
    ),
    letters: characters.map((one) => String.fromCodePoint(one)),
  }
}
