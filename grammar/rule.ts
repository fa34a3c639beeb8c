/**
 * The combinators, as data. A rule says which strings of UTF-16 code units it accepts; what is done with it
 * (a parser, a RegExp, ABNF text, generators) is an interpretation that lives in a file of its own.
 */

/** Exactly this text, compared byte for byte. */
export interface Literal {
  readonly type: 'literal'
  readonly value: string
}

/** One UTF-16 code unit out of the ranges (`'_'`, or `'a-z'` with both ends), or if negated one that is in none. */
export interface CharacterSet {
  readonly type: 'set'
  readonly ranges: readonly string[]
  readonly negated: boolean
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

/** The text that the rule accepted, under a name. */
export interface Capture {
  readonly type: 'capture'
  readonly name: string
  readonly rule: Rule
}

/** Any rule. */
export type Rule = Literal | CharacterSet | Sequence | Choice | Repetition | Capture

/** Accept exactly `value`. */
export function literal(value: string): Literal {
  return { type: 'literal', value }
}

/** Accept one UTF-16 code unit of the `ranges`: single ones such as `'_'`, or both ends such as `'a-z'`. */
export function set(...ranges: string[]): CharacterSet {
  return { type: 'set', ranges, negated: false }
}

/** Accept one UTF-16 code unit that is in none of the `ranges`. */
export function noneOf(...ranges: string[]): CharacterSet {
  return { type: 'set', ranges, negated: true }
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

/** Accept `rule` and keep its text as `name`. */
export function capture(name: string, rule: Rule): Capture {
  return { type: 'capture', name, rule }
}
