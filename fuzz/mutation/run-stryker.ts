import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Report } from './mutant.ts'
import { type Room, slugOf } from './rooms.ts'

const STRYKER = fileURLToPath(
  new URL('../../node_modules/@stryker-mutator/core/bin/stryker.js', import.meta.url),
)
const CONFIG = 'fuzz/mutation/stryker.config.js'

/** How long Stryker may take to end its workers when it is interrupted, in milliseconds. */
const GRACE = 10_000

/** Where Stryker puts what it makes for a room; Git ignores it. */
export function outputOf(room: Room): URL {
  return new URL(`out/${slugOf(room)}/`, import.meta.url)
}

/**
 * Run Stryker on a room from scratch; its progress goes to the terminal.
 *
 * @param signal ends it, and everything that it started
 * @returns its report
 * @throws {Error} When it fails or is ended.
 */
export async function runStryker(room: Room, signal: AbortSignal): Promise<Report> {
  const output = outputOf(room)
  rmSync(output, { recursive: true, force: true })
  // In a process group of its own, so that its workers can be reached.
  const child = spawn(process.execPath, [STRYKER, 'run', CONFIG], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, MUTATION_ROOM: room.name },
    stdio: 'inherit',
    detached: true,
  })
  const stop = () => {
    kill(child.pid, 'SIGINT')
    setTimeout(kill, GRACE, child.pid, 'SIGKILL').unref()
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    const [code] = await once(child, 'exit')
    signal.throwIfAborted()
    if (code !== 0) throw new Error(`Stryker ended with ${code} on ${room.name}`)
    return JSON.parse(readFileSync(new URL('mutation.json', output), 'utf8'))
  } finally {
    signal.removeEventListener('abort', stop)
    kill(child.pid, 'SIGKILL')
    rmSync(new URL('sandbox', output), { recursive: true, force: true })
  }
}

/** Signal a process group; one that has ended is left alone. */
function kill(group: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (group !== undefined) process.kill(-group, signal)
  } catch {
    // ESRCH: none of it is left.
  }
}
