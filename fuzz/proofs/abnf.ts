import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import P from 'parsimmon'
import { contextReferenceRules } from '../../grammar/context-reference.ts'
import { toParsimmon } from '../../grammar/parsimmon.ts'
import { toWholeRegExp } from '../../grammar/regexp.ts'
import { literal, type Rule, sequence } from '../../grammar/rule.ts'
import { nearMiss, toArbitrary } from '../arbitraries/rule-arbitrary.ts'
import { viablePrefix } from '../oracles/viable-prefix.ts'
import { readAbnf } from './abnf-engine.ts'
import { ruleAutomaton } from './automaton.ts'
import { type Fact, type Finding, prove } from './fact.ts'
import { vectorStrings } from './vectors.ts'

/** How many strings are generated for all rules together. */
const GENERATED = 100_000

/** Of so many strings the interpretations that take long see one. */
const SEEN_BY_SLOW = 16

/** The text of the checked-in ABNF. */
export function checkedInAbnf(): string {
  return readFileSync(new URL('../../grammar/context-reference.abnf', import.meta.url), 'utf8')
}

/** Prove that the ABNF says the same as every other interpretation of the rules. */
export function abnfFacts(): Fact[] {
  const abnf = checkedInAbnf()
  return [
    prove(
      'ABNF and vectors',
      'An ABNF engine accepts what the RegExps, Parsimmon, the automata and the oracle accept, of all vectors.',
      () => compareOnVectors(abnf),
    ),
    prove(
      'ABNF and generated strings',
      `An ABNF engine accepts what the RegExps and the automata accept, of strings of every rule and near misses; Parsimmon and the oracle agree on one in ${SEEN_BY_SLOW}.`,
      () => compareOnGenerated(abnf, GENERATED),
    ),
  ]
}

function compareOnVectors(abnf: string): Finding {
  const texts = vectorStrings()
  const faults = interpretations(abnf).flatMap(({ name, compare }) =>
    texts.flatMap((text) => compare(text, true).map((fault) => `${name}: ${fault}`)),
  )
  return { size: `${texts.length} strings for each rule`, faults }
}

/** Compare the interpretations on as many strings, valid ones and near misses, of all rules. */
export function compareOnGenerated(abnf: string, generated: number): Finding {
  const rules = interpretations(abnf)
  const numRuns = Math.ceil(generated / rules.length)
  const faults = rules.flatMap(({ name, rule, compare }) => {
    let count = 0
    const texts = fc.oneof(toArbitrary(rule), { weight: 3, arbitrary: nearMiss(rule) })
    const agree = fc.property(texts, (text) => compare(text, count++ % SEEN_BY_SLOW === 0).length === 0)
    const { counterexample, seed } = fc.check(agree, { numRuns })
    return (counterexample ?? []).flatMap((text) =>
      compare(text, true).map((fault) => `${name}: ${fault} (FC_SEED=${seed})`),
    )
  })
  return { size: `${numRuns * rules.length} strings`, faults }
}

/** The interpretations of one rule. */
export interface Interpretations {
  name: string
  rule: Rule
  /** What the interpretations say differently of a text; `all` asks those that take long, too. */
  compare: (text: string, all: boolean) => string[]
}

/** Interpret each rule in every way; its ABNF is given. */
export function interpretations(abnf: string): Interpretations[] {
  const accepts = readAbnf(abnf)
  return Object.entries(contextReferenceRules).map(([name, rule]) => {
    const whole = toWholeRegExp(rule)
    const automaton = ruleAutomaton(rule)
    // The bar keeps Parsimmon from an input that is a name of a prototype; see `toParsimmon`.
    const parser = toParsimmon(sequence(literal('|'), rule)).skip(P.eof)
    const compare = (text: string, all: boolean) => {
      const verdicts = {
        ABNF: accepts(name, text),
        RegExp: whole.test(text),
        automaton: automaton.test(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))),
        ...(all && { Parsimmon: parser.parse(`|${text}`).status, oracle: viablePrefix(rule, text).accepted }),
      }
      const isSame = new Set(Object.values(verdicts)).size === 1
      return isSame ? [] : [`${JSON.stringify(text)} is accepted: ${JSON.stringify(verdicts)}`]
    }
    return { name, rule, compare }
  })
}
