import { resolve } from 'node:path'
import type { VFile } from 'vfile'
import type { Environment } from './environment.ts'
import { workOnFiles } from './files.ts'
import { formatReferences } from './format-references.ts'
import { printable } from './printable.ts'
import { hasFailed, nameOf, report } from './report.ts'
import { explainError } from './system-error.ts'
import { UsageError } from './usage-error.ts'
import { replaceFile } from './write.ts'

/** Options of `t3-context format`. */
export interface FormatOptions {
  /** Whether to only name the files that would change. */
  check?: boolean | undefined
  /** Whether to write the files in place. */
  write?: boolean | undefined
}

/** Rewrite the references that Markdown sees to canonical source. Gives the exit code. */
export async function format(
  names: readonly string[],
  options: FormatOptions,
  environment: Environment,
): Promise<number> {
  if (options.write && names.length === 0) throw new UsageError('--write needs files')
  const outcomes = await workOnFiles(names, environment, (text) => {
    const formatted = formatReferences(text)
    return { formatted, isChanged: formatted !== text }
  })
  if (!options.check && !options.write && outcomes.length > 1) {
    throw new UsageError(`${outcomes.length} files are more than one: use --write or --check`)
  }
  const changed = outcomes.flatMap(({ file, result }) => (result?.isChanged ? [{ file, ...result }] : []))
  const { stdout } = environment
  if (options.check) for (const { file } of changed) stdout.write(`${printable(nameOf(file))}\n`)
  else if (options.write) for (const { file, formatted } of changed) write(file, formatted, environment.cwd)
  else for (const { result } of outcomes) if (result) stdout.write(result.formatted)

  const files = outcomes.map(({ file }) => file)
  report(files, environment)
  return hasFailed(files) || (options.check && changed.length > 0) ? 1 : 0
}

function write(file: VFile, text: string, cwd: string): void {
  try {
    replaceFile(resolve(cwd, file.path), text)
    file.stored = true
  } catch (error) {
    file.message(`Cannot write: ${explainError(error)}`).fatal = true
  }
}
