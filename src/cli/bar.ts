import { SingleBar } from 'cli-progress'
import type { Output } from './environment.ts'

/** Work is silent until it has taken this many milliseconds. */
export const PATIENCE = 1000

/** Create a line of progress that goes when it is stopped. */
export function createBar(stream: Output, format: string): SingleBar {
  // Wrapping and cursor are left alone: an interrupted program could not restore them.
  return new SingleBar({
    stream,
    format,
    clearOnComplete: true,
    emptyOnZero: true,
    hideCursor: false,
    linewrap: true,
  })
}
