import { getHeapSpaceStatistics } from 'node:v8'

/**
 * Options of Node.js for measuring growth. The collector of garbage copies what is still in use, until it is old. With
 * these, all that a call leaves has room where it is made: copying it would be a step in the growth of what makes much.
 */
export const NODE_OPTIONS: string[] = ['--min-semi-space-size=256', '--max-semi-space-size=256']

/**
 * Check that Node.js runs with {@linkcode NODE_OPTIONS}.
 *
 * @throws {Error} if it does not, which would measure the collector of garbage
 */
export function checkNursery(): void {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  if ((space?.space_size ?? 0) < 256 * 2 ** 20) throw new Error(`Run Node.js with ${NODE_OPTIONS.join(' ')}`)
}
