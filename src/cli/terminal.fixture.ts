import { Readable, Writable } from 'node:stream'
import type { Environment } from './environment.ts'
import { createProgram } from './program.ts'

/** A stream that keeps what is written, and may say that it is a terminal. */
export class Screen extends Writable {
  text = ''
  isTTY: boolean

  constructor(isTTY: boolean) {
    super()
    this.isTTY = isTTY
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

/** An environment of screens. */
export type ScreenEnvironment = Environment & { stdout: Screen; stderr: Screen }

/** Make an environment in which both outputs are terminals, and each look at the clock takes `tick` milliseconds. */
export function makeTerminal(settings: Partial<Environment> & { tick?: number } = {}): ScreenEnvironment {
  const { tick = 0, ...rest } = settings
  let time = 0
  const now = () => {
    time += tick
    return time
  }
  const stdin: Environment['stdin'] = Readable.from([])
  return { stdin, cwd: '.', env: {}, now, ...rest, stdout: new Screen(true), stderr: new Screen(true) }
}

/** Run the command line inside this process; gives its exit code. */
export async function runIn(environment: Environment, args: readonly string[]): Promise<number | undefined> {
  let code: number | undefined
  await createProgram(environment, (given) => {
    code = given
  }).parseAsync([...args], { from: 'user' })
  return code
}

/** What came of a run that had no terminal. */
export interface Run {
  code?: number | undefined
  stdout: string
  stderr: string
  /** What the command line has thrown: `main.ts` would print it, and choose the code. */
  error?: unknown
}

/** How much of its input a process gets at a time. */
const PIPE_BYTES = 65_536

/** Run the command line inside this process, without a terminal; `input` is its standard input. */
export async function run(args: readonly string[], cwd = '.', input: string | Uint8Array = ''): Promise<Run> {
  const environment = makeTerminal({ cwd, stdin: Readable.from(chunksOf(Buffer.from(input))) })
  const { stdout, stderr } = environment
  stdout.isTTY = false
  stderr.isTTY = false
  try {
    const code = await runIn(environment, args)
    return { code, stdout: stdout.text, stderr: stderr.text }
  } catch (error) {
    return { stdout: stdout.text, stderr: stderr.text, error }
  }
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIPE_BYTES)
    yield bytes.subarray(start, start + PIPE_BYTES)
}

/** A run that has thrown an error, and printed nothing but reports. */
export function refusal(error: unknown, stderr = ''): Run {
  return { stdout: '', stderr, error }
}
