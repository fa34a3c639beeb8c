import Table from 'cli-table3'
import type { Machine } from './machine.ts'
import type { SuiteResult } from './suite.ts'

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench -- --write\`; \`npm run bench -- scan\` runs one suite. Times of two contenders are measured
in turn, in both orders; the figure is the median of the ratios of such pairs, with their lower and upper quartiles.
Before anything is timed, both are checked to give the same answers on the input. Peers are in \`bench/peers\`.`

/** Render a suite for a terminal. */
export function renderForTerminal({ name, title, head, rows }: SuiteResult): string {
  const table = new Table({ head: [...head], style: { head: [], border: [] } })
  for (const row of rows) table.push([...row])
  return `${name}: ${title}\n${table}`
}

/** Render a machine on one line. */
export function renderMachine({ cpu, cores, node, packages }: Machine): string {
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`)
  return `${cpu}, ${cores} cores, Node.js ${node}; ${versions.join(', ')}`
}

/** Render all results as a Markdown page. */
export function renderForMarkdown(machine: Machine, results: readonly SuiteResult[]): string {
  const sections = results.map(
    ({ name, title, head, rows }) =>
      `## ${name}\n\n${title}.\n\n${[head, head.map(() => '---'), ...rows].map(renderRow).join('\n')}`,
  )
  return `${[INTRODUCTION, `Machine: ${renderMachine(machine)}.`, ...sections].join('\n\n')}\n`
}

function renderRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
