import { describe, expect, it } from 'vitest'
import { findSuperLinear, readsInOneWay } from './linear.ts'

describe('findSuperLinear', () => {
  it.each<[expression: RegExp, growth: string, pump: string]>([
    [/^(?:a|a)*$/, 'exponential', 'aa'],
    [/^(a+)+$/, 'exponential', 'aa'],
    [/^(a*)*$/, 'exponential', 'a'],
    [/^(?:a*b*)*$/, 'exponential', 'a'],
    [/^(?:a|b|ab)*c/, 'exponential', 'aba'],
    [/^(?:\d+-?)*x/, 'exponential', '00'],
    // Bounds are no bounds in practice.
    [/^(?:a{0,9}){0,9}$/, 'exponential', 'a'],
    // Sets that overlap beyond U+FFFF, or by a flag.
    [/^(?:[^\s\p{P}\p{S}]|[\u{10000}-\u{10ffff}])*$/u, 'exponential', '\u{10103}\0'],
    [/^(?:a|[A-Z])*$/i, 'exponential', 'AA'],
    [/^a*a*$/, 'polynomial', 'a'],
    [/^a*b*a*$/, 'polynomial', 'a'],
    [/^.*foo.*bar$/, 'polynomial', 'foo\0'],
    // From each start to the end.
    [/a*$/, 'polynomial', 'a'],
    [/a*?b/, 'polynomial', 'a'],
    [/\s+$/, 'polynomial', '\t\t'],
    [/@\S*:/, 'polynomial', '@@'],
    // One match is short, but each one looks far ahead.
    [/a.*b|a/g, 'polynomial', 'aa'],
    [/a(?=.*b)/g, 'polynomial', 'aa'],
    [/a(?!.*b)|\s+/g, 'polynomial', 'aa'],
    // Inside a look-around.
    [/^(?:(?=a+)a)*$/, 'polynomial', 'aa'],
    [/^(?:(?!a+b)a)*$/, 'polynomial', 'aa'],
    [/(?<=(?:a|a)*)b/y, 'exponential', 'aa'],
    [/$(?<=a*a*b)/, 'polynomial', 'a'],
    // Behind what stands before the place where a sticky one is tried.
    [/(?<=x)a*a*b/y, 'polynomial', 'a'],
  ])('should find %s', (expression, growth, pump) => {
    expect(findSuperLinear(expression)).toEqual({ growth, pump })
  })

  it.each([
    /^(?:a|b)*$/,
    /^(?:a*b)*$/,
    /^(?:a+|b+)c/,
    /^a*ba*$/,
    /^a?a?a?$/,
    /^(?:ab?){9}$/,
    /^(?:\\.|[^\\])*$/s,
    /^(?:[^\s\p{P}\p{S}]|(?![\0-\uffff])[\p{P}\p{S}])*$/u,
    /a$/,
    /\r?\n$/,
    /:\w*$/,
    /a*b/y,
    /\s*$/y,
    // What is before a match, or behind it, keeps it from starting everywhere.
    /(?<!a)a*b/,
    /(?<!\S)@\S*:/,
    /(?<![^\n])<a>(?=[ \t]*(?:\n|$))/g,
    /\ba+\b!/,
    /^(?:a+(?!a))*$/,
    /^(?:a(?=b)|[a-z](?!b))*$/,
    // A run takes all that it reads.
    /\s+/g,
    /`{3,}/g,
    /\\.|\*+|_+/g,
    // Far back, but from one place.
    /(?<=(?<!\\)(?:\\\\)*\\)a/y,
    /$(?<![^\s"]|(?:www\.|@)\S*)/,
  ])('should find nothing in %s', (expression) => {
    expect(findSuperLinear(expression)).toBeUndefined()
  })

  it.each([
    [/(a+)\1/, 'No ways are known through Unknown'],
    [/a(?<=b+)/, 'Reads far back from more than one place'],
    [/^(?:a?){9}b/, 'Repeats often what may be empty'],
  ])('should say that it does not know %s', (expression, message) => {
    expect(() => findSuperLinear(expression)).toThrow(message)
  })
})

describe('readsInOneWay', () => {
  it.each([/ab|cd/, /(?:a|b)*c/, /a*b/, /(?:\\.|[^\\]){0,9}/s, /a?b?c/])(
    'should say so of %s',
    (expression) => {
      expect(readsInOneWay(expression)).toBe(true)
    },
  )

  it.each([/ab|ac/, /a*a/, /a?a/, /(?:a|a)/, /(?:\\.|.){0,9}/, /(?:a|[^b])c/])(
    'should not say so of %s',
    (expression) => {
      expect(readsInOneWay(expression)).toBe(false)
    },
  )
})
