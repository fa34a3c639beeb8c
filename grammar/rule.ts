/**
 * The combinators, as data. A rule says which strings of UTF-16 code units it accepts; what is done with it
 * (a parser, a RegExp, ABNF text, generators) is an interpretation that lives in a file of its own.
 */

/** An inclusive range of UTF-16 code units: first, last. */
export type CodeUnitRange = readonly [first: number, last: number]

/** Exactly this text, compared byte for byte. */
export interface Literal {
  readonly type: 'literal'
  readonly value: string
}

/** One code unit out of the ranges, which are sorted and do not touch. */
export interface CharacterSet {
  readonly type: 'set'
  readonly ranges: readonly CodeUnitRange[]
}

/** One rule after the other. */
export interface Sequence {
  readonly type: 'sequence'
  readonly rules: readonly Rule[]
}

/** The first rule that accepts. */
export interface Choice {
  readonly type: 'choice'
  readonly rules: readonly Rule[]
}

/** The rule `min` to `max` times, as often as it can. */
export interface Repetition {
  readonly type: 'repeat'
  readonly rule: Rule
  readonly min: number
  readonly max: number
}

/** The text that the rule accepted, under a name; `description` says in words what was expected there. */
export interface Capture {
  readonly type: 'capture'
  readonly name: string
  readonly description: string
  readonly rule: Rule
}

/** Any rule. */
export type Rule = Literal | CharacterSet | Sequence | Choice | Repetition | Capture

/** Accept exactly `value`. */
export function literal(value: string): Literal {
  return { type: 'literal', value }
}

/** Accept one code unit of the union of `parts`: single characters, or ranges such as `['a', 'z']`. */
export function set(...parts: (string | readonly [first: string, last: string])[]): CharacterSet {
  const ranges = parts.map((part): CodeUnitRange => [part[0], part.at(-1)].map(codeUnit) as [number, number])
  return { type: 'set', ranges: merge(ranges) }
}

/** Accept one code unit of `base` that is not in `excluded`. */
export function except(base: CharacterSet, excluded: CharacterSet): CharacterSet {
  let ranges = base.ranges
  for (const [first, last] of excluded.ranges) {
    ranges = ranges.flatMap(([from, to]): CodeUnitRange[] => {
      const below: CodeUnitRange = [from, Math.min(to, first - 1)]
      const above: CodeUnitRange = [Math.max(from, last + 1), to]
      return [below, above].filter(([start, end]) => start <= end)
    })
  }
  return { type: 'set', ranges }
}

/** Accept the `rules` one after the other. */
export function sequence(...rules: Rule[]): Sequence {
  return { type: 'sequence', rules }
}

/** Accept the first of the `rules` that fits. */
export function choice(...rules: Rule[]): Choice {
  return { type: 'choice', rules }
}

/** Accept `rule` from `min` to `max` times. */
export function repeat(rule: Rule, min: number, max: number): Repetition {
  return { type: 'repeat', rule, min, max }
}

/** Accept `rule` or nothing. */
export function optional(rule: Rule): Repetition {
  return repeat(rule, 0, 1)
}

/** Accept `rule` and keep its text as `name`; `description` completes the sentence "expected …". */
export function capture(name: string, description: string, rule: Rule): Capture {
  return { type: 'capture', name, description, rule }
}

/** Whether the set holds a UTF-16 code unit. */
export function contains({ ranges }: CharacterSet, unit: number): boolean {
  return ranges.some(([first, last]) => first <= unit && unit <= last)
}

function codeUnit(character: string | undefined): number {
  if (character?.length !== 1) throw new TypeError(`Expected one UTF-16 code unit, not ${character}`)
  return character.charCodeAt(0)
}

function merge(ranges: CodeUnitRange[]): CodeUnitRange[] {
  const merged: [number, number][] = []
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const previous = merged.at(-1)
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last)
    else merged.push([first, last])
  }
  return merged
}
