import { expect } from 'vitest'

/** Milliseconds below which a time says nothing. */
const NOISE = 0.02

/** How many times as long as one look at each character some work may take. */
const PASSES = 250

/**
 * Expect that some work takes time in proportion to its text, and not many times that of looking at each character
 * once, which is timed in the same run. The text grows step by step, so that work with another growth is found out
 * while it is still short.
 *
 * @param work what to do with a text
 * @param textOf a text of about this length
 * @param size the greatest length, in UTF-16 code units
 */
export function expectLinear(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  size: number,
): void {
  for (const part of [512, 64, 8, 1]) {
    const text = textOf(size / part)
    const pass = Math.max(
      NOISE,
      leastTime(() => lookAtEach(text), 0),
    )
    const limit = PASSES * pass
    const time = leastTime(() => work(text), limit)
    expect(time, `${text.length} characters`).toBeLessThan(limit)
  }
}

function lookAtEach(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum ^= text.charCodeAt(index)
  return sum
}

/** The time of some work in milliseconds: the first below the limit, else the least of five. */
function leastTime(work: () => unknown, limit: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let count = 0; count < 5 && least >= limit; count++) {
    const start = performance.now()
    work()
    least = Math.min(least, performance.now() - start)
  }
  return least
}
