import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { reporter } from 'vfile-reporter'
import { type Environment, hasColor } from './environment.ts'
import { printable, printableLines } from './printable.ts'
import { TOO_LARGE } from './read.ts'

/** What standard input is called. */
export const STDIN_NAME = '<stdin>'

/** The name under which a file is shown. */
export function nameOf(file: VFile): string {
  return file.path ?? STDIN_NAME
}

/** Write the report on files to standard error. */
export function report(files: readonly VFile[], { stderr, env }: Environment): void {
  if (files.length === 0) return
  const color = hasColor(stderr, env)
  // The notes draw the place of a fault; only the verbose report has them.
  const text = reporter(files.map(toPrintable), { color, verbose: true, defaultName: STDIN_NAME })
  stderr.write(`${text}\n`)
}

/** Write the report on those files only that have something to say. */
export function reportMessages(files: readonly VFile[], environment: Environment): void {
  report(
    files.filter((file) => file.messages.length > 0 || file.stored),
    environment,
  )
}

/**
 * Say whether a run has failed.
 *
 * @param files all of its files
 * @param frail whether warnings count too
 */
export function hasFailed(files: readonly VFile[], frail = false): boolean {
  return files.some(({ messages }) => messages.some(({ fatal }) => fatal || (frail && fatal === false)))
}

/** Copy a file for the report, without its text: names and messages can hold anything that a text can. */
function toPrintable(file: VFile): VFile {
  const copy = new VFile(file.path ? { path: printable(file.path) } : {})
  copy.messages = file.messages.map(toPrintableMessage)
  if (file.stored) copy.stored = true
  return copy
}

function toPrintableMessage(message: VFileMessage): VFileMessage {
  const { place, ruleId, source, cause, note, fatal } = message
  const plain = explainSystemError(message)
  const copy = new VFileMessage(printable(plain ?? message.reason), { place, ruleId, source })
  copy.fatal = fatal
  if (note) copy.note = printableLines(note)
  if (cause && plain === undefined) copy.cause = cause
  return copy
}

/** Say in a line what the engine explains with a stack trace; undefined for what only a trace can explain. */
function explainSystemError({ cause, reason }: VFileMessage): string | undefined {
  if (!(cause instanceof Error && 'code' in cause)) return undefined
  if (cause.code === 'ENOENT') return reason
  if (cause.code === 'ERR_STRING_TOO_LONG' || cause.code === 'ERR_FS_FILE_TOO_LARGE') return TOO_LARGE
  return `Cannot read the file: ${cause.message.split(',', 1)[0]}`
}
