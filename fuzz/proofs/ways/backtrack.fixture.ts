import { JS } from 'refa'
import type { Alternatives } from './guard.ts'

type Elements = Alternatives[number]['elements']
type Behind = (at: number) => boolean

/** No test waits for more steps than this. */
const MOST_STEPS = 1_000_000

/**
 * Match a text as the language has it, by going back, and count how often a character is looked at.
 *
 * @param expression without back references; a sticky one is tried at the start, every other one from each place on
 */
export function countSteps(expression: JS.Literal, text: string): number {
  const { expression: root } = JS.Parser.fromLiteral(expression).parse({ simplify: false })
  const units = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  let steps = 0
  for (let start = 0; start <= units.length; start++) {
    if (any(root.alternatives, start, 1, () => true) || expression.flags.includes('y')) break
  }
  return steps

  function any(alternatives: Alternatives, at: number, direction: 1 | -1, behind: Behind): boolean {
    return alternatives.some(({ elements }) =>
      all(direction === 1 ? elements : [...elements].reverse(), at, direction, behind),
    )
  }

  function all([first, ...others]: Elements, at: number, direction: 1 | -1, behind: Behind): boolean {
    const next: Behind = (place) => all(others, place, direction, behind)
    switch (first?.type) {
      case undefined:
        return behind(at)
      case 'CharacterClass': {
        if (++steps > MOST_STEPS) return true
        const unit = units[direction === 1 ? at : at - 1]
        return unit !== undefined && first.characters.has(unit) && next(at + direction)
      }
      case 'Alternation':
        return any(first.alternatives, at, direction, next)
      case 'Quantifier': {
        const repeat = (count: number, place: number): boolean => {
          const isEnough = count >= first.min
          const more = () =>
            count < first.max &&
            any(
              first.alternatives,
              place,
              direction,
              (end) => !(isEnough && end === place) && repeat(count + 1, end),
            )
          const stop = () => isEnough && next(place)
          return first.lazy ? stop() || more() : more() || stop()
        }
        return repeat(0, at)
      }
      case 'Assertion': {
        const seen = any(first.alternatives, at, first.kind === 'ahead' ? 1 : -1, () => true)
        return seen !== first.negate && next(at)
      }
      default:
        throw new Error(`Not known: ${first?.type}`)
    }
  }
}
