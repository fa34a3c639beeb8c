import { Readable } from 'node:stream'
import { CommanderError } from 'commander'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { makeTerminal, refusal, run, runIn } from './terminal.fixture.ts'

describe('the program', () => {
  it('should show its help', async () => {
    expect(await run(['--help'])).toEqual({
      error: expect.objectContaining({ exitCode: 0 }),
      stderr: '',
      stdout: `Usage: t3-context [options] [command]

Check, list, format and project the context references in Markdown messages.

Options:
  -V, --version                output the version number
  -h, --help                   display help for command

Commands:
  check [options] [files...]   report what was meant as a reference and is none
  list [options] [files...]    print every reference that Markdown sees
  format [options] [files...]  rewrite references to canonical source; print one
                               file, or see the options
  tree [file]                  print the syntax tree of a message
  project [options] [file]     print what the provider reads of a message
  upgrade [options]            upgrade messages from before references existed,
                               one JSON object a line
  help [command]               display help for command

Files are paths, folders (their .md, .markdown, .mdown, .mkd, .mkdn files) or glob
patterns; without any, standard input is read. The Markdown is CommonMark with GFM.
A file may have 4 MB. What .t3-contextignore names, as in .gitignore, is left out.

Exit codes: 0 nothing to report, 1 findings, failed files or bad lines, 2 wrong usage.
`,
    })
  })

  it.each([
    ['check', ['--frail', '--records <json>']],
    ['list', ['--json']],
    ['format', ['--write', '--check']],
    ['tree', []],
    ['project', ['--records <json>', '--markdown', '--mention-entries', '--escape-prose']],
    ['upgrade', ['--rejects <file>']],
  ])('should show the help of %s', async (command, options) => {
    const terminal = makeTerminal()
    await expect(runIn(terminal, [command, '--help'])).rejects.toThrow(CommanderError)
    expect(terminal.stdout.text).toContain(`Usage: t3-context ${command}`)
    for (const option of options) expect(terminal.stdout.text).toContain(`  ${option}  `)
    expect(terminal.stderr.text).toBe('')
  })

  it('should show the version of the package', async () => {
    expect(await run(['--version'])).toEqual({
      error: expect.objectContaining({ exitCode: 0 }),
      stdout: `${packageJson.version}\n`,
      stderr: '',
    })
  })

  it.each([
    [['chek'], "error: unknown command 'chek'\n(Did you mean check?)\n"],
    [['list', '--jsno'], "error: unknown option '--jsno'\n(Did you mean --json?)\n"],
    [['check', '--records'], "error: option '--records <json>' argument missing\n"],
    [['project'], "error: required option '--records <json>' not specified\n"],
    [['upgrade', 'a'], "error: too many arguments for 'upgrade'. Expected 0 arguments but got 1.\n"],
    [['\u001b[31m'], "error: unknown command '␛[31m'\n"],
  ])('should refuse %j', async (args, stderr) => {
    expect(await run(args)).toStrictEqual(refusal(expect.any(CommanderError), stderr))
  })

  it('should show its help as an error if no command is named', async () => {
    expect(await run([])).toStrictEqual(
      refusal(
        expect.objectContaining({ exitCode: 1 }),
        expect.stringContaining('Usage: t3-context [options] [command]'),
      ),
    )
  })

  it.each(['check', 'list', 'format', 'tree', 'project --records r.json', 'upgrade'])(
    'should show the help of %s instead of waiting for what a person types',
    async (line) => {
      const [command] = line.split(' ')
      const terminal = makeTerminal({ stdin: Object.assign(Readable.from([]), { isTTY: true }) })
      await expect(runIn(terminal, line.split(' '))).rejects.toMatchObject({ exitCode: 1 })
      expect(terminal.stderr.text).toContain(`Usage: t3-context ${command}`)
      expect(terminal.stdout.text).toBe('')
    },
  )
})
