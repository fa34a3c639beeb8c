import { fromMarkdown } from 'mdast-util-from-markdown'
import { parse, postprocess, preprocess } from 'micromark'
import { timed } from './clock.ts'
import { growthExponent, median } from './exponent.ts'
import type { Family } from './family.ts'
import { makeTexts } from './texts.ts'

/** The lengths of the shortest and the longest Markdown, in UTF-16 code units: 2 and 16 kB. */
export const PARSED_MIN: number = 2 ** 11
export const PARSED_MAX: number = 2 ** 14

/** Milliseconds from which on one time is enough. */
const LONG = 200

/** How a parser grows with the texts of a family: as a fact, which no test judges. */
export interface ParserResult {
  parser: string
  family: string
  sizes: number[]
  /** Milliseconds. */
  times: number[]
  exponent: number
}

/** Read a text as CommonMark, as far as the events of micromark. */
export function parseEvents(text: string): unknown {
  return postprocess(
    parse()
      .document()
      .write(preprocess()(text, undefined, true)),
  )
}

/** Measure the parsers that the package stands on, without it. */
export function measureParsers(family: Family): ParserResult[] {
  const { doubling } = makeTexts(family, PARSED_MIN, PARSED_MAX)
  const sizes = doubling.map((text) => text.length)
  return [measure('micromark', parseEvents), measure('mdast-util-from-markdown', fromMarkdown)]

  function measure(parser: string, parseText: (text: string) => unknown): ParserResult {
    const timeOf = timed(parseText)
    const times = doubling.map((text) => {
      const taken = [timeOf(text)]
      while (taken.length < 3 && median(taken) < LONG) taken.push(timeOf(text))
      return median(taken)
    })
    return { parser, family: family.name, sizes, times, exponent: growthExponent(sizes, times) }
  }
}
