import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import P from 'parsimmon'
import { describe, expect, it } from 'vitest'
import { nearMiss, toArbitrary } from '../fuzz/arbitraries/rule-arbitrary.ts'
import { viablePrefix } from '../fuzz/oracles/viable-prefix.ts'
import { readAbnf } from '../fuzz/proofs/abnf-engine.ts'
import { CONTEXT_URI_PREFIX, contextUri, reference } from './context-reference.ts'
import { toParsimmon } from './parsimmon.ts'
import { toRegExp, toWholeRegExp } from './regexp.ts'

const accepts = readAbnf(readFileSync(new URL('./context-reference.abnf', import.meta.url), 'utf8'))

describe.each([
  ['context-uri', contextUri, CONTEXT_URI_PREFIX, ['kind', 'contextId']],
  ['reference', reference, '[', ['image', 'label', 'kind', 'contextId']],
] as const)('every interpretation of %s', (name, rule, start, names) => {
  const whole = toWholeRegExp(rule)
  const sticky = toRegExp(rule)
  const parser = toParsimmon(rule)

  it('should accept a valid text, with the same captures', () => {
    fc.assert(
      fc.property(toArbitrary(rule), (text) => {
        expect(viablePrefix(rule, text)).toEqual({ length: text.length, accepted: true })
        expect(accepts(name, text)).toBe(true)
        const [, ...groups] = whole.exec(text) ?? []
        const captures = Object.fromEntries(
          names.flatMap((name, index) => (groups[index] === undefined ? [] : [[name, groups[index]]])),
        )
        expect(parser.parse(text)).toEqual({ status: true, value: { text, captures } })
        sticky.lastIndex = 0
        expect([...(sticky.exec(text) ?? [])]).toEqual([text, ...groups])
      }),
      { numRuns: 2000 },
    )
  })

  it('should decide alike on near misses', () => {
    let accepted = 0
    let refused = 0
    fc.assert(
      fc.property(nearMiss(rule), (text) => {
        const valid = viablePrefix(rule, text).accepted
        if (valid) accepted++
        else refused++
        expect(whole.test(text)).toBe(valid)
        expect(accepts(name, text)).toBe(valid)
        sticky.lastIndex = 0
        expect(sticky.exec(text)?.[0] === text).toBe(valid)
        // Parsimmon gets only what begins as the grammar does; see `toParsimmon`.
        if (text.startsWith(start)) expect(parser.skip(P.eof).parse(text).status).toBe(valid)
      }),
      { numRuns: 3_000 },
    )
    expect(accepted).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(1000)
  })

  it('should find a text inside another at its place only', () => {
    fc.assert(
      fc.property(toArbitrary(rule), fc.string({ unit: 'binary' }), (text, before) => {
        sticky.lastIndex = before.length
        expect(sticky.exec(`${before}${text} `)?.[0]).toBe(text)
        expect(sticky.lastIndex).toBe(before.length + text.length)
      }),
      { numRuns: 500 },
    )
  })
})
