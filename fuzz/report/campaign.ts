import { markdownTable } from 'markdown-table'
import type { PublishedResult } from '../campaign/results.ts'
import { formatNumber } from './number.ts'

/** The campaigns: a table for each engine. */
export function reportCampaigns(results: readonly PublishedResult[]): string {
  const engines = [...new Set(results.map(({ engine }) => engine))]
  const sum = (value: (result: PublishedResult) => number) =>
    results.reduce((all, one) => all + value(one), 0)
  const minutes = sum(({ seconds }) => seconds) / 60
  const summary = `${formatNumber(sum(({ executions }) => executions))} executions in ${Math.round(minutes)} minutes of fuzzing, all processes together. Coverage is of the code of this package: edges for Jazzer.js; statements, functions and ways of branches for jsfuzz.`
  const tables = engines.map((name) => reportEngine(results.filter(({ engine }) => engine === name)))
  return [summary, ...tables].join('\n\n')
}

function reportEngine(results: readonly PublishedResult[]): string {
  const [first] = results
  const head = ['target', 'seconds', 'executions', 'per second', 'edges', 'corpus', 'findings']
  const rows = results.map(
    ({ target, seconds, executions, executionsPerSecond, edges, corpus, findings }) => [
      target,
      ...[seconds, executions, executionsPerSecond, edges, corpus, findings.length].map(formatNumber),
    ],
  )
  return `### ${first?.engine}\n\n${first?.date}, Node.js ${first?.node.slice(1)}.\n\n${markdownTable(
    [head, ...rows],
    {
      align: ['l', 'r', 'r', 'r', 'r', 'r', 'r'],
    },
  )}`
}
