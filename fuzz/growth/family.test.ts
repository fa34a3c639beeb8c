import { describe, expect, it } from 'vitest'
import { NESTED, PARSED, REFERRING, REPORTED, WRITTEN } from './families/markdown.ts'
import { nested, numbered, repeated } from './family.ts'
import { FAMILIES } from './run.ts'

describe.each([
  ['of functions', FAMILIES],
  ['of shares', [...REFERRING, ...NESTED, ...REPORTED, ...WRITTEN]],
  ['of the parser', PARSED],
])('the families %s', (_, families) => {
  it.each(families)('should be as long as asked for: $name', ({ textOf }) => {
    for (const length of [2 ** 16, 2 ** 17]) {
      expect(textOf(length).length).toBeLessThanOrEqual(length)
      expect(textOf(length).length).toBeGreaterThan(0.95 * length)
    }
  })
})

describe('repeated', () => {
  it.each([
    [repeated('ab'), 'abab'],
    [repeated('a', '<', '>'), '<aaa>'],
    [repeated('abc', '<<<', '>>>'), '<<<>>>'],
  ])('should repeat a part as often as it fits in: $name', (family, text) => {
    expect(family.textOf(5)).toBe(text)
  })
})

describe('nested', () => {
  it('should close as many as it opens', () => {
    expect(nested('((', 'x', ')').textOf(8)).toBe('((((x))')
  })
})

describe('numbered', () => {
  it('should count from 0', () => {
    expect(numbered('numbers', (index) => `${index} `).textOf(7)).toBe('0 1 2 ')
  })
})
