import { cpuTime } from './clock.ts'
import { median, NOISE } from './exponent.ts'

/** How many times as long as one look at each character some work may take. */
export const PASSES = 250

/** How often a time is taken before it counts as too long. */
const REPEATS = 5

/**
 * The time that one look at each character of a text takes, in milliseconds for each character: what other times are
 * held against, so that no machine is too slow for a test.
 */
export function timeOfLook(text: string): number {
  return median([1, 2, 3].map(() => cpuTime(() => lookAtEach(text)))) / text.length
}

/**
 * Time something, and say if it takes longer than so many looks at each character as may be: a factor that absurd is a
 * fault, too, and what grows faster than its text is found out while it is still short.
 *
 * @param timeOf gives the time for a text, in milliseconds
 * @param look what {@linkcode timeOfLook} gave for such a text
 * @returns the time, and the fault, if it is one
 */
export function timeWithinPasses(
  timeOf: (text: string) => number,
  text: string,
  look: number,
): { time: number; fault: string | null } {
  const limit = limitOf(text, look)
  let time = Number.POSITIVE_INFINITY
  for (let count = 0; count < REPEATS && time >= limit; count++) time = Math.min(time, timeOf(text))
  if (time < limit) return { time, fault: null }
  const took = `took ${time.toFixed(1)} ms for ${text.length} characters`
  return { time, fault: `${took}, more than ${PASSES} looks at each (${limit.toFixed(1)} ms)` }
}

/** The milliseconds that so many looks at each character take, as may be. */
export function limitOf(text: string, look: number): number {
  return PASSES * Math.max(NOISE, look * text.length)
}

/** Look at each character once. In memory, the text is then one piece. */
export function lookAtEach(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum ^= text.charCodeAt(index)
  return sum
}
