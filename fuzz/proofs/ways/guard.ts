import { CharSet, type Concatenation, type NoParent } from 'refa'

/** What stands between the bars of an expression or a group. */
export type Alternatives = readonly NoParent<Concatenation>[]

/** An assertion of a regular expression; `^`, `$` and `\b` are written with look-around. */
export type Look = Extract<NoParent<Concatenation>['elements'][number], { type: 'Assertion' }>

/** What a look-around wants to see beside its place, if one character decides. */
export interface Guard {
  characters: CharSet
  /** Whether the text may also begin, or end, there. */
  edge: boolean
}

/** Read a look-around as a guard; undefined if it looks at more than one character. */
export function readGuard({ alternatives, kind, negate }: Look, maximum: number): Guard | undefined {
  const seen = neighbours(alternatives, kind, maximum)
  return seen && negate ? { characters: seen.characters.negate(), edge: !seen.edge } : seen
}

function neighbours(alternatives: Alternatives, kind: Look['kind'], maximum: number): Guard | undefined {
  let characters = CharSet.empty(maximum)
  let edge = false
  for (const { elements } of alternatives) {
    const one = neighbour(kind === 'ahead' ? elements : [...elements].reverse(), kind, maximum)
    if (!one) return undefined
    characters = characters.union(one.characters)
    edge ||= one.edge
  }
  return { characters, edge }
}

function neighbour(
  elements: Alternatives[number]['elements'],
  kind: Look['kind'],
  maximum: number,
): Guard | undefined {
  let characters = CharSet.all(maximum)
  let edge = true
  for (const [index, element] of elements.entries()) {
    if (element.type === 'CharacterClass') {
      if (index < elements.length - 1) return undefined
      return { characters: characters.intersect(element.characters), edge: false }
    }
    if (element.type === 'Alternation') {
      const inner = neighbours(element.alternatives, kind, maximum)
      if (index < elements.length - 1 || !inner || inner.edge) return undefined
      return { characters: characters.intersect(inner.characters), edge: false }
    }
    const inner = element.type === 'Assertion' && element.kind === kind && readGuard(element, maximum)
    if (!inner) return undefined
    characters = characters.intersect(inner.characters)
    edge &&= inner.edge
  }
  return { characters, edge }
}
