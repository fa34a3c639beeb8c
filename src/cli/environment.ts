import type { Readable, Writable } from 'node:stream'

/** What the command line touches of the process; passed in, so that every part says what it needs. */
export interface Environment {
  stdin: Readable & Descriptor
  stdout: Output
  stderr: Output
  /** The folder that relative names start from. */
  cwd: string
  env: Readonly<Record<string, string | undefined>>
  /** Milliseconds since some fixed point. */
  now: () => number
}

/** What a stream of the process tells of itself. */
interface Descriptor {
  /** Whether it is a terminal. */
  isTTY?: boolean | undefined
  /** The number that the system has for it. */
  fd?: number | undefined
}

/** A stream that may be a terminal. */
export type Output = Writable & Descriptor

/** What standard input is called. */
export const STDIN_NAME = '<stdin>'

/** Whether a stream shows colours: only a terminal, and not against the user's will (https://no-color.org). */
export function hasColor(stream: Output, env: Environment['env']): boolean {
  return isLiveTerminal(stream, env) && !env.NO_COLOR
}

/** Whether a stream is a terminal that understands control sequences. */
export function isLiveTerminal(stream: Output, env: Environment['env']): boolean {
  return stream.isTTY === true && env.TERM !== 'dumb'
}
