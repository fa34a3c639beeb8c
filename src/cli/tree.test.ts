import { CommanderError } from 'commander'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.fixture.ts'
import { refusal, run } from './terminal.fixture.ts'
import { UsageError } from './usage-error.ts'

const TREE = [
  'root[1] (1:1-2:1, 0-38)',
  '└─0 paragraph[2] (1:1-1:38, 0-37)',
  '    ├─0 contextReference "a.ts" (1:1-1:36, 0-35)',
  '    │     kind: "file"',
  '    │     contextId: "ctx_01"',
  '    │     label: "a.ts"',
  '    │     image: false',
  '    └─1 text " x" (1:36-1:38, 35-37)',
  '',
].join('\n')
const TEXT = '[a.ts](t3-context://v1/file/ctx_01) x\n'

describe('tree', () => {
  it('should show the tree of a file, of the only file of a folder, and of standard input', async () => {
    const cwd = makeFolder({ 'a.md': TEXT })
    const expected = { code: 0, stdout: TREE, stderr: '' }
    expect(await run(['tree', 'a.md'], cwd)).toEqual(expected)
    expect(await run(['tree', '.'], cwd)).toEqual(expected)
    expect(await run(['tree'], cwd, TEXT)).toEqual(expected)
  })

  it('should show one file only', async () => {
    const cwd = makeFolder({ 'a.md': TEXT, 'b.md': TEXT })
    expect(await run(['tree', '.'], cwd)).toStrictEqual(
      refusal(new UsageError('tree shows one file; . names 2')),
    )
    expect(await run(['tree', 'a.md', 'b.md'], cwd)).toStrictEqual(
      refusal(
        expect.any(CommanderError),
        "error: too many arguments for 'tree'. Expected 1 argument but got 2.\n",
      ),
    )
  })

  it('should not send control characters to the terminal', async () => {
    const { stdout } = await run(['tree'], '.', 'a\u001b[31m\u009b\u202eb\u2028')
    expect(stdout).toBe(
      [
        'root[1] (1:1-1:11, 0-10)',
        '└─0 paragraph[1] (1:1-1:11, 0-10)',
        '    └─0 text "a\\u001b[31m\\u009b\\u202eb\\u2028" (1:1-1:11, 0-10)',
        '',
      ].join('\n'),
    )
  })

  it('should report a file that is missing', async () => {
    expect(await run(['tree', 'none.md'], makeFolder())).toEqual({
      code: 1,
      stdout: '',
      stderr: 'none.md\n error No such file or folder\n\n✖ 1 error\n',
    })
  })
})
