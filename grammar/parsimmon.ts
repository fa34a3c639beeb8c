import P from 'parsimmon'
import { contains, type Rule } from './rule.ts'

/** What a rule accepted: the text, and the texts of the captures in it, by name. */
export interface Match {
  readonly text: string
  readonly captures: Readonly<Record<string, string>>
}

/**
 * Interpret a rule as a Parsimmon parser, one character at a time.
 *
 * Parsimmon keeps the line columns of a failing input in an object that is keyed by the input itself: given
 * exactly `__proto__` it writes to `Object.prototype`. Callers hand it only text that begins with the fixed text of
 * the grammar, never a bare kind, id or label.
 *
 * @param rule any rule
 * @returns a parser of {@linkcode Match}; inside a capture, its description is what a failure expected
 */
export function toParsimmon(rule: Rule): P.Parser<Match> {
  return interpret(rule, undefined)
}

function interpret(rule: Rule, description: string | undefined): P.Parser<Match> {
  switch (rule.type) {
    case 'literal':
      return P.string(rule.value)
        .map(plain)
        .desc(description ?? JSON.stringify(rule.value))
    case 'set':
      return P.test((character) => contains(rule, character.charCodeAt(0)))
        .map(plain)
        .desc(description ?? 'a character of the set')
    case 'sequence':
      return P.seq(...rule.rules.map((part) => interpret(part, description))).map(join)
    case 'choice':
      return P.alt(...rule.rules.map((part) => interpret(part, description)))
    case 'repeat':
      return interpret(rule.rule, description).times(rule.min, rule.max).map(join)
    case 'capture':
      return interpret(rule.rule, rule.description)
        .skip(expectation(rule.description))
        .map(({ text, captures }) => ({ text, captures: { ...captures, [rule.name]: text } }))
  }
}

function plain(text: string): Match {
  return { text, captures: {} }
}

function join(parts: Match[]): Match {
  return {
    text: parts.map((part) => part.text).join(''),
    captures: Object.assign({}, ...parts.map((part) => part.captures)),
  }
}

/** Accept nothing, but let a failure right here also name the capture that just ended (as when it is too long). */
function expectation(description: string): P.Parser<null> {
  return P.fail(description).or(P.succeed(null))
}
