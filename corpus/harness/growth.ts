import { expect } from 'vitest'
import { timed } from '../../fuzz/growth/clock.ts'
import { lookAtEach, timeOfLook, timeWithinPasses } from '../../fuzz/growth/passes.ts'

/**
 * Expect that some work takes not many times as long as looking at each character of its text once, which is timed in
 * the same run. The text grows step by step, so that work with another growth is found out while it is still short.
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
    lookAtEach(text)
    expect(
      timeWithinPasses(timed(work), text, timeOfLook(text)).fault,
      `${text.length} characters`,
    ).toBeNull()
  }
}
