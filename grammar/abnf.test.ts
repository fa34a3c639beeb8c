import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAbnf } from '../fuzz/proofs/abnf-engine.ts'
import { toAbnf } from './abnf.ts'
import { contextReferenceAbnf } from './abnf-file.ts'
import { contextReferenceRules } from './context-reference.ts'
import { capture, choice, literal, noneOf, type Rule, repeat, sequence, set } from './rule.ts'

const file = readFileSync(new URL('./context-reference.abnf', import.meta.url), 'utf8')

describe('toAbnf', () => {
  const a = literal('a')
  it.each<[name: string, rule: Rule, text: string]>([
    ['a literal without letters', literal('](9'), '"](9"'],
    ['a literal with letters, which would match in either case', literal('v1/'), '%s"v1/"'],
    ['one code unit', set('_'), '%x5F'],
    ['ranges in order', set('a-z', '0-9', '-'), '( %x2D / %x30-39 / %x61-7A )'],
    ['a negated set', noneOf('\r', '\n'), '( %x00-09 / %x0B-0C / %x0E-FFFF )'],
    ['a negated set without its first unit', noneOf('\0'), '%x01-FFFF'],
    ['a negated set without its last unit', noneOf('\uffff'), '%x00-FFFE'],
    ['a negated set of overlapping ranges', noneOf('b-y', 'a-z'), '( %x00-60 / %x7B-FFFF )'],
    ['a sequence', sequence(a, literal('!')), '%s"a" "!"'],
    ['a choice', choice(a, literal('!')), '( %s"a" / "!" )'],
    ['an optional rule', repeat(a, 0, 1), '[ %s"a" ]'],
    ['a repeated literal', repeat(a, 1, 2), '1*2%s"a"'],
    ['a rule that is repeated once', repeat(a, 1, 1), '1*1%s"a"'],
    ['a repeated set', repeat(set('a-b'), 0, 2), '*2%x61-62'],
    ['a repeated choice', repeat(choice(a, a), 1, 2), '1*2( %s"a" / %s"a" )'],
    ['a repeated sequence', repeat(sequence(a, a), 1, 2), '1*2( %s"a" %s"a" )'],
    ['a repeated repetition', repeat(repeat(a, 1, 2), 3, 4), '3*4( 1*2%s"a" )'],
    ['a repeated capture', repeat(capture('x', a), 1, 2), '1*2%s"a"'],
    ['a repeated captured sequence', repeat(capture('x', sequence(a, a)), 1, 2), '1*2( %s"a" %s"a" )'],
    ['a capture', capture('x', a), '%s"a"'],
  ])('should write %s', (_, rule, text) => {
    expect(toAbnf({ rule })).toBe(`rule = ${text}\n`)
  })

  it('should name a rule inside another, and align the names', () => {
    const word = repeat(set('a-z'), 1, 8)
    expect(toAbnf({ 'two-words': sequence(word, literal(' '), word), word, words: repeat(word, 1, 9) })).toBe(
      'two-words = word " " word\nword      = 1*8%x61-7A\nwords     = 1*9word\n',
    )
  })
})

describe('context-reference.abnf', () => {
  it('should be what `npm run abnf` writes', () => {
    expect(file).toBe(contextReferenceAbnf())
  })

  it('should define every rule of the grammar, and be read', () => {
    const accepts = readAbnf(file)
    for (const name of Object.keys(contextReferenceRules)) expect(accepts(name, '\n')).toBe(false)
    expect(() => accepts('another', '')).toThrow()
  })

  it.each([
    ['reference', '[a](t3-context://v1/file/a)', '[a](T3-context://v1/file/a)'],
    ['reference', '![](t3-context://v1/file/a)', '!![](t3-context://v1/file/a)'],
    ['context-uri', 't3-context://v1/file/a', 't3-context://V1/file/a'],
    ['kind', 'a'.repeat(40), 'a'.repeat(41)],
    ['kind', 'a-9', '9-a'],
    ['context-id', 'Z'.repeat(128), 'Z'.repeat(129)],
    ['context-id', '_', ''],
    ['label', '\\]'.repeat(512), '\\]'.repeat(513)],
    ['label', '\ud800\0\u2028', '\n'],
  ])('should accept and refuse by its %s %j and %j', (name, accepted, refused) => {
    const accepts = readAbnf(file)
    expect(accepts(name, accepted)).toBe(true)
    expect(accepts(name, refused)).toBe(false)
  })
})
