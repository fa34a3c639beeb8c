import fc from 'fast-check'
import { expect, it } from 'vitest'
import { json } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { findTags, findTagsInJson, splitLines, TAG } from './envelope.fixture.ts'
import { escapeTags, escapeTagsInJson } from './escape.ts'
import { tagText } from './hostile.fixture.ts'
import { escapeUnit, toJsonLine } from './json-line.ts'

it('should escape the `<` of every tag and change nothing else', () => {
  fc.assert(
    fc.property(tagText(), (text) => {
      const escaped = escapeTags(text)
      expect(escaped).toBe(text.replace(TAG, (tag) => `&lt;${tag.slice(1)}`))
      expect(findTags(escaped)).toEqual([])
      expect(escapeTags(escaped)).toBe(escaped)
    }),
    { numRuns: 20_000 },
  )
})

/** A string of JSON in which some UTF-16 code units, but not `<`, are written as escapes. */
const jsonString = fc
  .tuple(tagText(), fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }))
  .map(([text, choices]) =>
    Array.from({ length: text.length }, (_, index) => text.charAt(index))
      .map((unit, index) =>
        choices[index % choices.length] && unit !== '<'
          ? escapeUnit(unit)
          : JSON.stringify(unit).slice(1, -1),
      )
      .join(''),
  )

it('should escape the same tags in a string of JSON, whatever of it is written as an escape', () => {
  fc.assert(
    fc.property(jsonString, jsonString, (one, other) => {
      const source = `["${one}","${other}"]`
      const escaped = escapeTagsInJson(source)
      expect(JSON.parse(escaped)).toStrictEqual(JSON.parse(source))
      const texts = JSON.parse(source) as string[]
      const tags = texts.flatMap(findTags)
      expect((escaped.length - source.length) / 5).toBe(tags.length)
      expect(findTagsInJson(escaped)).toEqual([])
    }),
    { numRuns: 20_000 },
  )
})

it('should write one line of JSON that parses to the same value', () => {
  const hostile = fc.array(fc.dictionary(tagText(), tagText(), { maxKeys: 3 }), { maxLength: 3 })
  fc.assert(
    fc.property(fc.oneof(json(), hostile), (value) => {
      const line = toJsonLine(value)
      expect(splitLines(line)).toHaveLength(1)
      expect(JSON.stringify(JSON.parse(line))).toBe(JSON.stringify(value))
      expect(findTags(line)).toEqual([])
      expect(findTagsInJson(line)).toEqual([])
    }),
    { numRuns: 10_000 },
  )
})
