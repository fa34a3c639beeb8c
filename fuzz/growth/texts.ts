import type { Family } from './family.ts'
import { timeOfLook } from './passes.ts'

/** The longest text: a megabyte, in UTF-16 code units. */
export const MEGABYTE: number = 2 ** 20

/** The first of the lengths that double. */
const FIRST = 2 ** 14

/** How much shorter than the first one the short text is: growth is found out on it before it takes hours. */
const SHORTER = 8

/** Texts of one family, each in one piece in memory. */
export interface Texts {
  short: string
  /** Each about twice as long as the one before. */
  doubling: readonly string[]
  /** See {@linkcode timeOfLook}. */
  look: number
}

/** Make the texts of a family, from one length to another. */
export function makeTexts({ textOf }: Family, first: number = FIRST, last: number = MEGABYTE): Texts {
  const doubling: string[] = []
  for (let length = first; length <= last; length *= 2) doubling.push(textOf(length))
  // The last one is timed when looking has been compiled.
  const look = doubling.map(timeOfLook).at(-1) as number
  return { short: textOf(first / SHORTER), doubling, look }
}
