import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextId, contextReferenceRules, kind, label } from '../../grammar/context-reference.ts'
import { choice, literal, noneOf, type Rule, repeat, set } from '../../grammar/rule.ts'
import { viablePrefix } from '../oracles/viable-prefix.ts'
import { nearMiss, toArbitrary } from './rule-arbitrary.ts'

/** 600 texts, each of them once. */
function sample(arbitrary: fc.Arbitrary<string>): Set<string> {
  return new Set(fc.sample(arbitrary, 600))
}

describe('toArbitrary', () => {
  it.each(Object.entries(contextReferenceRules))('should give texts that %s accepts', (_, rule) => {
    const refused = Array.from(sample(toArbitrary(rule))).filter((text) => !viablePrefix(rule, text).accepted)
    expect(refused).toEqual([])
  })

  it.each<[name: string, rule: Rule, lengths: number[]]>([
    ['kind', kind, [1, 40]],
    ['context-id', contextId, [1, 128]],
    ['label', label, [0]],
    ['repetition', repeat(literal('ab'), 3, 300), [6, 600]],
  ])('should reach the ends of a %s', (_, rule, lengths) => {
    const found = new Set(Array.from(sample(toArbitrary(rule)), (text) => text.length))
    expect(lengths.filter((length) => !found.has(length))).toEqual([])
  })

  it('should give every member of a small set, and every choice', () => {
    const rule = choice(set('a-c', '_'), literal('xyz'))
    expect(Array.from(sample(toArbitrary(rule))).sort()).toEqual(['_', 'a', 'b', 'c', 'xyz'])
  })

  it('should give the neighbours of what a negated set leaves out, and units far from it', () => {
    const texts = sample(toArbitrary(noneOf('\r', '\n')))
    expect(['\t', '\v', '\f', '\u000e', ']'].filter((unit) => !texts.has(unit))).toEqual([])
    expect(Array.from(texts).some((unit) => unit > '\u0fff')).toBe(true)
  })
})

describe('nearMiss', () => {
  // What is foreign may be CR and LF together.
  const edits = {
    insert: [/^.{1,2}abc$/s, /^a.{1,2}bc$/s, /^ab.{1,2}c$/s, /^abc.{1,2}$/s],
    delete: [/^bc$/, /^ac$/, /^ab$/],
    replace: [/^[^ab]{1,2}bc$/, /^a[^bc]{1,2}c$/, /^ab[^c]{1,2}$/],
    swap: [/^bac$/, /^acb$/],
  }
  const texts = Array.from(sample(nearMiss(literal('abc'))))

  it.each(Object.entries(edits))('should %s at every place', (_, places) => {
    expect(places.filter((place) => !texts.some((text) => place.test(text)))).toEqual([])
  })

  it('should make one edit at most', () => {
    const once = Object.values(edits).flat()
    // To swap the last character with what follows, or to replace one by itself, leaves the text.
    expect(texts.filter((text) => text !== 'abc' && !once.some((edit) => edit.test(text)))).toEqual([])
  })

  it.each<[name: string, rule: Rule, lengths: number[]]>([
    ['kind', kind, [0, 41]],
    ['context-id', contextId, [0, 129]],
    ['repetition', repeat(literal('abc'), 3, 300), [8, 903]],
  ])('should go over both ends of a %s', (_, rule, lengths) => {
    const found = new Set(Array.from(sample(nearMiss(rule)), (text) => text.length))
    expect(lengths.filter((length) => !found.has(length))).toEqual([])
  })

  it.each(Object.entries(contextReferenceRules))('should give texts that %s refuses', (_, rule) => {
    const texts = Array.from(sample(nearMiss(rule)))
    const refused = texts.filter((text) => !viablePrefix(rule, text).accepted)
    expect(refused.length / texts.length).toBeGreaterThan(0.1)
  })
})
