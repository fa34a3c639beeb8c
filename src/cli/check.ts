import { createProcessor } from './dialect.ts'
import type { Environment } from './environment.ts'
import { workOnFiles } from './files.ts'
import { readRecordIds } from './records.ts'
import { hasFailed, report } from './report.ts'

/** Options of `t3-context check`. */
export interface CheckOptions {
  /** Whether warnings fail too. */
  frail?: boolean | undefined
  /** A JSON file with the records at hand; without it no id is checked. */
  records?: string | undefined
}

/** Report what was meant as a reference and is none, and ids without a record. Gives the exit code. */
export async function check(
  names: readonly string[],
  options: CheckOptions,
  environment: Environment,
): Promise<number> {
  const processor = createProcessor({
    records: options.records === undefined ? undefined : readRecordIds(options.records, environment.cwd),
    severity: {
      'invalid-uri': 'error',
      'not-canonical': 'error',
      unresolved: 'error',
      // Nothing is wrong with the text, only too old with the reader.
      'newer-version': 'warning',
    },
  })
  const outcomes = await workOnFiles(names, environment, (_text, file) => {
    processor.runSync(processor.parse(file), file)
  })
  const files = outcomes.map(({ file }) => file)
  report(files, environment)
  if (files.every(({ messages }) => messages.length === 0)) environment.stderr.write('No issues found\n')
  return hasFailed(files, options.frail) ? 1 : 0
}
