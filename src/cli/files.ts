import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { VFile } from 'vfile'
import type { Environment } from './environment.ts'
import { findFiles } from './find.ts'
import { createProgress } from './progress.ts'
import { readText, UnreadableText } from './read.ts'
import { explainSystemError } from './system-error.ts'

/** What a command does with the text of one file. Messages go to the file; what it throws becomes one. */
export type Work<Result> = (text: string, file: VFile) => Result

/** A file with what came of the work. */
export interface Outcome<Result> {
  /** Holds the messages, and no text; without a path it is standard input. */
  file: VFile
  /** Undefined if the file could not be read or the work failed; the file has a message then. */
  result: Result | undefined
}

/**
 * Find files and work on each of them once. One that fails does not stop the others.
 *
 * @param names files, folders and glob patterns; none for standard input
 * @param environment of the process
 * @param work what to do with each text
 * @returns what came of each file, sorted by path
 */
export async function workOnFiles<Result>(
  names: readonly string[],
  environment: Environment,
  work: Work<Result>,
): Promise<Outcome<Result>[]> {
  const { cwd, stdin } = environment
  const outcomes: Outcome<Result>[] = []
  const progress = createProgress(environment)
  try {
    const files = names.length > 0 ? await findFiles(names, cwd) : [new VFile({ cwd })]
    progress.expect(files.length)
    for (const file of files) {
      outcomes.push({ file, result: file.messages.length > 0 ? undefined : await workOn(file) })
      progress.end()
    }
  } finally {
    progress.stop()
  }
  return outcomes

  async function workOn(file: VFile): Promise<Result | undefined> {
    try {
      const text = await readText(file.path ? createReadStream(resolve(cwd, file.path)) : stdin)
      progress.begin(text.length)
      file.value = text
      return work(text, file)
    } catch (error) {
      fail(file, error)
      return undefined
    } finally {
      // The texts of many files would add up.
      file.value = ''
    }
  }
}

/** Say why the work on a file failed. */
function fail(file: VFile, error: unknown): void {
  const message = file.message(explain(error))
  message.fatal = true
  // Nothing but the trace can explain a fault of the program.
  if (message.reason === UNEXPECTED && error instanceof Error && error.stack) message.note = error.stack
}

const UNEXPECTED = 'Cannot process the file'

function explain(error: unknown): string {
  if (error instanceof UnreadableText) return error.message
  if (error instanceof RangeError) return `Nested too deeply or too large to parse: ${error.message}`
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'No such file or folder'
  const reason = explainSystemError(error)
  return reason === undefined ? UNEXPECTED : `Cannot read: ${reason}`
}
