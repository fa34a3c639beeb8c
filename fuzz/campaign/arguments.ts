import { Argument, InvalidArgumentError } from 'commander'
import ms, { type StringValue } from 'ms'
import { TARGET_NAMES } from './catalogue.ts'

/**
 * Read a time such as `60s`, `5m` or `1h`; a number alone is seconds.
 *
 * @returns whole seconds, at least one
 * @throws {InvalidArgumentError} for what is no time
 */
export function readSeconds(time: string): number {
  const milliseconds = /^\d+$/.test(time) ? Number(time) * 1000 : ms((time || '0') as StringValue)
  if (milliseconds >= 1000) return Math.round(milliseconds / 1000)
  throw new InvalidArgumentError('It must be a time of at least a second, such as 60s or 5m.')
}

/**
 * Read a number of things, at least one.
 *
 * @throws {InvalidArgumentError} for what is none
 */
export function readCount(count: string): number {
  if (/^[1-9]\d{0,3}$/.test(count)) return Number(count)
  throw new InvalidArgumentError('It must be a whole number from 1 to 9999.')
}

/** An argument that takes targets. */
export function targetArgument(name: string, description: string): Argument {
  return new Argument(name, description).choices(TARGET_NAMES)
}
