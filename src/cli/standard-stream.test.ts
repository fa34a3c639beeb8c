import { closeSync, linkSync, openSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Failure } from './failure.ts'
import { makeFolder, readIn } from './folder.fixture.ts'
import { isFolder, standardStreamAt } from './standard-stream.ts'
import { makeTerminal, runIn } from './terminal.fixture.ts'
import { UsageError } from './usage-error.ts'

/** Open a file or folder while the test lasts; gives its descriptor. */
function open(path: string, flags = 'r'): number {
  const fd = openSync(path, flags)
  onTestFinished(() => closeSync(fd))
  return fd
}

/** The streams of a process that has these descriptors. */
function streamsOf(fds: { stdin?: number; stdout?: number; stderr?: number } = {}) {
  const { stdin, stdout, stderr } = makeTerminal()
  return {
    stdin: Object.assign(stdin, { fd: fds.stdin }),
    stdout: Object.assign(stdout, { fd: fds.stdout }),
    stderr: Object.assign(stderr, { fd: fds.stderr }),
  }
}

describe('standardStreamAt', () => {
  it.each([
    ['stdin', 'standard input'],
    ['stdout', 'standard output'],
    ['stderr', 'standard error'],
  ])('should find %s by every name of its file', (stream, name) => {
    const cwd = makeFolder({ a: '', b: '' })
    linkSync(join(cwd, 'a'), join(cwd, 'hard'))
    symlinkSync('a', join(cwd, 'soft'))
    const streams = streamsOf({ stdin: open(join(cwd, 'b')), [stream]: open(join(cwd, 'a'), 'r+') })
    for (const path of ['a', 'hard', 'soft']) expect(standardStreamAt(join(cwd, path), streams)).toBe(name)
  })

  it('should find none at another file, at none, at a device, and where streams have no descriptor', () => {
    const cwd = makeFolder({ a: 'same', b: 'same' })
    const streams = streamsOf({ stdin: open(join(cwd, 'a')), stdout: open('/dev/null', 'w') })
    expect(standardStreamAt(join(cwd, 'b'), streams)).toBeUndefined()
    expect(standardStreamAt(join(cwd, 'none'), streams)).toBeUndefined()
    expect(standardStreamAt('/dev/null', streams)).toBeUndefined()
    expect(standardStreamAt(join(cwd, 'a'), streamsOf())).toBeUndefined()
  })
})

describe('isFolder', () => {
  it('should tell a folder from a file and from a stream without a descriptor', () => {
    const cwd = makeFolder({ a: '' })
    expect(isFolder(streamsOf({ stdin: open(cwd) }).stdin)).toBe(true)
    expect(isFolder(streamsOf({ stdin: open(join(cwd, 'a')) }).stdin)).toBe(false)
    expect(isFolder(streamsOf().stdin)).toBe(false)
  })
})

describe('a command', () => {
  it('should not write rejects over what it reads', async () => {
    const cwd = makeFolder({ 'a.ndjson': '?\n' })
    const streams = streamsOf({ stdin: open(join(cwd, 'a.ndjson')) })
    const terminal = { ...makeTerminal({ cwd }), ...streams }
    await expect(runIn(terminal, ['upgrade', '--rejects', 'a.ndjson'])).rejects.toStrictEqual(
      new UsageError('Cannot write rejects: a.ndjson: the file is standard input'),
    )
    expect(readIn(cwd, 'a.ndjson')).toBe('?\n')
  })

  it('should not read a folder', async () => {
    const stdin = Object.assign(Readable.from([]), { fd: open(makeFolder()) })
    await expect(runIn(makeTerminal({ stdin }), ['format'])).rejects.toStrictEqual(
      new Failure('Cannot read <stdin>: Is a directory'),
    )
  })
})
