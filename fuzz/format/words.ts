import { type Field, index, list, map, text } from './field.ts'

/** How many words a text may have. */
const WORDS_MAX = 1_000

/**
 * A text as a list of words: a byte for each that is in a vocabulary, counted from 1; a byte 0 and a text for any other.
 * So one byte brings in what matters to a parser, for engines with a dictionary and for those without.
 *
 * @param vocabulary at most 250 texts, none empty; more may come at the end without a change to inputs that are stored, as
 *   long as their bytes do not wrap around
 */
export function words(vocabulary: readonly string[]): Field<string> {
  const at = index(vocabulary.length + 1)
  const word: Field<string> = {
    read(cursor) {
      const known = at.read(cursor)
      return known === 0 ? text.read(cursor) : (vocabulary[known - 1] as string)
    },
    write(value) {
      const known = vocabulary.indexOf(value) + 1
      return known === 0 ? Buffer.concat([at.write(0), text.write(value)]) : at.write(known)
    },
  }
  return map(
    list(word, WORDS_MAX),
    (parts) => parts.join(''),
    (value) => split(value, vocabulary),
  )
}

/** Split a text into words of the vocabulary, the longest first, and what is between them. */
function split(value: string, vocabulary: readonly string[]): string[] {
  const longestFirst = [...vocabulary].sort((left, right) => right.length - left.length)
  const parts: string[] = []
  let rest = ''
  for (let at = 0; at < value.length; ) {
    const word = longestFirst.find((one) => value.startsWith(one, at))
    if (word === undefined) rest += value[at++]
    else {
      if (rest) parts.push(rest)
      parts.push(word)
      at += word.length
      rest = ''
    }
  }
  return rest ? [...parts, rest] : parts
}
