import { type Added, measureAdded } from './added.ts'
import { timed } from './clock.ts'
import type { EntryPoint } from './entry-point.ts'
import { ENTRY_POINTS } from './entry-points/index.ts'
import { COMMON } from './families/common.ts'
import type { Family } from './family.ts'
import { type Growth, measureGrowth } from './growth.ts'
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

/**
 * Measure every function that has to take a family.
 *
 * @param looks see {@linkcode measureGrowth}
 */
export function measureFamily(family: Family, looks?: readonly number[]): GrowthResult[] {
  const texts = makeTexts(family)
  return ENTRY_POINTS.flatMap((entryPoint) =>
    Object.entries({ ...entryPoint.work, ...entryPoint.inside })
      .filter(([name]) => takes(entryPoint, name, family))
      .flatMap(([name, inputs]) =>
        Object.entries(inputs).map(([input, work]) => ({
          entryPoint: entryPoint.name,
          function: name,
          input,
          family: family.name,
          ...measureGrowth(timed(work), texts, looks),
        })),
      ),
  )
}

/** How the package's own share grows with the texts of a family. */
export function measureOwnShares(family: Family, looks?: readonly number[]): GrowthResult[] {
  const texts = makeTexts(family, PARSED_MIN, PARSED_MAX)
  return OWN_SHARES.filter(({ families }) => families.includes(family)).map(
    ({ entryPoint, function: name, timeOf }) => ({
      entryPoint,
      function: name,
      input: 'Markdown',
      family: family.name,
      ...measureGrowth(timeOf, texts, looks),
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
