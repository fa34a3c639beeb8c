import fc from 'fast-check'
import type { CharacterSet, Repetition, Rule } from '../../grammar/rule.ts'
import { holds, rangesOf } from '../oracles/code-units.ts'

/**
 * Interpret a rule as an arbitrary of the strings that it accepts. Repetitions are short, or of the least or the most
 * items that the rule allows.
 */
export function toArbitrary(rule: Rule): fc.Arbitrary<string> {
  switch (rule.type) {
    case 'literal':
      return fc.constant(rule.value)
    case 'set':
      return codeUnit(rule)
    case 'sequence':
      return fc.tuple(...rule.rules.map(toArbitrary)).map((parts) => parts.join(''))
    case 'choice':
      return fc.oneof(...rule.rules.map(toArbitrary))
    case 'repeat':
      return repetition(rule)
    case 'capture':
      return toArbitrary(rule.rule)
  }
}

/**
 * Make an arbitrary of near misses: a string that the rule accepts with one character inserted, deleted, replaced or
 * swapped with its neighbour, or with one item too many in one repetition. A near miss may happen to be valid.
 */
export function nearMiss(rule: Rule): fc.Arbitrary<string> {
  const edited = toArbitrary(rule).chain(edit)
  return fc.oneof({ weight: 3, arbitrary: edited }, ...withOneItemTooMany(rule).map(toArbitrary))
}

/** What people and careless regular expressions let in: case, neighbours of the sets, white space, delimiters. */
export const FOREIGN: readonly string[] = [
  ...'AZazKSks09_-',
  ...'@`{[]()!\\/:.%?#"<>| ',
  ...['\u017f', '\u212a', '\uff0f', '\u2010', '\u00a0', '\ufeff', '\u200b', 'é', '٣', '😀'],
  ...['\0', '\t', '\n', '\r', '\r\n', '\u0085', '\u2028', '\ud800', '\udc00', '\uffff'],
]

const PRINTABLE = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)

function edit(text: string): fc.Arbitrary<string> {
  const foreign = fc.constantFrom(...FOREIGN)
  const insert = fc
    .tuple(fc.nat(text.length), foreign)
    .map(([at, one]) => text.slice(0, at) + one + text.slice(at))
  if (text === '') return insert
  const index = fc.nat(text.length - 1)
  return fc.oneof(
    insert,
    index.map((at) => text.slice(0, at) + text.slice(at + 1)),
    fc.tuple(index, foreign).map(([at, one]) => text.slice(0, at) + one + text.slice(at + 1)),
    index.map(
      (at) => text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2),
    ),
  )
}

function codeUnit(set: CharacterSet): fc.Arbitrary<string> {
  return units(set).map((unit) => String.fromCharCode(unit))
}

function units(set: CharacterSet): fc.Arbitrary<number> {
  if (!set.negated) return fc.oneof(...rangesOf(set).map(([min, max]) => fc.integer({ min, max })))
  const neighbours = rangesOf(set).flatMap(([first, last]) => [first - 1, last + 1])
  const common = fc.constantFrom(...PRINTABLE, ...neighbours)
  const any = fc.integer({ min: 0, max: 0xffff })
  return fc.oneof({ weight: 4, arbitrary: common }, any).filter((unit) => unit >= 0 && holds(set, unit))
}

function repetition({ rule, min, max }: Repetition): fc.Arbitrary<string> {
  const items = (minLength: number, maxLength: number) =>
    fc.array(toArbitrary(rule), { minLength, maxLength }).map((parts) => parts.join(''))
  const few = items(min, Math.min(max, min + 8))
  return max - min <= 8 ? few : fc.oneof({ weight: 6, arbitrary: few }, items(min, min), items(max, max))
}

/** The rule once for each repetition in it, which then has one item more than it may. */
function withOneItemTooMany(rule: Rule): Rule[] {
  switch (rule.type) {
    case 'literal':
    case 'set':
      return []
    case 'sequence':
    case 'choice':
      return rule.rules.flatMap((part, index) =>
        withOneItemTooMany(part).map((faulty) => ({
          ...rule,
          rules: rule.rules.map((other, at) => (at === index ? faulty : other)),
        })),
      )
    case 'repeat':
      return [{ ...rule, min: rule.max + 1, max: rule.max + 1 }]
    case 'capture':
      return withOneItemTooMany(rule.rule).map((faulty) => ({ ...rule, rule: faulty }))
  }
}
