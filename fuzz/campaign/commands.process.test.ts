import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from './paths.ts'

const execute = promisify(execFile)

/** Run a command of the harness, and give its exit code with what it wrote. */
async function run(
  ...[command, ...args]: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const tsx = pathOf('node_modules/tsx/dist/cli.mjs')
  try {
    const output = await execute(process.execPath, [tsx, pathOf(`fuzz/${command}.ts`), ...args])
    return { code: 0, ...output }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
})

afterAll(() => rm(folder, { recursive: true }))

describe('fuzz', () => {
  it('should fuzz for a time, show progress and end with a table', async () => {
    const { code, stdout, stderr } = await run('run', 'href', '--time', '2s', '--jobs', '1')
    expect(stderr).toMatch(/^href: 2 s left, 0 executions, 0\/s, 0 edges, 0 in corpus$/m)
    expect(stderr).toMatch(/^href: done, \d+ executions, 0 findings$/m)
    expect(stdout).toMatch(/│ target │ seconds │ executions │ per second │ edges │ corpus │ findings │/)
    expect(stdout).toMatch(/│ href {3}│ +\d+ │ +\d+ │ +\d+ │ +\d{2,} │ +\d{2,} │ +0 │/)
    expect(code).toBe(0)
  })

  it.each([
    [['nothing'], /'nothing' is invalid for argument 'target'\. Allowed choices are href, label/],
    [['href', '--engine', 'afl'], /'afl' is invalid\. Allowed choices are jsfuzz, jazzer\./],
    [['href', '--time', 'soon'], /'soon' is invalid\. It must be a time of at least a second/],
    [[], /missing required argument 'target'/],
  ])('should refuse %j', async (args, message) => {
    const { code, stderr } = await run('run', ...args)
    expect(code).not.toBe(0)
    expect(stderr).toMatch(message)
  })
})

describe('fuzz:reproduce', () => {
  it('should show the input, and that the law holds', async () => {
    const file = join(folder, 'input')
    await writeFile(file, Uint8Array.of(1))
    const { code, stdout } = await run('reproduce', file, '--target', 'href')
    expect(stdout).toBe('href, 1 bytes\n"t3-context://v1/"\n\nThe law holds.\n')
    expect(code).toBe(0)
  })

  it('should say which target it needs', async () => {
    const { code, stderr } = await run('reproduce', join(folder, 'input'))
    expect(stderr).toMatch(/No target fuzz-/)
    expect(code).toBe(1)
  })
})

describe('fuzz:minimize', () => {
  it('should leave alone what breaks nothing', async () => {
    const file = join(folder, 'harmless')
    await writeFile(file, 'abc')
    const { code, stderr } = await run('minimize', file, '--target', 'href')
    expect(stderr).toMatch(/harmless breaks nothing\.$/m)
    expect(await readFile(file, 'utf8')).toBe('abc')
    expect(code).toBe(1)
  })
})
