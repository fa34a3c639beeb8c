import { createRequire } from 'node:module'
import { Command, Option } from 'commander'
import { type CheckOptions, check } from './check.ts'
import type { Environment } from './environment.ts'
import { IGNORE_FILE, MARKDOWN_EXTENSIONS } from './find.ts'
import { type FormatOptions, format } from './format.ts'
import { type ListOptions, list } from './list.ts'
import { printableLines } from './printable.ts'
import { FILE_BYTES_MAX } from './read.ts'
import { tree } from './tree.ts'

const HELP = `
Files are paths, folders (their ${MARKDOWN_EXTENSIONS.map((extension) => `.${extension}`).join(', ')} files) or glob
patterns; without any, standard input is read. The Markdown is CommonMark with GFM.
A file may have ${FILE_BYTES_MAX / 1_000_000} MB. What ${IGNORE_FILE} names, as in .gitignore, is left out.

Exit codes: 0 nothing to report, 1 findings or failed files, 2 wrong usage.`

/**
 * Define the command line.
 *
 * @param environment of the process
 * @param exitWith gets the exit code of the command
 */
export function createProgram(environment: Environment, exitWith: (code: number) => void): Command {
  const { stdin, stdout, stderr } = environment
  const program = new Command('t3-context')
    .description('Check, list and format the context references in Markdown messages.')
    .version(packageVersion())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(printableLines(text)),
    })
    .addHelpText('after', HELP)

  program
    .command('check')
    .description('report what was meant as a reference and is none')
    .argument('[files...]', 'files, folders and glob patterns')
    .option('--frail', 'exit with 1 on warnings too')
    .option(
      '--records <json>',
      'report ids without a record, too: an array of ids or records, or an object with "records"',
    )
    .action(async (files: string[], options: CheckOptions, command: Command) => {
      needInput(files, command)
      exitWith(await check(files, options, environment))
    })

  program
    .command('list')
    .description('print every reference that Markdown sees')
    .argument('[files...]', 'files, folders and glob patterns')
    .option('--json', 'print one JSON object a line')
    .action(async (files: string[], options: ListOptions, command: Command) => {
      needInput(files, command)
      exitWith(await list(files, options, environment))
    })

  program
    .command('format')
    .description('rewrite references to canonical source; print one file, or see the options')
    .argument('[files...]', 'files, folders and glob patterns')
    .addOption(new Option('--write', 'write the files that change in place').conflicts('check'))
    .option('--check', 'print the names of the files that would change, and exit with 1 if there are any')
    .action(async (files: string[], options: FormatOptions, command: Command) => {
      needInput(files, command)
      exitWith(await format(files, options, environment))
    })

  program
    .command('tree')
    .description('print the syntax tree of a message')
    .argument('[file]', 'a file')
    .action(async (file: string | undefined, _options: object, command: Command) => {
      needInput(file === undefined ? [] : [file], command)
      exitWith(await tree(file, environment))
    })

  return program

  /** Show the help instead of waiting for what a person types. */
  function needInput(files: readonly string[], command: Command): void {
    if (files.length === 0 && stdin.isTTY) command.help({ error: true })
  }
}

function packageVersion(): string {
  return createRequire(import.meta.url)('remark-t3-context/package.json').version
}
