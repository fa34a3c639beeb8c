import { CharSet, DFA, JS, NFA } from 'refa'
import type { CharacterSet, Rule } from '../../grammar/rule.ts'
import { rangesOf } from '../oracles/code-units.ts'

const ALPHABET = { maxCharacter: 0xffff }

/** Beyond this many states something is wrong: the largest automaton of the grammar has some 1,200. */
const MOST_STATES = 100_000

/** Interpret a rule as the smallest deterministic automaton, over UTF-16 code units. */
export function ruleAutomaton(rule: Rule): DFA {
  return smallest(interpret(rule))
}

function interpret(rule: Rule): NFA {
  switch (rule.type) {
    case 'literal':
      return NFA.fromWords(
        [Array.from({ length: rule.value.length }, (_, at) => rule.value.charCodeAt(at))],
        {
          ...ALPHABET,
        },
      )
    case 'set':
      return NFA.fromCharSet(codeUnits(rule))
    case 'sequence': {
      const whole = NFA.emptyWord(ALPHABET)
      for (const part of rule.rules) whole.append(interpret(part))
      return whole
    }
    case 'choice': {
      const whole = NFA.empty(ALPHABET)
      for (const part of rule.rules) whole.union(interpret(part))
      return whole
    }
    case 'repeat': {
      const whole = interpret(rule.rule)
      whole.quantify(rule.min, rule.max)
      return whole
    }
    case 'capture':
      return interpret(rule.rule)
  }
}

function codeUnits(set: CharacterSet): CharSet {
  const named = CharSet.empty(ALPHABET.maxCharacter).union(rangesOf(set).map(([min, max]) => ({ min, max })))
  return set.negated ? named.negate() : named
}

/**
 * Build the smallest deterministic automaton of the strings that a regular expression matches from their first to
 * their last code unit.
 *
 * @param expression without look-around and back references; `^` at its start and `$` at its end are left out,
 * since this is what they say
 * @throws {Error} if the expression has an assertion elsewhere, or a flag that changes the meaning of `^` and `$`
 */
export function expressionAutomaton({ source, flags }: JS.Literal): DFA {
  if (/[muv]/.test(flags)) throw new Error(`Not over code units of one line: /${source}/${flags}`)
  const inside = JS.Parser.fromLiteral({ source: withoutAnchors(source, flags), flags })
  const { expression, maxCharacter } = inside.parse({ assertions: 'throw', maxNodes: MOST_STATES })
  return smallest(NFA.fromRegex(expression, { maxCharacter }))
}

function withoutAnchors(source: string, flags: string): string {
  const [only, ...others] = JS.Parser.fromLiteral({ source, flags }).ast.pattern.alternatives
  const first = only?.elements[0]
  const last = only?.elements.at(-1)
  // In `^a|b$` the anchors say something else.
  if (others.length > 0 || first?.type !== 'Assertion' || last?.type !== 'Assertion') return source
  return first.kind === 'start' && last.kind === 'end' ? source.slice(1, -1) : source
}

function smallest(automaton: NFA): DFA {
  const deterministic = DFA.fromFA(automaton, new DFA.LimitedNodeFactory(MOST_STATES))
  deterministic.minimize()
  return deterministic
}
