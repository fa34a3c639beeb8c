import { describe, expect, it } from 'vitest'
import { contextUri, reference } from './context-reference.ts'
import { regExpSource, toRegExp, toWholeRegExp } from './regexp.ts'
import { capture, choice, literal, noneOf, type Rule, repeat, sequence, set } from './rule.ts'

const a = literal('a')
const OPERATORS = '\\^$.*+?()[]{}|/-'

describe('regExpSource', () => {
  it.each<[name: string, rule: Rule, accepted: string[], refused: string[]]>([
    ['a literal', literal('ab'), ['ab'], ['', 'a', 'abb', 'AB']],
    ['what a RegExp takes for an operator', literal(OPERATORS), [OPERATORS], ['', `${OPERATORS}|`]],
    ['what a string literal escapes', literal('\n\0\u2028"'), ['\n\0\u2028"'], ['n0"']],
    ['one code unit', set('_'), ['_'], ['', '-', '__']],
    ['ranges', set('a-c', '0-9', '-'), ['a', 'c', '0', '9', '-'], ['d', '`', '/', ':', 'A', ',']],
    ['a set of operators', set('^', ']', '\\', '-'), ['^', ']', '\\', '-'], ['[', '_', 'a', '\\-']],
    ['a negated set', noneOf('\r', ']'), ['a', '\n', '\0', '\ud800', '\uffff'], ['', '\r', ']', '😀']],
    ['a negated range', noneOf('b-d'), ['a', 'e', '-'], ['b', 'c', 'd']],
    ['a sequence', sequence(a, literal('b')), ['ab'], ['a', 'ba']],
    ['a choice', choice(a, literal('bc')), ['a', 'bc'], ['', 'abc', 'ac']],
    ['a choice in a sequence', sequence(choice(a, literal('b')), literal('c')), ['ac', 'bc'], ['a', 'c']],
    ['an optional rule', repeat(literal('ab'), 0, 1), ['', 'ab'], ['a', 'abab']],
    ['a repeated set', repeat(set('x'), 1, 3), ['x', 'xx', 'xxx'], ['', 'xxxx']],
    ['a repeated literal', repeat(literal('ab'), 2, 3), ['abab', 'ababab'], ['ab', 'abb', 'aabb']],
    ['a repeated choice', repeat(choice(a, literal('bc')), 1, 2), ['a', 'bc', 'abc', 'bca'], ['', 'abca']],
    ['a repeated capture', repeat(capture('x', literal('ab')), 2, 2), ['abab'], ['abb', 'ab']],
  ])('should write %s', (_, rule, accepted, refused) => {
    const expression = new RegExp(`^(?:${regExpSource(rule)})$`)
    expect(accepted.filter((text) => !expression.test(text))).toEqual([])
    expect(refused.filter((text) => expression.test(text))).toEqual([])
  })
})

it.each(['u', 'v', 'm', 's'])('should write what the flag %s does not change', (flag) => {
  const expression = new RegExp(`^(?:${regExpSource(reference)})$`, flag)
  expect(expression.test('![a-b_c](t3-context://v1/a-b/c_d-E)')).toBe(true)
  expect(expression.test('![a-b_c](t3-context://v1/a b/c_d-E)')).toBe(false)
})

describe('toRegExp', () => {
  it('should match exactly at lastIndex', () => {
    const expression = toRegExp(contextUri)
    const text = '(t3-context://v1/file/a)'
    expression.lastIndex = 0
    expect(expression.exec(text)).toBeNull()
    expression.lastIndex = 1
    expect(expression.exec(text)?.slice(1)).toEqual(['file', 'a'])
    expect(expression.lastIndex).toBe(text.length - 1)
  })

  it('should have no flag that widens a set', () => {
    expect(toRegExp(reference).flags).toBe('y')
  })

  it('should keep what it captured apart', () => {
    const groups = toRegExp(reference).exec(String.raw`![a\]b](t3-context://v1/image/X_1)`)?.slice(1)
    expect(groups).toEqual(['!', String.raw`a\]b`, 'image', 'X_1'])
  })
})

describe('toWholeRegExp', () => {
  it.each([
    ['ab', true],
    ['', false],
    ['a', false],
    ['xab', false],
    ['abx', false],
    ['ab\n', false],
    ['\nab', false],
    ['AB', false],
  ])('should test %j against the whole of "ab" or "ba": %j', (text, accepted) => {
    // A choice inside must not leave the anchors to its first and last alternative.
    expect(toWholeRegExp(choice(literal('ab'), literal('ba'))).test(text)).toBe(accepted)
  })

  it('should keep no state between calls', () => {
    const expression = toWholeRegExp(contextUri)
    expect(expression.flags).toBe('')
    expect([1, 2, 3].map(() => expression.test('t3-context://v1/file/a'))).toEqual([true, true, true])
    expect(expression.lastIndex).toBe(0)
  })

  it.each(['\u017f', '\u212a'])('should not take %j for a letter', (letter) => {
    expect(toWholeRegExp(contextUri).test(`t3-context://v1/${letter}/a`)).toBe(false)
    expect(toWholeRegExp(contextUri).test(`t3-context://v1/file/${letter}`)).toBe(false)
  })
})
