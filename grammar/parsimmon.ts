import P from 'parsimmon'
import type { CharacterSet, Rule } from './rule.ts'

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
 * @param descriptions by the names of captures: what a failure in one of them expected, in words for a person
 * @returns a parser of {@linkcode Match}
 */
export function toParsimmon(rule: Rule, descriptions: Descriptions = {}): P.Parser<Match> {
  return interpret(rule, descriptions, undefined)
}

type Descriptions = Readonly<Record<string, string>>

function interpret(rule: Rule, descriptions: Descriptions, description: string | undefined): P.Parser<Match> {
  const inner = (part: Rule) => interpret(part, descriptions, description)
  switch (rule.type) {
    case 'literal':
      return P.string(rule.value)
        .map(plain)
        .desc(description ?? JSON.stringify(rule.value))
    case 'set':
      return P.test((character) => contains(rule, character))
        .map(plain)
        .desc(description ?? 'a character of the set')
    case 'sequence':
      return P.seq(...rule.rules.map(inner)).map(join)
    case 'choice':
      return P.alt(...rule.rules.map(inner))
    case 'repeat':
      return inner(rule.rule).times(rule.min, rule.max).map(join)
    case 'capture': {
      const own = descriptions[rule.name] ?? description
      return interpret(rule.rule, descriptions, own)
        .skip(own === undefined ? P.succeed(null) : expectation(own))
        .map(({ text, captures }) => ({ text, captures: { ...captures, [rule.name]: text } }))
    }
  }
}

function contains({ ranges, negated }: CharacterSet, character: string): boolean {
  const isMember = ranges.some(
    (range) => range.charAt(0) <= character && character <= range.charAt(range.length - 1),
  )
  return isMember !== negated
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
