import fc from 'fast-check'
import { type Holder, isSameFault } from '../engines/holder.ts'

/**
 * Make an input that breaks a law smaller, as long as it breaks it in the same place.
 *
 * @param milliseconds the time that it may take
 * @returns the smallest input that was found; the same input if it breaks nothing
 */
export async function minimize(
  holder: Holder,
  input: Uint8Array,
  milliseconds = 60_000,
): Promise<Uint8Array> {
  const fault = await holder.hold(input)
  if (fault.type !== 'broken' && fault.type !== 'hung') return input
  const breaksNothing = async (smaller: Uint8Array) => !isSameFault(await holder.hold(smaller), fault)
  const { counterexample } = await fc.check(
    fc.asyncProperty(fc.uint8Array({ maxLength: input.length, size: 'max' }), breaksNothing),
    { examples: [[Uint8Array.from(input)]], numRuns: 1, interruptAfterTimeLimit: milliseconds },
  )
  return counterexample?.[0] ?? input
}
