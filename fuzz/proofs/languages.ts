import type { DFA } from 'refa'
import { contextReferenceRules, reference } from '../../grammar/context-reference.ts'
import { toRegExp, toWholeRegExp } from '../../grammar/regexp.ts'
import type { Rule } from '../../grammar/rule.ts'
import { expressionAutomaton, ruleAutomaton } from './automaton.ts'
import { shortestDifference } from './difference.ts'
import { type Fact, type Finding, prove } from './fact.ts'
import { readsInOneWay } from './ways/linear.ts'

/**
 * The regular expressions that section 1 of the specification implies, written by hand and from nothing else: the
 * rules are held against them.
 */
const KIND = '[a-z][a-z0-9-]{0,39}'
const CONTEXT_ID = '[A-Za-z0-9_-]{1,128}'
const CONTEXT_URI = String.raw`t3-context:\/\/v1\/${KIND}\/${CONTEXT_ID}`
const LABEL = String.raw`(?:\\[^\r\n]|[^\r\n\[\]\\]){0,512}`
export const SPECIFIED: Readonly<Record<string, string>> = {
  reference: String.raw`!?\[${LABEL}\]\(${CONTEXT_URI}\)`,
  'context-uri': CONTEXT_URI,
  kind: KIND,
  'context-id': CONTEXT_ID,
  label: LABEL,
}

/** Prove what the rules describe, and that it matters not how they are tried. */
export function languageFacts(): Fact[] {
  const rules = Object.entries(contextReferenceRules)
  return [
    ...rules.flatMap(([name, rule]) => equalities(name, rule)),
    prove(
      'one way to read',
      'No compiled RegExp has two ways to read a text from the same start: order, greed and going back decide nothing.',
      () => ({
        size: `${rules.length} rules`,
        faults: rules.flatMap(([name, rule]) => (readsInOneWay(toRegExp(rule)) ? [] : [`${name} has two`])),
      }),
    ),
    prove(
      'no reference begins another',
      'What a scan finds from a start does not depend on what follows.',
      () => {
        const automaton = ruleAutomaton(reference)
        const isOpen = Array.from(automaton.finals).some(({ out }) => !out.isEmpty)
        return { size: `${automaton.countNodes()} states`, faults: isOpen ? ['A reference can go on'] : [] }
      },
    ),
  ]
}

function equalities(name: string, rule: Rule): Fact[] {
  const automaton = ruleAutomaton(rule)
  const others = {
    'its compiled RegExp': toRegExp(rule),
    'its compiled RegExp for a whole string': toWholeRegExp(rule),
    'the RegExp of the specification': { source: SPECIFIED[name] ?? '', flags: '' },
  }
  return Object.entries(others).map(([what, expression]) =>
    prove(`${name} = ${what}`, `The rule ${name} and ${what} accept the same strings.`, () =>
      compare(automaton, expressionAutomaton(expression)),
    ),
  )
}

/** Look for a string on which the automaton of a rule and another one disagree. */
export function compare(rule: DFA, other: DFA): Finding {
  const difference = shortestDifference(rule, other)
  const size = `${rule.countNodes()} and ${other.countNodes()} states`
  if (!difference) return { size, faults: [] }
  const side = difference.accepts === 'left' ? 'only the rule' : 'only the other'
  return { size, faults: [`${JSON.stringify(difference.text)} is accepted by ${side}`] }
}
