import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.fixture.ts'
import { run } from './terminal.fixture.ts'

describe('list', () => {
  it('should show a table of what Markdown sees', async () => {
    const cwd = makeFolder({
      'a.md': '# ![shot.png](t3-context://v1/image/ctx_1)\n\nSee [b](t3-context://v1/review-comment/R-2).\n',
      'sub/日本.md': '| h |\n|---|\n| [x\\|y](t3-context://v1/file/f) |\n',
      'code.md':
        '`[c](t3-context://v1/file/c)`\n\n    [d](t3-context://v1/file/d)\n\n\\[e](t3-context://v1/file/e)\n',
    })
    expect(await run(['list', '.'], cwd)).toEqual({
      code: 0,
      stdout: [
        'File         Line  Column  Kind            Id     Label',
        'a.md            1       3  image           ctx_1  shot.png',
        'a.md            3       5  review-comment  R-2    b',
        'sub/日本.md     3       3  file            f      x|y',
        '',
      ].join('\n'),
      stderr: '',
    })
  })

  it('should print one JSON object a line for programs', async () => {
    const cwd = makeFolder({
      'a.md': '\ufeff![b](t3-context://v1/file/x_1)\r\n\r\n[a &amp; \\*b*](t3-context://v1/image/y)',
    })
    const { code, stdout, stderr } = await run(['list', '--json', 'a.md'], cwd)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toBe(
      '{"file":"a.md","line":1,"column":1,"kind":"file","contextId":"x_1","label":"b","image":true}\n' +
        '{"file":"a.md","line":3,"column":1,"kind":"image","contextId":"y","label":"a & *b*","image":false}\n',
    )
  })

  it('should read standard input if no file is named', async () => {
    expect(await run(['list', '--json'], '.', '[b](t3-context://v1/file/x)')).toEqual({
      code: 0,
      stdout:
        '{"file":"<stdin>","line":1,"column":1,"kind":"file","contextId":"x","label":"b","image":false}\n',
      stderr: '',
    })
  })

  it('should say to people that there are none, and nothing to programs', async () => {
    expect(await run(['list'], '.', 'Text.\n')).toEqual({ code: 0, stdout: '', stderr: 'No references\n' })
    expect(await run(['list', '--json'], '.', 'Text.\n')).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  it('should list what it can, and report the rest', async () => {
    const cwd = makeFolder({ 'a.md': '[b](t3-context://v1/file/x)', 'c.md': Uint8Array.of(0x5b, 0xff) })
    expect(await run(['list', 'a.md', 'c.md'], cwd)).toEqual({
      code: 1,
      stdout: 'File  Line  Column  Kind  Id  Label\na.md     1       1  file  x   b\n',
      stderr: 'c.md\n error Not UTF-8\n\n✖ 1 error\n',
    })
    expect(await run(['list', 'c.md'], cwd)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'c.md\n error Not UTF-8\n\n✖ 1 error\n',
    })
  })

  it('should not send control characters to the terminal', async () => {
    const name = 'e\u001b[31m\u009b2J\u202e\n.md'
    const cwd = makeFolder({
      [name]:
        '[l\u001b[31m\u009b\u202eb](t3-context://v1/file/x)\n[q\u001b\u009b\u0007\u202er](t3-context://v1/file/y)',
    })
    expect(await run(['list', '.'], cwd)).toEqual({
      code: 0,
      stdout: [
        'File            Line  Column  Kind  Id  Label',
        'e␛[31m\ufffd2J\ufffd␊.md     1       4  file  x   31m b',
        'e␛[31m\ufffd2J\ufffd␊.md     2       1  file  y   q r',
        '',
      ].join('\n'),
      stderr: '',
    })
    expect((await run(['list', '--json', '.'], cwd)).stdout).toBe(
      '{"file":"e\\u001b[31m\\u009b2J\\u202e\\n.md","line":1,"column":4,"kind":"file","contextId":"x","label":"31m b","image":false}\n' +
        '{"file":"e\\u001b[31m\\u009b2J\\u202e\\n.md","line":2,"column":1,"kind":"file","contextId":"y","label":"q r","image":false}\n',
    )
  })
})
