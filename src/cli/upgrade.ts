import { type Environment, STDIN_NAME } from './environment.ts'
import { LINE_BYTES_MAX } from './limits.ts'
import { type Line, readLines } from './lines.ts'
import { createMessageProgress } from './message-progress.ts'
import { printable } from './printable.ts'
import { decodeUtf8, UnreadableText } from './read.ts'
import { openRejects, type Rejects } from './rejects.ts'
import { upgradeLine } from './upgrade-line.ts'
import { writeAll } from './write-all.ts'

/** Options of `t3-context upgrade`. */
export interface UpgradeOptions {
  /** A file for the lines that are no messages. */
  rejects?: string | undefined
}

/**
 * Upgrade messages, one JSON object a line, from standard input to standard output, in their order. What is no message
 * is reported and left out. Gives the exit code.
 */
export async function upgrade(options: UpgradeOptions, environment: Environment): Promise<number> {
  const { rejects: path } = options
  const rejects = path === undefined ? undefined : await openRejects(path, environment)
  try {
    return await upgradeAll(environment, rejects)
  } finally {
    await rejects?.close()
  }
}

async function upgradeAll(environment: Environment, rejects: Rejects | undefined): Promise<number> {
  const { stdin, stdout, stderr } = environment
  const progress = createMessageProgress(environment)
  const counts = { messages: 0, upgraded: 0, bad: 0 }
  try {
    for await (const lines of readLines(stdin, LINE_BYTES_MAX)) {
      const { good, bad, reports, upgraded } = upgradeLines(lines)
      // What was bad stays so, even if what was good finds no reader.
      counts.bad += reports.length
      if (reports.length > 0) {
        progress.hide()
        await writeAll(stderr, reports.join(''))
      }
      if (bad.length > 0) await rejects?.write(Buffer.concat(bad))
      // Nobody reads on, as in `| head`; or there is no room, and it has been said.
      if (good.length > 0 && !(await writeAll(stdout, Buffer.concat(good)))) break
      counts.messages += good.length
      counts.upgraded += upgraded
      progress.update(counts)
    }
  } finally {
    progress.hide()
  }
  // For a person; a program counts lines.
  if (stderr.isTTY) stderr.write(summary(counts))
  return counts.bad > 0 ? 1 : 0
}

/** What came of some lines. */
interface Outcome {
  /** Messages, with their line ends. */
  good: Uint8Array[]
  /** What is none, as it came. */
  bad: Uint8Array[]
  /** Why it is none: a line for each. */
  reports: string[]
  /** How many of the messages have changed. */
  upgraded: number
}

function upgradeLines(lines: readonly Line[]): Outcome {
  const outcome: Outcome = { good: [], bad: [], reports: [], upgraded: 0 }
  const { good, bad, reports } = outcome
  for (const { number, bytes, part } of lines) {
    try {
      if (part === 'rest') {
        bad.push(bytes)
        continue
      }
      if (part === 'first') throw new UnreadableText(`Too large: more than ${LINE_BYTES_MAX / 1_000_000} MB`)
      const line = decodeUtf8(bytes)
      if (isBlank(line)) continue
      const result = upgradeLine(line)
      if (result !== line) outcome.upgraded++
      good.push(result === line ? bytes : Buffer.from(result))
    } catch (error) {
      if (!(error instanceof UnreadableText)) throw error
      bad.push(bytes)
      reports.push(`${STDIN_NAME}:${number}: ${printable(error.message)}\n`)
    }
  }
  return outcome
}

/** Whether there is nothing in a line but a byte order mark and what JSON takes for white space. */
function isBlank(line: string): boolean {
  return /^\ufeff?[ \t\r\n]*$/.test(line)
}

function summary({ messages, upgraded, bad }: { messages: number; upgraded: number; bad: number }): string {
  const lines = bad === 0 ? '' : `, ${bad} bad ${bad === 1 ? 'line' : 'lines'}`
  return `${messages} ${messages === 1 ? 'message' : 'messages'}, ${upgraded} upgraded${lines}\n`
}
