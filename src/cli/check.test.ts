import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.fixture.ts'
import { refusal, run } from './terminal.fixture.ts'
import { UsageError } from './usage-error.ts'

const GOOD = 'See [a.ts](t3-context://v1/file/ctx_1).\n'

describe('check', () => {
  it('should show each fault with its place, and exit with 1', async () => {
    const cwd = makeFolder({
      'a.md': 'Look:\r\n\r\nSee [b](t3-context://v1/File/x), [c](t3-context://v1/file/y "z")\r\n',
      'b.md': GOOD,
      'c.md': '> `[d](t3-context://v1/File/x)`\n>\n> - [e](t3-context://v1/file/)\n',
    })
    expect(await run(['check', 'a.md', 'b.md', 'c.md'], cwd)).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        'a.md',
        '3:25-3:29 error Expected a kind in lower case: a–z, then a–z 0–9 -, at most 40 characters, found "File" invalid-uri   remark-t3-context',
        '  [note]:',
        '    [b](t3-context://v1/File/x)',
        '                        ^^^^',
        '3:60-3:64 error Expected ")" after the URI, found a title                                               not-canonical remark-t3-context',
        '  [note]:',
        '    [c](t3-context://v1/file/y "z")',
        '                              ^^^^',
        '',
        'c.md',
        '3:30-3:30 error Expected a context id: 1 to 128 of A–Z a–z 0–9 _ -, found the end of the URI            invalid-uri   remark-t3-context',
        '  [note]:',
        '    [e](t3-context://v1/file/)',
        '                             ^',
        '',
        '✖ 3 errors',
        '',
      ].join('\n'),
    })
  })

  it('should say that there are no issues', async () => {
    const cwd = makeFolder({ 'a.md': GOOD, 'b.md': 'Nothing.\n' })
    expect(await run(['check', '.'], cwd)).toEqual({ code: 0, stdout: '', stderr: 'No issues found\n' })
  })

  it('should read standard input if no file is named', async () => {
    expect(await run(['check'], '.', GOOD)).toEqual({ code: 0, stdout: '', stderr: 'No issues found\n' })
    expect(await run(['check'], '.', '[b](t3-context://v1/File/x)')).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        '<stdin>',
        '1:21-1:25 error Expected a kind in lower case: a–z, then a–z 0–9 -, at most 40 characters, found "File" invalid-uri remark-t3-context',
        '  [note]:',
        '    [b](t3-context://v1/File/x)',
        '                        ^^^^',
        '',
        '✖ 1 error',
        '',
      ].join('\n'),
    })
  })

  it('should read GFM: a reference in a table is checked, one in a footnote too', async () => {
    const text =
      '| h |\n|---|\n| [a](t3-context://v1/File/x) |\n\nx[^1]\n\n[^1]: [b](t3-context://v1/file/)\n'
    const { code, stderr } = await run(['check'], '.', text)
    expect(code).toBe(1)
    expect(stderr).toContain('3:23-3:27 error')
    expect(stderr).toContain('7:32-7:32 error')
  })

  describe('--frail', () => {
    const newer = '[b](t3-context://v2/file/x)\n'
    const stderr = [
      '<stdin>',
      '1:18-1:20 warning Reference written by a newer version: found v2, expected v1 newer-version remark-t3-context',
      '  [note]:',
      '    [b](t3-context://v2/file/x)',
      '                     ^^',
      '',
      '⚠ 1 warning',
      '',
    ].join('\n')

    it('should exit with 1 on a warning', async () => {
      expect(await run(['check', '--frail'], '.', newer)).toEqual({ code: 1, stdout: '', stderr })
    })

    it('should not change the report, nor the exit code of what is clean', async () => {
      expect(await run(['check'], '.', newer)).toEqual({ code: 0, stdout: '', stderr })
      expect((await run(['check', '--frail'], '.', GOOD)).code).toBe(0)
    })
  })

  describe('--records', () => {
    const text = '![a](t3-context://v1/image/A) [b](t3-context://v1/file/b)\n'

    it.each([
      ['an array of ids', ['A', 'b']],
      ['an array of records', [{ contextId: 'A', kind: 'image' }, { contextId: 'b' }]],
      ['an object with records', { version: 1, records: [{ contextId: 'b' }, 'A'] }],
      ['a message with a context', { text: '', context: { version: 1, records: ['A', { contextId: 'b' }] } }],
    ])('should take %s', async (_, records) => {
      const cwd = makeFolder({ 'r.json': `\ufeff${JSON.stringify(records)}` })
      expect(await run(['check', '--records', 'r.json'], cwd, text)).toEqual({
        code: 0,
        stdout: '',
        stderr: 'No issues found\n',
      })
    })

    it('should report an id without a record, and compare ids exactly', async () => {
      const cwd = makeFolder({ 'r.json': '["a", "b"]' })
      expect(await run(['check', '--records', 'r.json'], cwd, text)).toEqual({
        code: 1,
        stdout: '',
        stderr: [
          '<stdin>',
          '1:1-1:30 error No record for the image reference "a" with the id "A" unresolved remark-t3-context',
          '',
          '✖ 1 error',
          '',
        ].join('\n'),
      })
    })

    const expected =
      'r.json: expected an array of ids or records, an object with "records", or a message with "context"'

    it.each([
      ['{}', expected],
      ['null', expected],
      [
        '[{"context": {"records": ["A", "b"]}}]',
        'r.json: entry 0 is neither an id nor a record with a "contextId"',
      ],
      ['["a", {"id": "b"}]', 'r.json: entry 1 is neither an id nor a record with a "contextId"'],
      ['[', 'Cannot read records: r.json: Unexpected end of JSON input'],
      [Uint8Array.of(0xff), 'Cannot read records: r.json: Not UTF-8'],
    ])('should refuse %j', async (content, reason) => {
      const cwd = makeFolder({ 'r.json': content })
      expect(await run(['check', '--records', 'r.json'], cwd, text)).toStrictEqual(
        refusal(new UsageError(reason)),
      )
    })

    it('should say that the file is missing', async () => {
      expect(await run(['check', '--records', 'none.json'], makeFolder(), text)).toStrictEqual(
        refusal(new UsageError('Cannot read records: none.json: ENOENT: no such file or directory')),
      )
    })
  })
})
