import { markdownTable } from 'markdown-table'
import type { MutationResult } from '../mutation/results.ts'
import { formatNumber } from './number.ts'

/** The scores of the rooms. */
export function reportMutation(results: readonly MutationResult[]): string {
  const head = ['room', 'killed', 'timed out', 'survived', 'not covered', 'score', 'at least', 'date']
  const rows = results.map((one) => [
    one.room,
    ...[one.killed, one.timedOut, one.survived, one.noCoverage].map(formatNumber),
    `${formatNumber(one.score)} %`,
    `${one.threshold} %`,
    one.date,
  ])
  return markdownTable([head, ...rows], { align: ['l', 'r', 'r', 'r', 'r', 'r', 'r', 'l'] })
}
