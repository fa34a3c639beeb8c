import type { Engine } from './engine.ts'
import { jazzer } from './jazzer.ts'
import { jsfuzz } from './jsfuzz.ts'

const ENGINES: readonly Engine[] = [jsfuzz, jazzer]

/** Their names. */
export const ENGINE_NAMES: readonly Engine['name'][] = ENGINES.map(({ name }) => name)

/**
 * The engine of this name.
 *
 * @throws {RangeError} when there is none
 */
export function engineNamed(name: string): Engine {
  const engine = ENGINES.find((one) => one.name === name)
  if (!engine) throw new RangeError(`No engine ${name}`)
  return engine
}
