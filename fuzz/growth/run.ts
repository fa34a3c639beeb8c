import { type Added, measureAdded } from './added.ts'
import { timed } from './clock.ts'
import type { EntryPoint } from './entry-point.ts'
import { ENTRY_POINTS } from './entry-points/index.ts'
import { COMMON } from './families/common.ts'
import type { Family } from './family.ts'
import { type Effort, type Growth, measureGrowth, THOROUGH } from './growth.ts'
import { PARSED_MAX, PARSED_MIN } from './parser.ts'
import { OWN_SHARES, SHARED_WORK } from './share.ts'
import { makeTexts } from './texts.ts'

/** Every family of texts, each once. */
export const FAMILIES: readonly Family[] = [
  ...new Set([...COMMON, ...ENTRY_POINTS.flatMap(({ families = {} }) => Object.values(families).flat())]),
]

/** How one function grows with the texts of one family. */
export interface GrowthResult extends Growth {
  entryPoint: string
  function: string
  /** What the text is for the function. */
  input: string
  family: string
}

/** One way to hand the texts of a family to a function. */
interface Cell extends Pick<GrowthResult, 'entryPoint' | 'function' | 'input' | 'family'> {
  timeOf: (text: string) => number
}

/** Measure every function that has to take a family. */
export function measureFamily(family: Family): GrowthResult[] {
  const texts = makeTexts(family)
  return cellsOf(family).map(({ timeOf, ...cell }) => ({ ...cell, ...measureGrowth(timeOf, texts) }))
}

/** Measure one of the results again, up to a megabyte, and with more repeats. */
export function measureAgain(result: GrowthResult): GrowthResult {
  for (const family of FAMILIES) {
    const cell = cellsOf(family).find(
      (one) =>
        one.family === result.family &&
        one.entryPoint === result.entryPoint &&
        one.function === result.function &&
        one.input === result.input,
    )
    if (cell) return { ...result, ...measureGrowth(cell.timeOf, makeTexts(family), THOROUGH) }
  }
  throw new RangeError(`No function ${result.function} for ${result.family}`)
}

function cellsOf(family: Family): Cell[] {
  return ENTRY_POINTS.flatMap((entryPoint) =>
    Object.entries({ ...entryPoint.work, ...entryPoint.inside })
      .filter(([name]) => takes(entryPoint, name, family))
      .flatMap(([name, inputs]) =>
        Object.entries(inputs).map(([input, work]) => ({
          entryPoint: entryPoint.name,
          function: name,
          input,
          family: family.name,
          timeOf: timed(work),
        })),
      ),
  )
}

/** How the package's own share grows with the texts of a family. */
export function measureOwnShares(family: Family, effort?: Effort): GrowthResult[] {
  const texts = makeTexts(family, PARSED_MIN, PARSED_MAX)
  return OWN_SHARES.filter(({ families }) => families.includes(family)).map(
    ({ entryPoint, function: name, timeOf }) => ({
      entryPoint,
      function: name,
      input: 'Markdown',
      family: family.name,
      ...measureGrowth(timeOf, texts, effort),
    }),
  )
}

/** What the package adds to the time of a parser or writer. */
export interface AddedResult extends Added {
  entryPoint: string
  function: string
  family: string
}

/**
 * What the package adds for the texts of a family.
 *
 * @param first the length of the shortest text; the longest alone is judged
 */
export function measureAddedShares(family: Family, first: number = PARSED_MAX): AddedResult[] {
  const texts = makeTexts(family, first, PARSED_MAX)
  return SHARED_WORK.filter(({ families }) => families.includes(family)).map(
    ({ entryPoint, function: name, withPackage, without }) => ({
      entryPoint,
      function: name,
      family: family.name,
      ...measureAdded(withPackage, without, texts),
    }),
  )
}

function takes({ families = {} }: EntryPoint, name: string, family: Family): boolean {
  return COMMON.includes(family) || (families[name] ?? []).includes(family)
}
