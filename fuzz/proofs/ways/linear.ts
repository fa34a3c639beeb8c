import { JS } from 'refa'
import { type Ambiguity, findAmbiguity, isDeterministic } from './ambiguity.ts'
import { toWayGraphs, type WayGraph } from './graph.ts'
import type { Alternatives } from './guard.ts'

/**
 * Find out whether a regular expression takes more than linear time on some texts, by the number of ways on which it can
 * be read. Every way from every start is counted, whether or not an earlier one would match, so the answer covers
 * every use: one match, all matches of a text, `replace` and `split`. A sticky expression has one start, which its
 * caller gives. Bounds of repetitions do not count as such.
 *
 * @returns undefined if it is linear; else how the time grows, and over which text
 * @throws {Error} if it has a back reference, or reads far back from more than one place
 */
export function findSuperLinear(expression: JS.Literal): Ambiguity | undefined {
  for (const graph of graphs(expression, (alternative) => !isRun(alternative))) {
    const ambiguity = findAmbiguity(graph)
    if (ambiguity) return ambiguity
  }
  return undefined
}

/** Whether an expression has at most one way to read any text from a given start: then it never goes back. */
export function readsInOneWay({ source }: JS.Literal): boolean {
  return graphs({ source, flags: 'y' }, () => true).every(isDeterministic)
}

function graphs({ source, flags }: JS.Literal, keep: (one: Alternatives[number]) => boolean): WayGraph[] {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({
    backreferences: 'unknown',
    maxBackreferenceWords: 0,
    simplify: false,
  })
  return toWayGraphs(expression.alternatives.filter(keep), maxCharacter, !flags.includes('y'))
}

/**
 * Whether an alternative is one run: as many characters of a set as there are. From most starts in a run there is a way
 * to its end; but none of these starts is tried, since the first one takes the run as a whole. It takes all that it
 * reads, so that no character is read twice.
 */
function isRun({ elements }: Alternatives[number]): boolean {
  const [only, ...others] = elements
  if (others.length > 0 || only?.type !== 'Quantifier' || only.lazy) return false
  if (only.max !== Number.POSITIVE_INFINITY || only.min === 0) return false
  const [body, ...choices] = only.alternatives
  return choices.length === 0 && body?.elements.length === 1 && body.elements[0]?.type === 'CharacterClass'
}
