import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { workOnFiles } from './files.ts'
import { makeFolder } from './folder.fixture.ts'
import { FILE_BYTES_MAX } from './limits.ts'
import { asOrdinaryUser } from './ordinary-user.fixture.ts'
import { makeTerminal, refusal, run, runIn } from './terminal.fixture.ts'
import { UsageError } from './usage-error.ts'

const TEXT = '[b](t3-context://v1/file/x)\n'

/** The names that `list` finds, without a process; `stderr` is the report. */
async function find(cwd: string, ...names: string[]): Promise<{ names: string[]; stderr: string }> {
  const terminal = makeTerminal({ cwd, env: { NO_COLOR: '1' } })
  await runIn(terminal, ['list', '--json', '--', ...names])
  const lines = terminal.stdout.text.split('\n').slice(0, -1)
  return { names: lines.map((line) => JSON.parse(line).file), stderr: terminal.stderr.text }
}

describe('finding files', () => {
  const files = {
    'a.md': TEXT,
    'b.MD': TEXT,
    'c.markdown': TEXT,
    'd.mdown': TEXT,
    'e.txt': TEXT,
    'sub/f.mkd': TEXT,
    'sub/deep/g.mkdn': TEXT,
    'sub/[slug].md': TEXT,
    'node_modules/h/readme.md': TEXT,
  }
  const markdown = ['a.md', 'b.MD', 'c.markdown', 'd.mdown', 'sub/[slug].md', 'sub/deep/g.mkdn', 'sub/f.mkd']

  it.each([
    ['the Markdown files of a folder', ['.'], markdown],
    ['a file of any name', ['e.txt'], ['e.txt']],
    ['a pattern', ['*.m*'], ['a.md', 'c.markdown', 'd.mdown']],
    ['a deep pattern', ['sub/**/*.mk*'], ['sub/deep/g.mkdn', 'sub/f.mkd']],
    ['a pattern that finds a folder', ['s*'], markdown.slice(4)],
    ['a file with the name of a pattern', ['sub/[slug].md'], ['sub/[slug].md']],
    ['a file once, whatever its names', ['a.md', './a.md', 'sub/../a.md', 'a*', '.'], markdown],
  ])('should take %s', async (_, names, expected) => {
    expect(await find(makeFolder(files), ...names)).toEqual({ names: expected, stderr: '' })
  })

  it('should name files from the working folder on', async () => {
    const cwd = makeFolder(files)
    expect(await find(join(cwd, 'sub'), '..', join(cwd, 'e.txt'))).toEqual({
      names: [
        '../a.md',
        '../b.MD',
        '../c.markdown',
        '../d.mdown',
        '../e.txt',
        '../sub/[slug].md',
        '../sub/deep/g.mkdn',
        '../sub/f.mkd',
      ],
      stderr: '',
    })
  })

  it('should leave out what ignore files name, and say so of a file that was named', async () => {
    const cwd = makeFolder({
      'a.md': TEXT,
      'b.md': TEXT,
      'sub/c.md': TEXT,
      'sub/d.md': TEXT,
      '.t3-contextignore': 'b.*\nsub/*\n!sub/d.md\n',
    })
    expect(await find(cwd, '.')).toEqual({ names: ['a.md', 'sub/d.md'], stderr: '' })
    expect(await find(cwd, '*.md')).toEqual({ names: ['a.md'], stderr: '' })
    expect(await find(cwd, 'a.md', 'b.md')).toEqual({
      names: ['a.md'],
      stderr: 'b.md\n info Left out, as an ignore file says\n',
    })
  })

  it.each([
    ['none.md', 'No such file or folder'],
    ['a.md/x', 'Cannot read: ENOTDIR: not a directory'],
    ['empty', 'No Markdown file in this folder'],
    ['*.zip', 'No file matches this pattern'],
    ['none/b.md', 'No such file or folder'],
    ['broken.md', 'No such file or folder'],
    ['ring.md', 'Cannot read: ELOOP: too many symbolic links encountered'],
  ])('should report %s, and go on', async (name, reason) => {
    const cwd = makeFolder({ 'a.md': TEXT, 'z.md': TEXT })
    mkdirSync(join(cwd, 'empty'))
    symlinkSync('nowhere', join(cwd, 'broken.md'))
    symlinkSync('ring.md', join(cwd, 'ring.md'))
    expect(await find(cwd, name, 'a.md', 'z.md')).toEqual({
      names: ['a.md', 'z.md'],
      stderr: `${name}\n error ${reason}\n\n✖ 1 error\n`,
    })
  })

  it('should report what may not be read, and go on', async () => {
    const cwd = makeFolder({ 'a.md': TEXT, 'b.md': TEXT, 'sub/c.md': TEXT })
    chmodSync(cwd, 0o755)
    chmodSync(join(cwd, 'a.md'), 0)
    chmodSync(join(cwd, 'sub'), 0)
    const found = await asOrdinaryUser(() => find(cwd, '.'))
    chmodSync(join(cwd, 'sub'), 0o755)
    expect(found).toEqual({
      names: ['b.md'],
      stderr: [
        'a.md',
        ' error Cannot read: EACCES: permission denied',
        '',
        'sub',
        ' error Cannot read: EACCES: permission denied',
        '',
        '✖ 2 errors',
        '',
      ].join('\n'),
    })
  })

  it('should not take an empty name for the working folder', async () => {
    expect(await run(['check', ''])).toStrictEqual(refusal(new UsageError('a file name is empty')))
  })
})

describe('reading files', () => {
  it.each([
    ['a byte that is none of UTF-8', [0x61, 0xff, 0x62]],
    ['a cut sequence', [0x61, 0xe2, 0x82]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['an overlong form', [0xc0, 0xaf]],
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00]],
  ])('should refuse %s', async (_, bytes) => {
    const cwd = makeFolder({ 'a.md': Uint8Array.from(bytes), 'b.md': TEXT })
    expect(await find(cwd, '.')).toEqual({
      names: ['b.md'],
      stderr: 'a.md\n error Not UTF-8\n\n✖ 1 error\n',
    })
  })

  it('should take U+FFFD that the file really holds, and a byte order mark', async () => {
    expect(await find(makeFolder({ 'a.md': `\ufeff\ufffd ${TEXT}` }), 'a.md')).toEqual({
      names: ['a.md'],
      stderr: '',
    })
  })

  it('should take a file of the largest size, and refuse one byte more', async () => {
    const text = 'a'.repeat(FILE_BYTES_MAX)
    const cwd = makeFolder({ 'a.md': text, 'b.md': `${text}a` })
    expect(await run(['format', '--check', '.'], cwd)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'b.md\n error Too large: more than 4 MB\n\n✖ 1 error\n',
    })
  }, 60_000)

  it('should refuse standard input that does not end, and bytes of it that are not UTF-8', async () => {
    expect(await run(['check'], '.', Buffer.alloc(FILE_BYTES_MAX + 1, 'a'))).toEqual({
      code: 1,
      stdout: '',
      stderr: '<stdin>\n error Too large: more than 4 MB\n\n✖ 1 error\n',
    })
    expect(await run(['check'], '.', Uint8Array.of(0xff))).toEqual({
      code: 1,
      stdout: '',
      stderr: '<stdin>\n error Not UTF-8\n\n✖ 1 error\n',
    })
  })
})

describe('workOnFiles', () => {
  const UNEXPECTED = 'Cannot process the file'

  it.each([
    ['what exhausts the stack', new RangeError('x'), 'Nested too deeply or too large to parse: x', undefined],
    [
      'a fault of the program, with its trace',
      new Error('x'),
      UNEXPECTED,
      expect.stringContaining('Error: x'),
    ],
    ['what is thrown and no error', 'x', UNEXPECTED, undefined],
  ])('should report %s, and go on', async (_, thrown, reason, note) => {
    const cwd = makeFolder({ 'a.md': 'a', 'b.md': 'b' })
    const outcomes = await workOnFiles(['.'], makeTerminal({ cwd }), (text) => {
      if (text === 'a') throw thrown
      return text
    })
    expect(outcomes.map(({ result }) => result)).toEqual([undefined, 'b'])
    expect(outcomes.map(({ file }) => file.messages)).toEqual([
      [expect.objectContaining({ reason, note, fatal: true })],
      [],
    ])
  })
})
