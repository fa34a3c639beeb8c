import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder, readIn } from './folder.fixture.ts'
import { makeLines } from './messages.fixture.ts'
import { MAIN } from './run.fixture.ts'

const MAX_OUTPUT = 100e6

/** Whether the command is here, and is GNU's: other programs have the same name. */
const hasParallel = spawnSync('parallel', ['--version'], { encoding: 'utf8' }).stdout?.startsWith(
  'GNU parallel',
)
const note = hasParallel ? '' : ' (skipped: it needs GNU parallel, the Debian package "parallel")'

function upgrade(input: Uint8Array, cwd: string): Buffer {
  return spawnSync(process.execPath, [MAIN, 'upgrade'], { cwd, input, maxBuffer: MAX_OUTPUT }).stdout
}

describe(`the upgrade in parts, by GNU parallel${note}`, () => {
  const long = JSON.stringify({ id: 'long', text: 'Lorem ipsum. '.repeat(50_000) })
  const lines = [...makeLines(900), long, ...makeLines(300, 900), '?', long, ...makeLines(300, 1200)]
  const input = Buffer.from(`${lines.join('\n')}\n`)

  it.skipIf(!hasParallel).each(['200k', '1M'])(
    'should give the same bytes as in one go, in blocks of %s',
    (block) => {
      const cwd = makeFolder()
      const command = `${process.execPath} ${MAIN} upgrade --rejects rejects-{#}.ndjson`
      const args = ['--will-cite', '--pipe', '--keep-order', '--jobs', '2', '--block', block, command]
      const { status, stdout, stderr } = spawnSync('parallel', args, {
        cwd,
        input,
        maxBuffer: MAX_OUTPUT,
        // Where it would remember things; not in a home.
        env: { ...process.env, PARALLEL_HOME: join(cwd, 'parallel') },
      })
      // A comparison that fails would print megabytes.
      expect(stdout.length).toBeGreaterThan(1_000_000)
      expect(stdout.equals(upgrade(input, cwd))).toBe(true)
      // As many jobs have failed as had a bad line.
      expect(status).toBe(1)
      expect(String(stderr)).toMatch(/^<stdin>:\d+: Unexpected token '\?'/m)
      const files = readdirSync(cwd).filter((name) => name.startsWith('rejects-'))
      expect(files.length).toBeGreaterThan(1)
      expect(files.map((name) => readIn(cwd, name)).join('')).toBe('?\n')
    },
  )
})
