import { markdownTable } from 'markdown-table'
import type { Fact } from '../proofs/fact.ts'
import { formatNumber } from './number.ts'

/** The proofs, and the faults of those that fail. */
export function reportProofs(facts: readonly Fact[]): string {
  const rows = facts.map(({ name, statement, size, seconds, holds }) => [
    name,
    statement,
    size,
    formatNumber(seconds),
    holds ? 'holds' : 'FAILS',
  ])
  const table = markdownTable([['proof', 'statement', 'looked at', 'seconds', ''], ...rows], {
    align: ['l', 'l', 'l', 'r', 'l'],
  })
  const faults = facts.flatMap((fact) => fact.faults.map((fault) => `- ${fact.name}: ${fault}`))
  return [table, ...(faults.length > 0 ? [faults.join('\n')] : [])].join('\n\n')
}
