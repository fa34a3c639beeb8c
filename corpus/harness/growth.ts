import { expect } from 'vitest'

/** Milliseconds below which a time says nothing. */
const NOISE = 0.5

/** How many times as long a character may take in a longer text: caches, garbage and a busy host are let in. */
const SLACK = 8

/**
 * Expect that some work takes time in proportion to its text. The text grows step by step, so that work with another
 * growth is found out while it is still short.
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
  const parts = [512, 128, 32, 8, 2, 1]
  const first = textOf(size / 512)
  const base = Math.max(
    NOISE,
    leastTime(() => work(first), 0),
  )
  for (const part of parts) {
    const text = textOf(size / part)
    const limit = SLACK * (512 / part) * base
    expect(
      leastTime(() => work(text), limit),
      `${text.length} characters`,
    ).toBeLessThan(limit)
  }
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
