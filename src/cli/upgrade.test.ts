import { chmodSync, existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { Failure } from './failure.ts'
import { makeFolder, readIn } from './folder.fixture.ts'
import { LINE_BYTES_MAX } from './limits.ts'
import { makeLines, NEW, NEW_CONTEXT, OLD } from './messages.fixture.ts'
import { asOrdinaryUser } from './ordinary-user.fixture.ts'
import { makeTerminal, refusal, run, runIn } from './terminal.fixture.ts'
import { upgradeLine } from './upgrade-line.ts'
import { UsageError } from './usage-error.ts'

const OLD_LINE = JSON.stringify({ id: 'm1', text: OLD })
const NEW_LINE = JSON.stringify({ id: 'm1', text: NEW, context: NEW_CONTEXT })

/** What Node.js says of a text that is no JSON; that differs between its versions. */
function reasonOf(json: string): string {
  try {
    return `no fault: ${JSON.parse(json)}`
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('upgrade', () => {
  it('should upgrade messages, leave the others as they are, and keep the order', async () => {
    const lines = ['{"id":1, "text":"\\u0061"}', OLD_LINE, '{"text":"b","context":{}}', OLD_LINE]
    expect(await run(['upgrade'], '.', `${lines.join('\n')}\n`)).toEqual({
      code: 0,
      stdout: `${[lines[0], NEW_LINE, lines[2], NEW_LINE].join('\n')}\n`,
      stderr: '',
    })
  })

  it.each([
    ['no line end at the end', `{"text":"a"}\n${OLD_LINE}`, `{"text":"a"}\n${NEW_LINE}`],
    ['CRLF', `{"text":"a"}\r\n${OLD_LINE}\r\n`, `{"text":"a"}\r\n${NEW_LINE}\r\n`],
    ['a byte order mark', `\ufeff${OLD_LINE}\n`, `\ufeff${NEW_LINE}\n`],
  ])('should keep %s', async (_, input, stdout) => {
    expect(await run(['upgrade'], '.', input)).toEqual({ code: 0, stdout, stderr: '' })
  })

  it('should need no id, and keep other members as they are', async () => {
    const text = JSON.stringify(OLD)
    const members = '"id":1.0, "id":null, "__proto__":[12345678901234567890]'
    const context = JSON.stringify(NEW_CONTEXT)
    expect(await run(['upgrade'], '.', `{"text":${text}}\n{${members},"text":${text} }\n`)).toEqual({
      code: 0,
      stdout:
        `{"text":${JSON.stringify(NEW)},"context":${context}}\n` +
        `{${members},"text":${JSON.stringify(NEW)},"context":${context} }\n`,
      stderr: '',
    })
  })

  it('should leave out empty lines, and count them', async () => {
    expect(await run(['upgrade'], '.', '\n{"text":"a"}\n\r\n \t\n\ufeff\n?')).toEqual({
      code: 1,
      stdout: '{"text":"a"}\n',
      stderr: `<stdin>:6: Unexpected token '?', "?" is not valid JSON\n`,
    })
  })

  it('should write nothing for nothing', async () => {
    expect(await run(['upgrade'])).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  it('should upgrade many messages in order, and change nothing the second time', async () => {
    const lines = makeLines(5000)
    const expected = lines.map((line) => `${upgradeLine(line)}\n`).join('')
    const once = await run(['upgrade'], '.', `${lines.join('\n')}\n`)
    expect(once).toEqual({ code: 0, stdout: expected, stderr: '' })
    expect(expected.split('"legacy_').length).toBeGreaterThan(2000)
    expect(await run(['upgrade'], '.', once.stdout)).toEqual(once)
  }, 60_000)

  describe('bad lines', () => {
    const bad = [
      Buffer.from('{"text":"a"\n'),
      Buffer.from([0x7b, 0xff, 0x7d, 0x0a]),
      Buffer.from('[{"text":"a"}]\r\n'),
      Buffer.from('{"id":7}\n'),
      Buffer.from('{"text":"\u001b[31m",}\n'),
      Buffer.from('null'),
    ]
    const input = Buffer.concat(bad.flatMap((line, index) => [Buffer.from(`{"text":"${index}"}\n`), line]))
    const result = {
      code: 1,
      stdout: bad.map((_, index) => `{"text":"${index}"}\n`).join(''),
      stderr: [
        `<stdin>:2: ${reasonOf('{"text":"a"')}`,
        '<stdin>:4: Not UTF-8',
        '<stdin>:6: Expected an object, found an array',
        '<stdin>:8: Expected "text" to be a string, found nothing',
        `<stdin>:10: ${reasonOf('{"text":"\u001b[31m",}')}`,
        '<stdin>:12: Expected an object, found null',
        '',
      ].join('\n'),
    }

    it('should be reported with their numbers and left out, and the others go on', async () => {
      expect(await run(['upgrade'], '.', input)).toEqual(result)
    })

    it('should not steer the terminal', async () => {
      const { stderr } = await run(['upgrade'], '.', '\u001b[31m\u202e\u009b\n')
      expect(stderr).toBe(`<stdin>:1: Unexpected token '␛', "␛[31m��" is not valid JSON\n`)
    })

    it('should go to --rejects as they are', async () => {
      const cwd = makeFolder({ 'rejects.ndjson': 'from an earlier run\n' })
      expect(await run(['upgrade', '--rejects', 'rejects.ndjson'], cwd, input)).toEqual(result)
      expect(readIn(cwd, 'rejects.ndjson')).toBe(Buffer.concat(bad).toString())
    })

    it('should leave an empty file if there are none', async () => {
      const cwd = makeFolder()
      expect((await run(['upgrade', '--rejects', 'new.ndjson'], cwd, OLD_LINE)).code).toBe(0)
      expect(readIn(cwd, 'new.ndjson')).toBe('')
    })
  })

  it('should pass over a line that is too long, and take the longest', async () => {
    const cwd = makeFolder()
    const longest = `{"text":"${'é'.repeat((LINE_BYTES_MAX - 12) / 2)}"}\n`
    const longer = `{"text":"${'é'.repeat((LINE_BYTES_MAX - 12) / 2)}."}\n`
    const input = [OLD_LINE, '\n', longest, longer, OLD_LINE].join('')
    const { code, stdout, stderr } = await run(['upgrade', '--rejects', 'long.ndjson'], cwd, input)
    expect({ code, stderr }).toEqual({ code: 1, stderr: '<stdin>:3: Too large: more than 64 MB\n' })
    // A comparison that fails would print them.
    expect(stdout === [NEW_LINE, '\n', longest, NEW_LINE].join('')).toBe(true)
    expect(readIn(cwd, 'long.ndjson') === longer).toBe(true)
  }, 60_000)

  it('should give every part of a line that is too long to --rejects', async () => {
    const part = Buffer.alloc(LINE_BYTES_MAX / 100, 'x')
    const chunks = [...Array.from({ length: 102 }, () => part), Buffer.from(`y\n${OLD_LINE}`)]
    const cwd = makeFolder()
    const terminal = makeTerminal({ cwd, stdin: Readable.from(chunks) })
    expect(await runIn(terminal, ['upgrade', '--rejects', 'long.ndjson'])).toBe(1)
    expect(terminal.stdout.text).toBe(NEW_LINE)
    expect(terminal.stderr.text).toContain('<stdin>:1: Too large: more than 64 MB\n')
    const rejects = readIn(cwd, 'long.ndjson')
    expect(rejects.length).toBe(1.02 * LINE_BYTES_MAX + 2)
    expect(rejects.endsWith('xy\n')).toBe(true)
  }, 60_000)

  describe('--rejects', () => {
    it('should refuse a file that cannot be written, before it reads anything', async () => {
      expect(await run(['upgrade', '--rejects', 'none/a'], makeFolder(), OLD_LINE)).toStrictEqual(
        refusal(new UsageError('Cannot write rejects: none/a: ENOENT: no such file or directory')),
      )
      expect(await run(['upgrade', '--rejects', '.'], makeFolder(), OLD_LINE)).toStrictEqual(
        refusal(new UsageError('Cannot write rejects: .: EISDIR: illegal operation on a directory')),
      )
    })

    it('should refuse a file that may not be written', async () => {
      const cwd = makeFolder({ 'r.ndjson': 'a' })
      chmodSync(cwd, 0o555)
      chmodSync(`${cwd}/r.ndjson`, 0o444)
      const result = asOrdinaryUser(() => runIn(makeTerminal({ cwd }), ['upgrade', '--rejects', 'r.ndjson']))
      await expect(result).rejects.toThrow('Cannot write rejects: r.ndjson: EACCES: permission denied')
      expect(readIn(cwd, 'r.ndjson')).toBe('a')
    })

    it.skipIf(!existsSync('/dev/full'))('should stop if the disk is full', async () => {
      expect(await run(['upgrade', '--rejects', '/dev/full'], '.', '?\n')).toStrictEqual(
        refusal(
          new Failure('Cannot write rejects: /dev/full: ENOSPC: no space left on device'),
          `<stdin>:1: Unexpected token '?', "?" is not valid JSON\n`,
        ),
      )
    })
  })

  it('should read no further if it cannot write', async () => {
    let count = 0
    function* endlessly() {
      for (; ; count++) yield Buffer.from(`${OLD_LINE}\n`)
    }
    const terminal = makeTerminal({ stdin: Readable.from(endlessly()) })
    terminal.stdout._write = (_chunk, _encoding, done) => done(new Error('no room'))
    // As `main.ts` does, who says so.
    terminal.stdout.on('error', () => {})
    expect(await runIn(terminal, ['upgrade'])).toBe(0)
    expect(count).toBeLessThan(100)
    expect(terminal.stderr.text).toBe('0 messages, 0 upgraded\n')
  })
})
