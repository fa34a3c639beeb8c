import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { makeFolder, readIn } from './folder.fixture.ts'
import { NEW, NEW_CONTEXT, OLD } from './messages.fixture.ts'
import { MAIN, run } from './run.fixture.ts'

const FAULT = '[b](t3-context://v1/File/x)\n'

describe('the process', () => {
  it.each([
    [['--help'], 0, /^Usage: t3-context /, /^$/],
    [['--version'], 0, new RegExp(`^${packageJson.version}\\n$`), /^$/],
    [['check'], 1, /^$/, /^<stdin>\n1:21-1:25 error Expected a kind/],
    [['list'], 0, /^$/, /^No references\n$/],
    [['format'], 0, /^\[b\]\(\S+\)\n$/, /^$/],
    [['format', '--write'], 2, /^$/, /^t3-context: --write needs files\n$/],
    [['tree'], 0, /^root\[1\] \(1:1-2:1, 0-28\)\n/, /^$/],
    [['project', '--records', '\u001b.json'], 2, /^$/, /^t3-context: Cannot read records: ␛\.json: ENOENT: /],
    [['upgrade'], 1, /^$/, /^<stdin>:1: .+ is not valid JSON\n$/],
    [['chek'], 2, /^$/, /^error: unknown command 'chek'\n\(Did you mean check\?\)\n$/],
    [[], 2, /^$/, /^Usage: t3-context /],
  ])('should end %j with the code %i', async (args, code, stdout, stderr) => {
    expect(await run(args, makeFolder(), FAULT)).toEqual({
      code,
      stdout: expect.stringMatching(stdout),
      stderr: expect.stringMatching(stderr),
    })
  })

  it('should take bytes from standard input, and give bytes', async () => {
    const cwd = makeFolder()
    const input = Buffer.concat([
      Buffer.from(`\ufeff${JSON.stringify({ text: OLD })}\r\n`),
      Buffer.from([0x7b, 0xff, 0x7d, 0x0a]),
      Buffer.from('{"text":"é"}'),
    ])
    expect(await run(['upgrade', '--rejects', 'r.ndjson'], cwd, input)).toEqual({
      code: 1,
      stdout: `\ufeff${JSON.stringify({ text: NEW, context: NEW_CONTEXT })}\r\n{"text":"é"}`,
      stderr: '<stdin>:2: Not UTF-8\n',
    })
    expect(readIn(cwd, 'r.ndjson')).toBe('{\ufffd}\n')
  })

  it.each(['check', 'list'])('should report what exhausts the stack in %s, and go on', async (command) => {
    const cwd = makeFolder({ 'a.md': `${'>'.repeat(12_000)} ${FAULT}`, 'b.md': '[c](t3-context://v1/file/)' })
    const { code, stderr } = await run([command, '.'], cwd)
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^a\.md\n +error Nested too deeply or too large to parse: Maximum call stack size exceeded\n/,
    )
    if (command === 'check') expect(stderr).toContain('b.md\n1:26-1:26 error Expected a context id')
  })

  it.skipIf(!existsSync('/dev/full'))('should say what of its work has failed', async () => {
    expect(await run(['upgrade', '--rejects', '/dev/full'], '.', '?\n')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `<stdin>:1: Unexpected token '?', "?" is not valid JSON\n` +
        't3-context: Cannot write rejects: /dev/full: ENOSPC: no space left on device\n',
    })
  })
})

describe('output', () => {
  it('should end in silence if the reader has seen enough, as in `| head`', async () => {
    // More than a pipe holds.
    const cwd = makeFolder({ 'a.md': '[b](t3-context://v1/file/x)\n\n'.repeat(3000) })
    const child = spawn(process.execPath, [MAIN, 'list', '--json', 'a.md'], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    const code = new Promise((done) => child.on('close', done))
    expect(await text(child.stderr)).toBe('')
    expect(await code).toBe(0)
  })

  it('should say that it could not write', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [MAIN, 'format'], { stdio: ['pipe', full, 'pipe'] })
    closeSync(full)
    child.stdin?.end('Text.\n')
    const code = new Promise((done) => child.on('close', done))
    const stderr = child.stderr ? await text(child.stderr) : ''
    expect(stderr).toBe('t3-context: cannot write the output: ENOSPC: no space left on device, write\n')
    expect(await code).toBe(1)
  })
})
