import { timed } from './clock.ts'
import { limitOf, PASSES } from './passes.ts'
import type { Texts } from './texts.ts'

/** The greatest part of a parser's time that may come on top of it, whatever it is in looks at each character. */
export const ADDED_PART_MAX = 0.25

/** After how many times at each size the difference is looked at. */
const LOOKS: readonly number[] = [1, 3, 7, 15]

/** What some work takes with the package and without it. */
export interface Added {
  /** The lengths of the texts, in UTF-16 code units. */
  sizes: number[]
  /** The least times at each, in milliseconds. */
  withPackage: number[]
  without: number[]
  /** What is wrong with the difference; `null` if it is a linear share. */
  fault: string | null
}

/**
 * Time some work with the package and without it, in turn. For the longest text, the difference has to stay below so
 * many looks at each character as any linear work may take. Where the work itself takes so long that the difference is
 * lost in it, a quarter of it will do. The least times are compared: whatever else happens makes a time longer. A
 * difference above the bound is confirmed before it counts, by more times.
 */
export function measureAdded(
  withPackage: (text: string) => unknown,
  without: (text: string) => unknown,
  { doubling, look }: Texts,
): Added {
  const timers = [timed(withPackage), timed(without)] as const
  const samples = doubling.map((text) => ({ text, withPackage: [] as number[], without: [] as number[] }))
  for (const count of LOOKS) {
    while ((samples.at(-1)?.without.length ?? 0) < count) samples.forEach(takeTimes)
    if (faultOf(samples.at(-1)) === null) break
  }
  return {
    sizes: samples.map(({ text }) => text.length),
    withPackage: samples.map((sample) => Math.min(...sample.withPackage)),
    without: samples.map((sample) => Math.min(...sample.without)),
    fault: faultOf(samples.at(-1)),
  }

  function takeTimes(sample: (typeof samples)[number]): void {
    sample.withPackage.push(timers[0](sample.text))
    sample.without.push(timers[1](sample.text))
  }

  function faultOf(longest: (typeof samples)[number] | undefined): string | null {
    if (!longest) return null
    const { text } = longest
    const time = Math.min(...longest.without)
    const difference = Math.min(...longest.withPackage) - time
    if (difference <= Math.max(limitOf(text, look), ADDED_PART_MAX * time)) return null
    return `adds ${difference.toFixed(1)} ms for ${text.length} characters, more than ${PASSES} looks at each`
  }
}
