import { growthExponent, median } from './exponent.ts'
import { timeWithinPasses } from './passes.ts'
import type { Texts } from './texts.ts'

/** The greatest exponent of what counts as linear. */
export const EXPONENT_MAX = 1.25

/** The greatest exponent that is believed when each size was timed once. */
const PLAIN_EXPONENT_MAX = 1.15

/** How thoroughly growth is measured. */
export interface Effort {
  /** After how many times at each size the exponent is looked at. */
  looks: readonly number[]
  /** Milliseconds that are enough to see growth: what takes longer gets no longer texts. */
  enough: number
}

/** What is plainly linear is timed once, what is not, more often. */
export const QUICK: Effort = { looks: [1, 3, 7, 15], enough: 5 }

/** Medians of several times, up to the longest text. */
export const THOROUGH: Effort = { looks: [5, 15], enough: Number.POSITIVE_INFINITY }

/** How many sizes are compared: n, 2n, 4n and 8n. */
const SIZES = 4

/** How the time of some work grows with its text. */
export interface Growth {
  /** The lengths of the texts, in UTF-16 code units. */
  sizes: number[]
  /** The median time at each, in milliseconds. */
  times: number[]
  /** The exponent of these times; NaN if there is but one. */
  exponent: number
  /** What is wrong with it; `null` for what is linear. */
  fault: string | null
}

/**
 * Take times at n, 2n, 4n and 8n, and tell whether they are linear. 8n is the longest text; a shorter one where the
 * times are long, since growth shows there, too. The sizes are timed in turn. An exponent above the bound is confirmed
 * before it counts: by the medians of ever more times.
 *
 * @param timeOf gives the time for a text, in milliseconds; it should be of the processor, which changes little if a
 *   machine is busy with other things
 */
export function measureGrowth(
  timeOf: (text: string) => number,
  { short, doubling, look }: Texts,
  { looks, enough }: Effort = QUICK,
): Growth {
  const samples: { text: string; times: number[] }[] = []
  for (const text of [short, ...doubling]) {
    const { time, fault } = timeWithinPasses(timeOf, text, look)
    samples.push({ text, times: [time] })
    if (fault) return growthOf(samples, fault)
    if (time > enough && samples.length > SIZES) break
  }
  const compared = samples.slice(-SIZES)
  // The first time may be of code that was still being compiled, which would hide growth.
  takeTimes(compared.slice(0, 1))
  for (const count of looks) {
    for (let taken = compared.at(-1)?.times.length ?? 0; taken < count; taken++) takeTimes(compared)
    const growth = growthOf(compared, null)
    if (growth.exponent <= (count === 1 ? PLAIN_EXPONENT_MAX : EXPONENT_MAX)) return growth
  }
  return growthOf(compared, `grows by more than the exponent ${EXPONENT_MAX}`)

  function takeTimes(of: typeof samples): void {
    for (const { text, times } of of) times.push(timeOf(text))
  }
}

function growthOf(samples: readonly { text: string; times: number[] }[], fault: string | null): Growth {
  const sizes = samples.map(({ text }) => text.length)
  const times = samples.map((sample) => median(sample.times))
  return { sizes, times, exponent: growthExponent(sizes, times), fault }
}
