import { describe, expect, it } from 'vitest'
import { abnfFacts, checkedInAbnf, compareOnGenerated, interpretations } from './abnf.ts'
import { readAbnf } from './abnf-engine.ts'

describe('the checked-in ABNF', () => {
  it('should say what every other interpretation says', () => {
    expect(abnfFacts().map(({ name, faults }) => ({ name, faults }))).toEqual([
      { name: 'ABNF and vectors', faults: [] },
      { name: 'ABNF and generated strings', faults: [] },
    ])
  })

  it.each([
    ['one more character of a kind', '*39(', '*40(', 'kind', 'a'.repeat(41)],
    ['one more character of an id', '1*128(', '1*129(', 'context-id', 'A'.repeat(129)],
    ['an empty id', '1*128(', '*128(', 'context-uri', 't3-context://v1/a/'],
    ['one item of a label less', '*512(', '*511(', 'label', '\\a'.repeat(512)],
    ['a scheme in either case', '%s"', '"', 'context-uri', 'T3-context://v1/a/a'],
    ['a kind in either case', '%x61-7A *39(', '( %x41-5A / %x61-7A ) *39(', 'kind', 'A'],
    ['a closing bracket in a label', '%x5E-FFFF', '%x5D-FFFF', 'label', ']'],
    ['a neighbour of the letters', '%x41-5A', '%x40-5A', 'context-id', '@'],
    ['an escaped line feed', '%x0B-0C', '%x0A-0C', 'label', '\\\n'],
    ['an image form only', '[ "!" ]', '"!"', 'reference', '[](t3-context://v1/a/a)'],
    ['white space behind the label', '"]" "("', '"]" *1" " "("', 'reference', '[] (t3-context://v1/a/a)'],
  ])('should be told from one with %s', (_, from, to, name, text) => {
    const abnf = checkedInAbnf()
    expect(abnf).toContain(from)
    const rule = interpretations(abnf.replace(from, to)).find((one) => one.name === name)
    expect(rule?.compare(text, true)).toEqual([
      expect.stringMatching(
        / is accepted: \{"ABNF":(true|false),"RegExp":(?!\1)(.*),"automaton":\2,"Parsimmon":\2,"oracle":\2\}$/,
      ),
    ])
  })

  it('should be told from one with a fault by generated strings', () => {
    const abnf = checkedInAbnf().replace('*39(', '*40(')
    const [fault] = compareOnGenerated(abnf, 2000).faults
    expect(fault).toContain(' is accepted: {"ABNF":true,"RegExp":false,"automaton":false')
  })
})

describe('readAbnf', () => {
  it.each([
    ['a = b\n', 'b'],
    ['a = %s"b\n', '"b'],
    ['a = "b"', 'a'],
    ['a = !"b" "c"\n', '!'],
  ])('should refuse %j', (text) => {
    expect(() => readAbnf(text)).toThrow(SyntaxError)
  })

  it('should count UTF-16 code units', () => {
    const accepts = readAbnf('a = 1*2%x00-FFFF\n')
    expect(['', '😀', '\udc00\ud800', 'abc'].map((text) => accepts('a', text))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
