import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The built command line. */
export const MAIN: string = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))

/** What came of a run. */
export interface Run {
  code: number | null
  stdout: string
  stderr: string
}

/** Run the built command line as a user does, without a terminal; `input` is its standard input. */
export function run(args: readonly string[], cwd = '.', input: string | Uint8Array = ''): Promise<Run> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [MAIN, ...args], { cwd })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    // It need not read all of its input.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.on('error', fail)
    child.on('close', (code) =>
      done({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }),
    )
  })
}
