import { chmodSync, chownSync, lstatSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { describe, expect, it } from 'vitest'
import { makeFolder, readIn } from './folder.fixture.ts'
import { asOrdinaryUser } from './ordinary-user.fixture.ts'
import { makeTerminal, refusal, run, runIn } from './terminal.fixture.ts'
import { UsageError } from './usage-error.ts'

const LOOSE = '[a\\_b](t3-context://v1/file/x)\n'
const CANONICAL = '[a_b](t3-context://v1/file/x)\n'

describe('format', () => {
  const text = (label: string) =>
    `\ufeff# A  \r\n\r\n* x\u0000\t\r+ [${label}](t3-context://v1/file/x)\n\n\n_a_ *b*   \r\n\`[c\\_d](t3-context://v1/file/x)\``

  it('should print a file and change nothing but references', async () => {
    const cwd = makeFolder({ 'a.md': text('a\\_b') })
    const expected = { code: 0, stdout: text('a_b'), stderr: '' }
    expect(await run(['format', 'a.md'], cwd)).toEqual(expected)
    expect(await run(['format'], cwd, text('a\\_b'))).toEqual(expected)
    expect(readIn(cwd, 'a.md')).toBe(text('a\\_b'))
  })

  it('should print nothing of a file that it cannot read', async () => {
    const cwd = makeFolder({ 'a.md': Uint8Array.of(0x61, 0x80) })
    expect(await run(['format', 'a.md'], cwd)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'a.md\n error Not UTF-8\n\n✖ 1 error\n',
    })
  })

  it('should print one file only', async () => {
    const cwd = makeFolder({ 'a.md': LOOSE, 'b.md': LOOSE })
    expect(await run(['format', '.'], cwd)).toStrictEqual(
      refusal(new UsageError('2 files are more than one: use --write or --check')),
    )
  })

  describe('--check', () => {
    it('should name the files that would change, and write none', async () => {
      const cwd = makeFolder({ 'a.md': LOOSE, 'b.md': CANONICAL, 'sub/c.md': LOOSE })
      expect(await run(['format', '--check', '.'], cwd)).toEqual({
        code: 1,
        stdout: 'a.md\nsub/c.md\n',
        stderr: '',
      })
      expect(readIn(cwd, 'a.md')).toBe(LOOSE)
    })

    it('should name nothing if all is canonical', async () => {
      const cwd = makeFolder({ 'b.md': CANONICAL })
      expect(await run(['format', '--check', '.'], cwd)).toEqual({ code: 0, stdout: '', stderr: '' })
    })

    it('should name standard input', async () => {
      expect(await run(['format', '--check'], '.', LOOSE)).toEqual({
        code: 1,
        stdout: '<stdin>\n',
        stderr: '',
      })
    })
  })

  describe('--write', () => {
    it('should write the files that change, go on after one that fails, and leave no other file', async () => {
      const cwd = makeFolder({
        'a.md': text('a\\_b'),
        'b.md': CANONICAL,
        'c.md': Uint8Array.of(0xff),
        'd.md': LOOSE,
      })
      const before = statSync(join(cwd, 'b.md')).ino
      expect(await run(['format', '--write', '.'], cwd)).toEqual({
        code: 1,
        stdout: '',
        stderr: 'a.md: written\nc.md\n error Not UTF-8\n\nd.md: written\n\n✖ 1 error\n',
      })
      expect(readIn(cwd, 'a.md')).toBe(text('a_b'))
      expect(readIn(cwd, 'd.md')).toBe(CANONICAL)
      expect(statSync(join(cwd, 'b.md')).ino).toBe(before)
      expect(readdirSync(cwd)).toEqual(['a.md', 'b.md', 'c.md', 'd.md'])
      expect(await run(['format', '--write', 'a.md', 'd.md'], cwd)).toEqual({
        code: 0,
        stdout: '',
        stderr: '',
      })
    })

    it('should keep the mode of a file, and a symbolic link', async () => {
      const cwd = makeFolder({ 'real/a.md': LOOSE })
      chmodSync(join(cwd, 'real/a.md'), 0o640)
      symlinkSync('real/a.md', join(cwd, 'link.md'))
      expect(await run(['format', '--write', 'link.md'], cwd)).toEqual({
        code: 0,
        stdout: '',
        stderr: 'link.md: written\n',
      })
      expect(lstatSync(join(cwd, 'link.md')).isSymbolicLink()).toBe(true)
      expect(readIn(cwd, 'real/a.md')).toBe(CANONICAL)
      expect(statSync(join(cwd, 'real/a.md')).mode & 0o777).toBe(0o640)
    })

    it.skipIf(process.geteuid?.() !== 0)('should keep the owner of a file', async () => {
      const cwd = makeFolder({ 'a.md': LOOSE })
      chownSync(join(cwd, 'a.md'), 1234, 5678)
      expect((await run(['format', '--write', 'a.md'], cwd)).code).toBe(0)
      expect(statSync(join(cwd, 'a.md'))).toMatchObject({ uid: 1234, gid: 5678 })
    })

    it('should not write a file that is protected', async () => {
      const cwd = makeFolder({ 'a.md': LOOSE })
      chmodSync(cwd, 0o777)
      chmodSync(join(cwd, 'a.md'), 0o444)
      const terminal = makeTerminal({ cwd, env: { NO_COLOR: '1' } })
      const code = await asOrdinaryUser(() => runIn(terminal, ['format', '--write', 'a.md']))
      expect({ code, stdout: terminal.stdout.text, stderr: terminal.stderr.text }).toEqual({
        code: 1,
        stdout: '',
        stderr: 'a.md\n error Cannot write: EACCES: permission denied\n\n✖ 1 error\n',
      })
      expect(readIn(cwd, 'a.md')).toBe(LOOSE)
      expect(readdirSync(cwd)).toEqual(['a.md'])
    })

    it('should need files', async () => {
      expect(await run(['format', '--write'], '.', LOOSE)).toStrictEqual(
        refusal(new UsageError('--write needs files')),
      )
    })

    it('should not go with --check', async () => {
      const cwd = makeFolder({ 'a.md': LOOSE })
      expect(await run(['format', '--write', '--check', 'a.md'], cwd)).toStrictEqual(
        refusal(expect.any(CommanderError), "error: option '--write' cannot be used with option '--check'\n"),
      )
      expect(readIn(cwd, 'a.md')).toBe(LOOSE)
    })
  })
})
