import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The built command line. */
export const MAIN: string = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))

/** What came of a run. */
export interface Run {
  code: number | null
  stdout: string
  stderr: string
}

/** Start the built command line, without a terminal; `nodeOptions` are for Node.js. */
export function start(
  args: readonly string[],
  cwd = '.',
  nodeOptions: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [...nodeOptions, MAIN, ...args], { cwd })
  onTestFinished(() => {
    child.kill()
  })
  // It need not read all of its input.
  child.stdin.on('error', () => {})
  return child
}

/** Give the exit code of a process, once its outputs have ended. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  })
}

/** Run the built command line as a user does, without a terminal; `input` is its standard input. */
export async function run(args: readonly string[], cwd = '.', input: string | Uint8Array = ''): Promise<Run> {
  const child = start(args, cwd)
  child.stdin.end(input)
  // Read as text, they would lose a byte order mark.
  const outputs = [buffer(child.stdout), buffer(child.stderr)] as const
  const [code, stdout, stderr] = await Promise.all([exitOf(child), ...outputs])
  return { code, stdout: String(stdout), stderr: String(stderr) }
}

/** Run a line of a POSIX shell, in which `t3-context` is the built command line: for what stands behind `<` and `>`. */
export function runInShell(line: string, cwd = '.'): Run {
  const script = line.replaceAll('t3-context', '"$NODE" "$MAIN"')
  const env = { ...process.env, NODE: process.execPath, MAIN }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd, env, encoding: 'utf8' })
  return { code: status, stdout, stderr }
}
