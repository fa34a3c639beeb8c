import { describe, expect, it } from 'vitest'
import { findConstants, findExpressions } from './source.ts'

const constants = new Set(['WORD'])

describe('findExpressions', () => {
  it.each([
    ['const a = /b/gi', { source: 'b', flags: 'gi' }],
    ['class A<B> { c: D = f(/[/]\\//u) as D }', { source: '[/]\\/', flags: 'u' }],
    ['const a = (1 / 2, /b/y)', { source: 'b', flags: 'y' }],
    ["'a'.match(/b/)", { source: 'b', flags: '' }],
  ])('should find the literal in %j', (text, literal) => {
    expect(findExpressions(text, 'a.ts', constants)).toEqual({
      literals: [literal],
      constructions: [],
      faults: [],
    })
  })

  it('should find a literal in JSX', () => {
    expect(findExpressions('const a = <B c={/d/} />', 'a.tsx', constants).literals).toEqual([
      { source: 'd', flags: '' },
    ])
  })

  it.each([
    ['const a = new RegExp(b)', '1:11'],
    ["const a: RegExp = RegExp('–')", '1:19'],
    ["// – 😀\nfunction a() {\n  return f('–', new RegExp(b))\n}", '3:17'],
  ])('should find where %j makes one', (text, place) => {
    expect(findExpressions(text, 'a.ts', constants)).toEqual({
      literals: [],
      constructions: [place],
      faults: [],
    })
  })

  it.each([
    ['const a = RegExp', '1:11 RegExp is handed on'],
    ['f(RegExp)', '1:3 RegExp is handed on'],
    ['new globalThis.RegExp(a)', '1:16 RegExp is handed on'],
    ['Reflect.construct(RegExp, [a])', '1:19 RegExp is handed on'],
    ["a.match('b')", '1:1 makes an expression of a string'],
    [' a?.search(`b`)', '1:2 makes an expression of a string'],
    ['a.match(word)', '1:1 makes an expression of a string'],
  ])('should find the fault in %j', (text, fault) => {
    expect(findExpressions(text, 'a.ts', constants)).toEqual({
      literals: [],
      constructions: [],
      faults: [fault],
    })
  })

  it.each([
    'const a: RegExp = b',
    'if (a instanceof RegExp) b()',
    'function a(b: readonly RegExp[]): c is RegExp {}',
    'type A = RegExp | string',
    'a.match(WORD)',
    'a.search(WORD)',
    "const a = '/b/g' // /c/",
    'match(a)',
    'a / b / c',
  ])('should find nothing in %j', (text) => {
    expect(findExpressions(text, 'a.ts', constants)).toEqual({ literals: [], constructions: [], faults: [] })
  })
})

describe('findConstants', () => {
  it('should find the names of constants that hold an expression', () => {
    const text = 'const A = /a/g\nexport const B: RegExp = new RegExp(b)\nconst C = "c"\nlet [d] = [/d/]'
    expect(findConstants(text, 'a.ts')).toEqual(['A', 'B'])
  })
})
