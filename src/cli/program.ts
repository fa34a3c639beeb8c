import { createRequire } from 'node:module'
import { Command, Option } from 'commander'
import type { CheckOptions } from './check.ts'
import { type Environment, STDIN_NAME } from './environment.ts'
import { Failure } from './failure.ts'
import type { FormatOptions } from './format.ts'
import { HELP, PROJECT_HELP, UPGRADE_HELP } from './help.ts'
import type { ListOptions } from './list.ts'
import { printableLines } from './printable.ts'
import type { ProjectOptions } from './project.ts'
import { isFolder } from './standard-stream.ts'
import type { UpgradeOptions } from './upgrade.ts'

/**
 * Define the command line. A command is loaded when it is run: `upgrade` starts quickly, since many may be started.
 *
 * @param environment of the process
 * @param exitWith gets the exit code of the command
 */
export function createProgram(environment: Environment, exitWith: (code: number) => void): Command {
  const { stdin, stdout, stderr } = environment
  const program = new Command('t3-context')
    .description('Check, list, format and project the context references in Markdown messages.')
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
      'report ids without a record, too: an array of ids or records, an object with "records", or a message with "context"',
    )
    .action(async (files: string[], options: CheckOptions, command: Command) => {
      needInput(files, command)
      const { check } = await import('./check.ts')
      exitWith(await check(files, options, environment))
    })

  program
    .command('list')
    .description('print every reference that Markdown sees')
    .argument('[files...]', 'files, folders and glob patterns')
    .option('--json', 'print one JSON object a line')
    .action(async (files: string[], options: ListOptions, command: Command) => {
      needInput(files, command)
      const { list } = await import('./list.ts')
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
      const { format } = await import('./format.ts')
      exitWith(await format(files, options, environment))
    })

  program
    .command('tree')
    .description('print the syntax tree of a message')
    .argument('[file]', 'a file')
    .action(async (file: string | undefined, _options: object, command: Command) => {
      needInput(file === undefined ? [] : [file], command)
      const { tree } = await import('./tree.ts')
      exitWith(await tree(file, environment))
    })

  program
    .command('project')
    .description('print what the provider reads of a message')
    .argument('[file]', 'a file')
    .requiredOption(
      '--records <json>',
      'the records of the message: a context, an array of records, an object with "records", or a message with "context"',
    )
    .option('--markdown', 'leave references alone that Markdown does not see, as in code')
    .option('--mention-entries', 'give mentions and skills an entry, too')
    .option('--escape-prose', 'escape tags in the prose that look like those around the entries')
    .addHelpText('after', PROJECT_HELP)
    .action(async (file: string | undefined, options: ProjectOptions, command: Command) => {
      needInput(file === undefined ? [] : [file], command)
      const { project } = await import('./project.ts')
      exitWith(await project(file, options, environment))
    })

  program
    .command('upgrade')
    .description('upgrade messages from before references existed, one JSON object a line')
    .option('--rejects <file>', 'write the lines that are no messages to this file, as they are')
    .addHelpText('after', UPGRADE_HELP)
    .action(async (options: UpgradeOptions, command: Command) => {
      needInput([], command)
      const { upgrade } = await import('./upgrade.ts')
      exitWith(await upgrade(options, environment))
    })

  return program

  /** Show the help instead of waiting for what a person types, and refuse what cannot be read. */
  function needInput(files: readonly string[], command: Command): void {
    if (files.length > 0) return
    if (stdin.isTTY) command.help({ error: true })
    if (isFolder(stdin)) throw new Failure(`Cannot read ${STDIN_NAME}: Is a directory`)
  }
}

function packageVersion(): string {
  return createRequire(import.meta.url)('remark-t3-context/package.json').version
}
