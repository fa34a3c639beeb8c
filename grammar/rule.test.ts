import { expect, it } from 'vitest'
import { capture, choice, literal, noneOf, repeat, sequence, set } from './rule.ts'

const a = literal('a')
const b = literal('b')

it.each([
  ['literal', a, { type: 'literal', value: 'a' }],
  ['set', set('a-z', '_'), { type: 'set', ranges: ['a-z', '_'], negated: false }],
  ['noneOf', noneOf('\r', '\n'), { type: 'set', ranges: ['\r', '\n'], negated: true }],
  ['sequence', sequence(a, b), { type: 'sequence', rules: [a, b] }],
  ['choice', choice(a, b), { type: 'choice', rules: [a, b] }],
  ['repeat', repeat(a, 1, 3), { type: 'repeat', rule: a, min: 1, max: 3 }],
  ['capture', capture('name', a), { type: 'capture', name: 'name', rule: a }],
])('%s should make plain data', (_, rule, data) => {
  expect(rule).toStrictEqual(data)
  expect(JSON.parse(JSON.stringify(rule))).toStrictEqual(data)
})
