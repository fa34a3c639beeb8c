import { describe, expect, it } from 'vitest'
import provider from '../../corpus/conformance/provider.json' with { type: 'json' }
import { makeFolder } from './folder.fixture.ts'
import { OLD } from './messages.fixture.ts'
import { refusal, run } from './terminal.fixture.ts'
import { UsageError } from './usage-error.ts'

const TERMINAL = {
  version: 1,
  contextId: 'ctx_t',
  kind: 'terminal',
  label: 'Build line 7',
  terminalId: 'build',
  terminalLabel: 'Build',
  lineStart: 7,
  lineEnd: 7,
  text: 'error </context>',
}
const SKILL = { version: 1, contextId: 'ctx_s', kind: 'skill', label: 'review', name: 'review' }
const RECORDS = [TERMINAL, SKILL]

const TEXT = 'Why does [the build](t3-context://v1/terminal/ctx_t) fail?\n'
const PROJECTION = `Why does [Terminal: the build; ref=ctx_t] fail?


<t3_context version="1">
<context kind="terminal" id="ctx_t">
terminal: Build
7 | error &lt;/context>
</context>
</t3_context>`

const records = (value: unknown) => ({ 'r.json': JSON.stringify(value) })
const command = ['project', '--records', 'r.json']

describe('project', () => {
  it.each([
    ['a context', { version: 1, records: RECORDS }],
    ['an array of records', RECORDS],
    ['an object with records', { id: 'm1', records: RECORDS }],
    ['a message with a context', { id: 'm1', text: '', context: { version: 1, records: RECORDS } }],
    ['the records of an object that has a context, too', { records: RECORDS, context: { records: [] } }],
  ])('should take %s, and print what the provider reads', async (_, value) => {
    const cwd = makeFolder({ ...records(value), 'a.md': TEXT })
    const expected = { code: 0, stdout: PROJECTION, stderr: '' }
    expect(await run([...command, 'a.md'], cwd)).toEqual(expected)
    expect(await run(command, cwd, TEXT)).toEqual(expected)
  })

  it('should take a line that upgrade wrote', async () => {
    const { stdout: line } = await run(['upgrade'], '.', `${JSON.stringify({ id: 'm1', text: OLD })}\n`)
    const { text } = JSON.parse(line)
    const { code, stdout, stderr } = await run(command, makeFolder({ 'r.json': line }), text)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Why \[Terminal: Build line 7; ref=legacy_terminal_1\]\?\n/)
    expect(stdout).toContain('7 | error')
  })

  it.each(['no reference', 'no reference\r\n', '\ufeffa byte order mark\n', ''])(
    'should print %j as it is',
    async (text) => {
      const cwd = makeFolder(records([]))
      expect(await run(command, cwd, text)).toEqual({ code: 0, stdout: text, stderr: '' })
    },
  )

  it('should print what the conformance suite says', async () => {
    const [vector] = provider.filter(({ name }) => name === 'every kind, payload once, first-reference order')
    expect(vector).toBeDefined()
    const cwd = makeFolder(records(vector?.records))
    expect((await run(command, cwd, vector?.text)).stdout).toBe(vector?.output)
  })

  describe('records that cannot be decoded', () => {
    it('should be left out with a warning, as they are for the provider', async () => {
      const broken = { ...TERMINAL, lineEnd: 'x\u001b' }
      const cwd = makeFolder(records([broken, SKILL, SKILL]))
      expect(await run(command, cwd, TEXT)).toEqual({
        code: 0,
        stdout: [
          'Why does [Terminal: the build; ref=ctx_t] fail?\n\n',
          '<t3_context version="1">',
          '<context kind="terminal" id="ctx_t" unavailable="true"/>',
          '</t3_context>',
        ].join('\n'),
        stderr: [
          'r.json',
          ' warning records[0].lineEnd: Expected number, found "x\\u001b"; the record is left out',
          ' warning records[1].contextId: Expected one record of this id, found 2; the record is left out',
          ' warning records[2].contextId: Expected one record of this id, found 2; the record is left out',
          '',
          '⚠ 3 warnings',
          '',
        ].join('\n'),
      })
    })

    it('should be shown with the place of the fault', async () => {
      const annotation = {
        ...{ version: 1, contextId: 'ctx_p', kind: 'preview-annotation', label: 'p', annotationId: '1' },
        ...{ pageUrl: '', pageTitle: null, comment: '', targetSummary: '', styleChanges: ['', 1] },
      }
      const { stderr } = await run(command, makeFolder(records([annotation, null])), '')
      expect(stderr).toMatch(/^r\.json\n warning records\[0\]\.styleChanges\[1\]: Expected string, found 1;/)
      expect(stderr).toContain('\n warning records[1]: Expected ')
    })

    it('should not steer the terminal', async () => {
      const deep = `${'{"\u009b31m":'.repeat(120)}1${'}'.repeat(120)}`
      const { stderr } = await run(command, makeFolder({ 'r.json': `[${deep}]` }), '')
      expect(stderr).toMatch(/^r\.json\n warning records\[0\](?:\.\ufffd31m)+: Expected JSON of at most/)
    })
  })

  describe('options', () => {
    const text = 'Use `[b](t3-context://v1/terminal/ctx_t)` and [r](t3-context://v1/skill/ctx_s) in <context>'

    it.each([
      ['--markdown', 'Use `[b](t3-context://v1/terminal/ctx_t)` and [Skill: r; ref=ctx_s] in <context>'],
      [
        '--markdown --mention-entries',
        'Use `[b](t3-context://v1/terminal/ctx_t)` and [Skill: r; ref=ctx_s] in <context>\n\n' +
          '<t3_context version="1">\n<context kind="skill" id="ctx_s">\nname: review\n</context>\n</t3_context>',
      ],
      [
        '--markdown --escape-prose',
        'Use `[b](t3-context://v1/terminal/ctx_t)` and [Skill: r; ref=ctx_s] in &lt;context>',
      ],
    ])('should be heard: %s', async (options, stdout) => {
      const cwd = makeFolder(records(RECORDS))
      expect(await run([...command, ...options.split(' ')], cwd, text)).toEqual({
        code: 0,
        stdout,
        stderr: '',
      })
    })

    it('should not be on by themselves', async () => {
      const { stdout } = await run(command, makeFolder(records(RECORDS)), text)
      expect(stdout).toContain('Use `[Terminal: b; ref=ctx_t]` and [Skill: r; ref=ctx_s] in <context>\n')
      expect(stdout).not.toContain('id="ctx_s"')
    })

    it('should take GFM for Markdown', async () => {
      const table = '| a |\n| - |\n| `\\|` [b](t3-context://v1/skill/ctx_s) |\n'
      const { stdout } = await run([...command, '--markdown'], makeFolder(records(RECORDS)), table)
      expect(stdout).toBe('| a |\n| - |\n| `\\|` [Skill: b; ref=ctx_s] |\n')
    })
  })

  it.each([
    ['{}', 'r.json: Expected an array of records, found undefined'],
    ['{"records": {}}', 'r.json: Expected an array of records, found object'],
    ['null', 'r.json: Expected a context, found null'],
    ['"a"', 'r.json: Expected a context, found string'],
    ['{"text": ""}', 'r.json: Expected an array of records, found undefined'],
    ['{"context": null}', 'r.json: Expected a context, found null'],
    ['{"context": {"version": 2, "records": []}}', 'r.json: Expected version 1, found 2'],
    ['{"version": 2, "records": []}', 'r.json: Expected version 1, found 2'],
    [`[0${',0'.repeat(200)}]`, 'r.json: Expected at most 200 records, found 201'],
    ['[', 'Cannot read records: r.json: Unexpected end of JSON input'],
    [Uint8Array.of(0xff), 'Cannot read records: r.json: Not UTF-8'],
  ])('should refuse records that are not: %#', async (content, reason) => {
    const cwd = makeFolder({ 'r.json': content })
    expect(await run(command, cwd, TEXT)).toStrictEqual(refusal(new UsageError(reason)))
  })

  it('should say that a file is missing', async () => {
    expect(await run(command, makeFolder(), TEXT)).toStrictEqual(
      refusal(new UsageError('Cannot read records: r.json: ENOENT: no such file or directory')),
    )
    expect(await run([...command, 'none.md'], makeFolder(records([])))).toEqual({
      code: 1,
      stdout: '',
      stderr: 'none.md\n error No such file or folder\n\n✖ 1 error\n',
    })
  })

  it('should project one message only', async () => {
    const cwd = makeFolder({ ...records([]), 'a.md': TEXT, 'b.md': TEXT })
    expect(await run([...command, '.'], cwd)).toStrictEqual(
      refusal(new UsageError('project shows one file; . names 2')),
    )
  })
})
