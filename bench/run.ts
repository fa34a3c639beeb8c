/**
 * Run the benchmarks: `npm run bench`, one suite with `npm run bench -- scan`. With `--write` the results of all
 * suites are published in `bench/RESULTS.md` and `bench/results.json`.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { describeMachine } from './machine.ts'
import { renderForMarkdown, renderForTerminal, renderMachine } from './report.ts'
import { createSizeSuite } from './size.ts'
import type { Suite, SuiteResult } from './suite.ts'
import { createHrefSuite } from './suites/href.ts'
import { createLegacySuite } from './suites/legacy.ts'
import { createMarkdownSuite } from './suites/markdown.ts'
import { createProjectionSuite } from './suites/projection.ts'
import { createRecordsSuite } from './suites/records.ts'
import { createScanSuite } from './suites/scan.ts'
import { createUpgradeSuite } from './suites/upgrade.ts'

const suites: Readonly<Record<string, () => Suite>> = {
  href: createHrefSuite,
  scan: createScanSuite,
  markdown: createMarkdownSuite,
  records: createRecordsSuite,
  projection: createProjectionSuite,
  legacy: createLegacySuite,
  upgrade: createUpgradeSuite,
  size: createSizeSuite,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !Object.hasOwn(suites, name))
if (unknown.length > 0) fail(`No suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}`)
if (values.write && positionals.length > 0) fail('--write publishes all suites: name none')

const chosen = Object.entries(suites)
  .filter(([name]) => positionals.length === 0 || positionals.includes(name))
  .map(([, create]) => create())
const machine = describeMachine()
const results = await runAll(chosen)

console.log([renderMachine(machine), ...results.map(renderForTerminal)].join('\n\n'))
if (values.write) {
  const figures = results.map(({ name, title, figures }) => ({ name, title, figures }))
  write('RESULTS.md', renderForMarkdown(machine, results))
  write('results.json', `${JSON.stringify({ machine, suites: figures }, undefined, 2)}\n`)
}

async function runAll(chosen: readonly Suite[]): Promise<SuiteResult[]> {
  const total = chosen.reduce((sum, { steps }) => sum + steps, 0)
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {what}',
    stream: process.stderr,
    clearOnComplete: true,
  })
  bar.start(total, 0, { what: '' })
  try {
    const results: SuiteResult[] = []
    let done = 0
    for (const suite of chosen) results.push(await suite.run((what) => bar.update(done++, { what })))
    return results
  } finally {
    bar.stop()
  }
}

function write(name: string, content: string): void {
  writeFileSync(new URL(name, import.meta.url), content)
}

function fail(reason: string): never {
  console.error(reason)
  process.exit(2)
}
