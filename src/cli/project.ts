import { gfm } from 'micromark-extension-gfm'
import { VFile } from 'vfile'
import { collectMarkdownContextReferences } from '../markdown/collect.ts'
import { projectComposerContextForProvider } from '../provider/project.ts'
import type { DroppedRecord } from '../record/records.ts'
import type { Environment } from './environment.ts'
import { workOnFiles } from './files.ts'
import { type RecordsFile, readRecords } from './records.ts'
import { hasFailed, report } from './report.ts'
import { UsageError } from './usage-error.ts'

/** Options of `t3-context project`. */
export interface ProjectOptions {
  /** A JSON file with the records of the message. */
  records: string
  /** Whether to project only what Markdown sees as a reference. */
  markdown?: boolean | undefined
  /** Whether mentions and skills have an entry. */
  mentionEntries?: boolean | undefined
  /** Whether tags in the prose are escaped, as those in captured text are. */
  escapeProse?: boolean | undefined
}

/** Print what the provider reads of a message, and nothing else. Gives the exit code. */
export async function project(
  name: string | undefined,
  options: ProjectOptions,
  environment: Environment,
): Promise<number> {
  const { markdown, mentionEntries, escapeProse } = options
  const { records, dropped } = readRecords(options.records, environment.cwd)
  const outcomes = await workOnFiles(name === undefined ? [] : [name], environment, (text) => {
    const references = markdown ? collectMarkdownContextReferences(text, { extensions: [gfm()] }) : undefined
    return projectComposerContextForProvider({ text, records, references, mentionEntries, escapeProse })
  })
  if (outcomes.length > 1) throw new UsageError(`project shows one file; ${name} names ${outcomes.length}`)
  for (const { result } of outcomes) if (result !== undefined) environment.stdout.write(result)
  const files = [...outcomes.map(({ file }) => file), reportDropped(options.records, dropped)]
  report(files, environment)
  return hasFailed(files) ? 1 : 0
}

/** Warn of records that are left out. The provider's text says of each that it is unavailable, so nothing has failed. */
function reportDropped(path: string, dropped: RecordsFile['dropped']): VFile {
  const file = new VFile({ path })
  for (const record of dropped) file.message(explain(record))
  return file
}

function explain({ index, path, reason }: DroppedRecord): string {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
  return `records[${index}]${place}: ${reason}; the record is left out`
}
