import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setMembers } from './json-members.ts'

const key = fc.oneof(fc.constantFrom('a', 'b', '__proto__', ''), fc.string({ unit: 'binary' }))
const value = fc.jsonValue({ maxDepth: 3 })
const space = fc.constantFrom('', ' ', '\t', '\r\n ')

/** An object with members, in JSON with white space of any kind. */
const objects = fc
  .tuple(fc.uniqueArray(fc.tuple(key, value), { maxLength: 6, selector: ([one]) => one }), space, space)
  .map(([members, before, after]) => {
    const texts = members.map(([one, content]) => {
      return [JSON.stringify(one), ':', JSON.stringify(content, null, before)].join(after)
    })
    return { members, json: `${before}{${after}${texts.join(`${before},${after}`)}${after}}${before}` }
  })

describe('the laws of members', () => {
  it('should set what is asked for, and leave the rest', () => {
    const law = fc.property(
      objects,
      fc.dictionary(key, value, { maxKeys: 3 }),
      ({ members, json }, values) => {
        const edits = new Map(Object.entries(values).map(([one, content]) => [one, JSON.stringify(content)]))
        const expected = new Map(members.map(([one, content]) => [one, JSON.stringify(content)]))
        for (const [one, content] of edits) expected.set(one, content)
        const result: Record<string, unknown> = JSON.parse(setMembers(json, edits))
        const found = new Map(Object.entries(result).map(([one, content]) => [one, JSON.stringify(content)]))
        expect(found).toEqual(expected)
      },
    )
    fc.assert(law, { numRuns: 3000 })
  })

  it('should change nothing if nothing is asked for', () => {
    const law = fc.property(objects, ({ json }) => {
      expect(setMembers(json, new Map())).toBe(json)
    })
    fc.assert(law, { numRuns: 3000 })
  })
})
