import { describe, expect, it } from 'vitest'
import { contextId, contextReferenceRules, contextUri, kind, label } from '../../grammar/context-reference.ts'
import { choice, literal, type Rule, repeat, sequence, set } from '../../grammar/rule.ts'
import { expressionAutomaton, ruleAutomaton } from './automaton.ts'
import { compare, languageFacts, SPECIFIED } from './languages.ts'
import { toTable } from './table.ts'

describe('the rules', () => {
  it.each(languageFacts())('$name: $statement', ({ faults }) => {
    expect(faults).toEqual([])
  })

  it('should each be specified', () => {
    expect(Object.keys(SPECIFIED)).toEqual(Object.keys(contextReferenceRules))
  })
})

describe('a shortest string that shows a difference', () => {
  const longKind = sequence(set('a-z'), repeat(set('a-z', '0-9', '-'), 0, 40))

  it.each<[name: string, rule: Rule, expression: RegExp, fault: string]>([
    ['an upper bound', longKind, /[a-z][a-z0-9-]{0,39}/, `"${'a'.repeat(41)}" is accepted by only the rule`],
    ['another upper bound', contextId, /[\w-]{1,129}/, `"${'a'.repeat(129)}" is accepted by only the other`],
    ['a lower bound', contextId, /[\w-]{0,128}/, '"" is accepted by only the other'],
    ['a flag', kind, /[a-z][a-z0-9-]{0,39}/i, '"A" is accepted by only the other'],
    ['a neighbour below', kind, /[`-z][a-z0-9-]{0,39}/, '"`" is accepted by only the other'],
    ['a neighbour above', contextId, /[A-Za-{0-9_-]{1,128}/, '"{" is accepted by only the other'],
    ['a missing character', contextId, /[A-Za-z0-9_]{1,128}/, '"-" is accepted by only the rule'],
    ['a last newline', kind, /[a-z][a-z0-9-]{0,39}\n?/, '"a\\n" is accepted by only the other'],
    [
      'a character that is no line break here',
      label,
      /(?:\\.|[^\r\n[\]\\]){0,512}/,
      '"\\\\\u2028" is accepted by only the rule',
    ],
    [
      'an escape that counts as two',
      label,
      /(?:[^\r\n[\]\\]|\\[^\r\n]){0,511}/,
      `"${'a'.repeat(512)}" is accepted by only the rule`,
    ],
    [
      'the upper case of the scheme',
      contextUri,
      /[Tt]3-context:\/\/v1\/[a-z][a-z0-9-]{0,39}\/[\w-]{1,128}/,
      '"T3-context://v1/a/a" is accepted by only the other',
    ],
    ['what is never accepted', choice(), /a/, '"a" is accepted by only the other'],
  ])('should be printed for %s', (_, rule, expression, fault) => {
    expect(compare(ruleAutomaton(rule), expressionAutomaton(expression)).faults).toEqual([fault])
  })

  it('should not be found where there is none', () => {
    const optional = repeat(literal('a'), 0, 1)
    expect(
      compare(ruleAutomaton(sequence(optional, optional)), expressionAutomaton(/a?a?|aa/)).faults,
    ).toEqual([])
  })
})

describe('expressionAutomaton', () => {
  it.each([/^a|b$/, /a\b/, /(?=a)b/, /a$/, /^a/])('should refuse the assertions of %s', (expression) => {
    expect(() => expressionAutomaton(expression)).toThrow()
  })

  it.each(['m', 'u', 'v'])('should refuse the flag %s', (flags) => {
    expect(() => expressionAutomaton({ source: '^a$', flags })).toThrow('Not over code units of one line')
  })
})

describe('toTable', () => {
  const table = toTable(ruleAutomaton(repeat(choice(literal('ab'), set('x-z')), 1, 2)))

  it.each([
    ['ab', 0, 2],
    ['abx', 0, 3],
    ['abxy', 0, 3],
    ['-ab-', 1, 3],
    ['aab', 0, -1],
    ['', 0, -1],
    ['abax', 0, 2],
    ['z\uffff', 0, 1],
  ])('should find the longest text in %j from %i on', (text, start, end) => {
    expect(table.longest(text, start)).toBe(end)
  })

  it('should find an empty text', () => {
    expect(toTable(ruleAutomaton(repeat(literal('a'), 0, 1))).longest('b', 0)).toBe(0)
  })
})
