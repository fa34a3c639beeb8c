/** The line that opens a code fence, as CommonMark has it. */
export interface OpeningFence {
  /** The code unit that it is made of: a backtick or a tilde. */
  unit: number
  /** How many of them. */
  length: number
  /** What stands behind them. */
  info: string
}

const SPACE = 0x20
const BACKTICK = 0x60
const TILDE = 0x7e
const MIN_LENGTH = 3
const MAX_INDENT = 3

/** Read a line as the opening of a fence. */
export function readOpeningFence(line: string): OpeningFence | undefined {
  const fence = readRun(line)
  if (!fence) return undefined
  return fence.unit === BACKTICK && fence.info.includes('`') ? undefined : fence
}

/** Whether a line closes a fence. */
export function closesFence(line: string, { unit, length }: OpeningFence): boolean {
  const run = readRun(line)
  if (!run) return false
  return run.unit === unit && run.length >= length && run.info === ''
}

/** Put a text into a fence that nothing in it can close: of backticks, unless they are in what stands behind them. */
export function writeFenced(text: string, info: string): string {
  const [mark, runs] = info.includes('`') ? ['~', /~{3,}/g] : ['`', /`{3,}/g]
  let longest = MIN_LENGTH - 1
  for (const [run] of text.matchAll(runs)) longest = Math.max(longest, run.length)
  const fence = mark.repeat(longest + 1)
  return text === '' ? `${fence}${info}\n${fence}` : `${fence}${info}\n${text}\n${fence}`
}

function readRun(line: string): OpeningFence | undefined {
  let start = 0
  while (start < MAX_INDENT && line.charCodeAt(start) === SPACE) start++
  const unit = line.charCodeAt(start)
  if (unit !== BACKTICK && unit !== TILDE) return undefined
  let end = start
  while (line.charCodeAt(end) === unit) end++
  return end - start < MIN_LENGTH ? undefined : { unit, length: end - start, info: line.slice(end).trim() }
}
