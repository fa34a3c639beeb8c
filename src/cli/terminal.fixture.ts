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
