import { PARSED, REFERRING, REPORTED, WRITTEN } from './families/markdown.ts'
import type { Family } from './family.ts'
import { THOROUGH } from './growth.ts'
import { checkNursery } from './nursery.ts'
import { measureParsers, PARSED_MIN, type ParserResult } from './parser.ts'
import {
  type AddedResult,
  FAMILIES,
  type GrowthResult,
  measureAddedShares,
  measureAgain,
  measureFamily,
  measureOwnShares,
} from './run.ts'
import { MARKDOWN } from './share.ts'

/** What is published of growth. */
export interface GrowthFigures {
  /** How many pairs of an input of a function and a family of texts were measured. */
  pairs: number
  /** Functions that run no Markdown parser: each with the input and the family that it grows fastest with. */
  functions: GrowthResult[]
  /** What the package does of its own while Markdown is parsed, in the same way. */
  ownShares: GrowthResult[]
  /** What parsers and writers take with the package and without it. */
  added: AddedResult[]
  /** Markdown parsers alone. */
  parsers: ParserResult[]
}

/** How many families {@linkcode measureAll} goes through. */
export const STEPS: number = [FAMILIES, MARKDOWN, REFERRING, REPORTED, WRITTEN, PARSED].flat().length

/**
 * Measure all that the tests judge, and the parsers. It takes a few minutes.
 *
 * @param onStep gets the name of each family before it is measured
 * @throws {Error} if Node.js runs without the options that `nursery.ts` names
 */
export function measureAll(onStep: (family: string) => void = () => {}): GrowthFigures {
  checkNursery()
  const each = <Result>(families: readonly Family[], measure: (family: Family) => Result[]): Result[] =>
    families.flatMap((family) => {
      onStep(family.name)
      return measure(family)
    })
  const results = each(FAMILIES, measureFamily)
  return {
    pairs: results.length,
    functions: worstOf(results).map(measureAgain),
    ownShares: worstOf(each(MARKDOWN, (family) => measureOwnShares(family, THOROUGH))),
    added: each([...REFERRING, ...REPORTED, ...WRITTEN], (family) => measureAddedShares(family, PARSED_MIN)),
    parsers: each(PARSED, measureParsers),
  }
}

/** The result of each function with the greatest exponent, over all inputs and families. */
export function worstOf(results: readonly GrowthResult[]): GrowthResult[] {
  const worst = new Map<string, GrowthResult>()
  for (const result of results) {
    const key = `${result.entryPoint} ${result.function}`
    if (isWorse(result, worst.get(key))) worst.set(key, result)
  }
  return [...worst.values()]
}

/** Whether one result is worse than another, if there is one. */
export function isWorse(one: GrowthResult, other: GrowthResult | undefined): boolean {
  return other === undefined || one.exponent > other.exponent
}
