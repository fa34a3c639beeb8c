import P from 'parsimmon'
import { describe, expect, it } from 'vitest'
import { toParsimmon } from './parsimmon.ts'
import { capture, choice, literal, noneOf, type Rule, repeat, sequence, set } from './rule.ts'

const digits = repeat(set('0-9'), 1, 3)

describe('a parser that accepts', () => {
  it.each<[name: string, rule: Rule, text: string, captures: Record<string, string>]>([
    ['a literal', literal('ab'), 'ab', {}],
    ['a set', set('a-c', '_'), '_', {}],
    ['a negated set', noneOf('\r', '\n'), '\ud800', {}],
    ['a sequence', sequence(literal('a'), literal('b')), 'ab', {}],
    ['the second choice', choice(literal('a'), literal('b')), 'b', {}],
    ['the most repetitions', digits, '123', {}],
    ['nothing', repeat(literal('!'), 0, 1), '', {}],
    ['a capture', capture('x', digits), '12', { x: '12' }],
    ['an empty capture', capture('x', repeat(literal('!'), 0, 1)), '', { x: '' }],
    [
      'captures side by side and in each other',
      sequence(capture('x', sequence(literal('a'), capture('y', digits))), capture('z', literal('b'))),
      'a7b',
      { x: 'a7', y: '7', z: 'b' },
    ],
  ])('should give the text and the captures of %s', (_, rule, text, captures) => {
    expect(toParsimmon(rule).parse(text)).toStrictEqual({ status: true, value: { text, captures } })
  })
})

describe('a parser that refuses', () => {
  it.each<[name: string, rule: Rule, text: string, offset: number, expected: string[]]>([
    ['a literal', literal('ab'), 'aX', 0, ['"ab"']],
    ['a code unit below a range', set('b-d'), 'a', 0, ['a character of the set']],
    ['a code unit above a range', set('b-d'), 'e', 0, ['a character of the set']],
    ['a code unit of a negated set', noneOf('b-d'), 'c', 0, ['a character of the set']],
    ['every choice', choice(literal('a'), literal('b')), 'c', 0, ['"a"', '"b"']],
    ['too few repetitions', repeat(literal('a'), 2, 3), 'a', 1, ['"a"']],
    ['a capture without a description', capture('other', digits), 'x', 0, ['a character of the set']],
    ['what follows a capture without one', capture('other', digits), '123x', 3, ['<end>']],
    ['a capture with one', capture('number', digits), 'x', 0, ['a number']],
    ['what follows a capture that could go on', capture('number', digits), '1x', 1, ['<end>', 'a number']],
    ['what follows a capture that is full', capture('number', digits), '123x', 3, ['<end>', 'a number']],
    ['the end of the text', sequence(literal('a'), capture('number', digits)), 'a', 1, ['a number']],
    [
      'a capture in a described one by its own words',
      capture('number', sequence(literal('-'), capture('sign', literal('+')))),
      '-x',
      1,
      ['a sign'],
    ],
    [
      'a capture without words of its own by those around it',
      capture('number', sequence(literal('-'), capture('other', literal('+')))),
      '-x',
      1,
      ['a number'],
    ],
  ])('should say where and what it expected for %s', (_, rule, text, offset, expected) => {
    const result = toParsimmon(rule, { number: 'a number', sign: 'a sign' })
      .skip(P.eof.desc('<end>'))
      .parse(text)
    expect(result).toMatchObject({ status: false, index: { offset }, expected })
  })
})

describe('the trap that callers keep inputs from', () => {
  it('should still be there in Parsimmon; when it is gone, the warnings can go', () => {
    const before = Reflect.ownKeys(Object.prototype)
    try {
      toParsimmon(literal('a')).parse('__proto__')
      expect(Reflect.ownKeys(Object.prototype)).toEqual(['0', ...before])
    } finally {
      Reflect.deleteProperty(Object.prototype, '0')
    }
  })
})
