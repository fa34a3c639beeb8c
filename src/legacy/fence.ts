/** The line that opens a code fence of backticks, as CommonMark has it. */
export interface OpeningFence {
  /** How many backticks. */
  length: number
  /** What stands behind them. */
  info: string
}

const SPACE = 0x20
const BACKTICK = 0x60
const MIN_LENGTH = 3
const MAX_INDENT = 3

/** Read a line as the opening of a fence. */
export function readOpeningFence(line: string): OpeningFence | undefined {
  const fence = readRun(line)
  return fence?.info.includes('`') ? undefined : fence
}

/** Whether a line closes a fence of this length. */
export function closesFence(line: string, length: number): boolean {
  const fence = readRun(line)
  return fence !== undefined && fence.length >= length && fence.info === ''
}

/** Put a text into a fence that nothing in it can close. */
export function writeFenced(text: string, info: string): string {
  let longest = MIN_LENGTH - 1
  for (const [run] of text.matchAll(/`{3,}/g)) longest = Math.max(longest, run.length)
  const fence = '`'.repeat(longest + 1)
  return text === '' ? `${fence}${info}\n${fence}` : `${fence}${info}\n${text}\n${fence}`
}

function readRun(line: string): OpeningFence | undefined {
  let start = 0
  while (start < MAX_INDENT && line.charCodeAt(start) === SPACE) start++
  let end = start
  while (line.charCodeAt(end) === BACKTICK) end++
  return end - start < MIN_LENGTH ? undefined : { length: end - start, info: line.slice(end).trim() }
}
