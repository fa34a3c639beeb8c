import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findWords } from './words.ts'

const rest = fc.string({ unit: fc.constantFrom('@', 'a', ':', '1'), maxLength: 6 })
const words = fc.uniqueArray(
  rest.map((text) => `@${text}`),
  { maxLength: 8 },
)

it('should find every place of every word, by where it ends, the longest first', () => {
  fc.assert(
    fc.property(fc.array(rest), words, (pieces, words) => {
      const text = pieces.join('x')
      const places: [start: number, end: number, word: string][] = []
      const map = new Map(words.map((word) => [word, word]))
      findWords(text, map, '@', (...place) => places.push(place))
      const expected = Array.from({ length: text.length + 1 }, (_, end) =>
        words
          .filter((word) => text.slice(0, end).endsWith(word))
          .sort((left, right) => right.length - left.length)
          .map((word) => [end - word.length, end, word]),
      )
      expect(places).toEqual(expected.flat())
    }),
    { numRuns: 3_000 },
  )
})
