import type { Writable } from 'node:stream'

/**
 * Write to a stream, and wait until that is done: who does so holds no more in memory than what it writes at a time.
 *
 * @returns whether it was written; if not, the stream has had its event `error`
 */
export function writeAll(stream: Writable, data: string | Uint8Array): Promise<boolean> {
  return new Promise((done) => {
    stream.write(data, (error) => done(!error))
  })
}
