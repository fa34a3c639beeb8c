import { measure } from 'mitata'

/** What is compared: a function under a name. */
export interface Contender {
  name: string
  run: () => unknown
}

/** How ratios are taken. */
export interface PairOptions {
  /** How many pairs are kept. */
  pairs?: number | undefined
  /** The fewest calls that one measurement makes. */
  minSamples?: number | undefined
}

/** Times of two functions, measured in turn. */
export interface PairedTimes {
  /** Median time of one call, in nanoseconds. */
  first: number
  second: number
  /** First time divided by second: the median over all pairs, and the quartiles. */
  ratio: number
  spread: readonly [lower: number, upper: number]
}

const PAIRS = 21
const DROPPED_PAIRS = 3
const MIN_CPU_TIME = 30e6
const MIN_SAMPLES = 12
/** How many calls of a fast function are timed at once. */
const BATCH = 128

/**
 * Measure two functions in turn, so that whatever else the machine does meets both: the ratio of each pair counts,
 * not the times. The first pairs warm up and are dropped; every other pair runs in the opposite order.
 */
export async function measurePairs(
  first: () => unknown,
  second: () => unknown,
  { pairs = PAIRS, minSamples = MIN_SAMPLES }: PairOptions = {},
): Promise<PairedTimes> {
  const firstTimes: number[] = []
  const secondTimes: number[] = []
  const time = async (run: () => unknown) => {
    // A collection of garbage belongs to whoever made it, so none is forced in between.
    const { p50 } = await measure(run, {
      min_cpu_time: MIN_CPU_TIME,
      min_samples: minSamples,
      batch_samples: BATCH,
      gc: false,
    })
    return p50
  }
  for (let pair = 0; pair < DROPPED_PAIRS + pairs; pair++) {
    if (pair % 2 === 0) {
      firstTimes.push(await time(first))
      secondTimes.push(await time(second))
    } else {
      secondTimes.push(await time(second))
      firstTimes.push(await time(first))
    }
  }
  const keptFirst = firstTimes.slice(DROPPED_PAIRS)
  const keptSecond = secondTimes.slice(DROPPED_PAIRS)
  const ratios = keptFirst.map((value, index) => value / (keptSecond[index] ?? Number.NaN))
  return {
    first: quantile(keptFirst, 0.5),
    second: quantile(keptSecond, 0.5),
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}
