import type { CharSet } from 'refa'
import { type Alternatives, type Guard, type Look, readGuard } from './guard.ts'

/** A regular expression as a graph of what it does; ways lead through it from node to node. */
export type Node =
  /** Read one character. */
  | { type: 'read'; characters: CharSet; next: Node }
  /** Go on in any of several ways. */
  | { type: 'fork'; ways: Node[] }
  /** Go through the body once more, or go on. */
  | { type: 'loop'; body: Node; next: Node }
  /** Go on if the character that comes next, or the one just read, fits. */
  | { type: 'guard'; kind: Look['kind']; guard: Guard; next: Node }
  /** Read the text backwards from here. */
  | { type: 'backward'; alternatives: Alternatives; next: Node }
  /** Go no further. */
  | { type: 'end' }

type Repetition = Extract<Alternatives[number]['elements'][number], { type: 'Quantifier' }>

/** So many repetitions are written out. More of them count as any number, which can only add ways. */
const WRITTEN_OUT = 3

/**
 * Write an expression as a graph that has at least the ways on which a backtracking matcher goes: what a look-around of
 * more than one character refuses is gone on with all the same, and the way through the look-around itself is one more.
 *
 * @throws {Error} if it has a back reference, or asks for many repetitions of what may be empty
 */
export function toProgram(alternatives: Alternatives, maximum: number): Node {
  const end: Node = { type: 'end' }
  return any(alternatives, end)

  function any(alternatives: Alternatives, next: Node): Node {
    return {
      type: 'fork',
      ways: alternatives.map(({ elements }) =>
        elements.reduceRight((after, one) => element(one, after), next),
      ),
    }
  }

  function element(one: Alternatives[number]['elements'][number], next: Node): Node {
    switch (one.type) {
      case 'CharacterClass':
        return { type: 'read', characters: one.characters, next }
      case 'Alternation':
        return any(one.alternatives, next)
      case 'Quantifier':
        return repetition(one, next)
      case 'Assertion':
        return look(one, next)
      default:
        throw new Error(`No ways are known through ${one.type}`)
    }
  }

  function repetition({ alternatives, min, max }: Repetition, next: Node): Node {
    const required = Math.min(min, WRITTEN_OUT)
    const further = max - required
    if (min > required && canBeEmpty(alternatives)) throw new Error('Repeats often what may be empty')
    let rest = next
    if (further > WRITTEN_OUT) {
      const loop: Node = { type: 'loop', body: end, next }
      loop.body = any(alternatives, loop)
      rest = loop
    } else {
      for (let count = 0; count < further; count++)
        rest = { type: 'fork', ways: [any(alternatives, rest), next] }
    }
    for (let count = 0; count < required; count++) rest = any(alternatives, rest)
    return rest
  }

  function look(assertion: Look, next: Node): Node {
    const { kind, alternatives } = assertion
    const guard = readGuard(assertion, maximum)
    if (guard) return { type: 'guard', kind, guard, next }
    return kind === 'ahead'
      ? { type: 'fork', ways: [any(alternatives, end), next] }
      : { type: 'backward', alternatives, next }
  }
}

function canBeEmpty(alternatives: Alternatives): boolean {
  return alternatives.some(({ elements }) =>
    elements.every((one) => {
      if (one.type === 'CharacterClass') return false
      if (one.type === 'Quantifier' && one.min === 0) return true
      return one.type === 'Assertion' || one.type === 'Unknown' || canBeEmpty(one.alternatives)
    }),
  )
}
