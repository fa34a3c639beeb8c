import { expect, it } from 'vitest'
import { contextUri } from '../../grammar/context-reference.ts'
import { capture, choice, literal, noneOf, type Rule, repeat, sequence, set } from '../../grammar/rule.ts'
import { viablePrefix } from './viable-prefix.ts'

const ab = literal('ab')

it.each<[name: string, rule: Rule, text: string, length: number, accepted: boolean]>([
  ['nothing of a literal', ab, '', 0, false],
  ['a part of a literal', ab, 'a', 1, false],
  ['a literal', ab, 'ab', 2, true],
  ['more than a literal', ab, 'abc', 2, false],
  ['another literal', ab, 'xab', 0, false],
  ['an empty literal', literal(''), '', 0, true],
  ['a member of a set', set('a-c', '_'), '_', 1, true],
  ['no member of a set', set('a-c'), 'd', 0, false],
  ['a member of a negated set', noneOf('a-c'), '\ud800', 1, true],
  ['no member of a negated set', noneOf('a-c'), 'b', 0, false],
  ['a choice with a common beginning', choice(literal('ab'), literal('ac')), 'ac', 2, true],
  ['both choices so far', choice(literal('ab'), literal('ac')), 'ad', 1, false],
  ['too few', repeat(ab, 2, 3), 'ab', 2, false],
  ['enough', repeat(ab, 2, 3), 'abab', 4, true],
  ['too many', repeat(ab, 2, 3), 'abababab', 6, false],
  ['an optional rule left out', sequence(repeat(literal('!'), 0, 1), ab), 'ab', 2, true],
  ['what a greedy reader would miss', sequence(repeat(set('a-z'), 0, 9), literal('z')), 'azz', 3, true],
  ['a captured rule', capture('x', ab), 'ax', 1, false],
  [
    'an empty end',
    sequence(ab, literal(''), repeat(ab, 0, 1), capture('x', repeat(ab, 0, 1))),
    'ab',
    2,
    true,
  ],
  ['an end that is not empty', sequence(ab, choice(ab, set('x'))), 'ab', 2, false],
  ['the upper case of a kind', contextUri, 't3-context://v1/Image/a', 16, false],
])('should follow %s', (_, rule, text, length, accepted) => {
  expect(viablePrefix(rule, text)).toEqual({ length, accepted })
})
