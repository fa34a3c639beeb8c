import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { reporter } from 'vfile-reporter'
import { type Environment, hasColor, STDIN_NAME } from './environment.ts'
import { printable, printableLines } from './printable.ts'

/** The name under which a file is shown. */
export function nameOf(file: VFile): string {
  return file.path ?? STDIN_NAME
}

/** Write a report on those files that have something to say to standard error. */
export function report(files: readonly VFile[], { stderr, env }: Environment): void {
  const speaking = files.filter((file) => file.messages.length > 0 || file.stored)
  if (speaking.length === 0) return
  // The notes draw the place of a fault; only the verbose report has them.
  const options = { color: hasColor(stderr, env), verbose: true, defaultName: STDIN_NAME }
  stderr.write(`${reporter(speaking.map(toPrintable), options)}\n`)
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

/** Copy a file for the report: names and messages can hold anything that a text can. */
function toPrintable(file: VFile): VFile {
  const copy = new VFile(file.path ? { path: printable(file.path) } : {})
  copy.messages = file.messages.map(toPrintableMessage)
  if (file.stored) copy.stored = true
  return copy
}

/** Leave out the cause: the report would print its stack trace. */
function toPrintableMessage({ reason, place, ruleId, source, note, fatal }: VFileMessage): VFileMessage {
  const copy = new VFileMessage(printable(reason), { place, ruleId, source })
  copy.fatal = fatal
  if (note) copy.note = printableLines(note)
  return copy
}
