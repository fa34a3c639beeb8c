import { availableParallelism } from 'node:os'
import Table from 'cli-table3'
import { Argument, Command, Option } from 'commander'
import { readCount, readSeconds } from './campaign/arguments.ts'
import { type CampaignResult, runCampaign } from './campaign/campaign.ts'
import { bundle, describe, TARGET_NAMES, targetNamed } from './campaign/catalogue.ts'
import { createDisplay } from './campaign/display.ts'
import { describeVerdict, type Finding, keepFinding } from './campaign/findings.ts'
import { publish } from './campaign/results.ts'
import { ENGINE_NAMES, engineNamed } from './engines/index.ts'

const { args, options } = readCommandLine()
const engine = engineNamed(options.engine)
const obstacle = await engine.obstacle()
if (obstacle) {
  console.error(obstacle)
  process.exit(2)
}

const names = args.includes('all') ? TARGET_NAMES : [...new Set(args.map(targetNamed))]
const seconds = options.time
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

const bundles = await bundle(names)
const display = createDisplay(process.stderr, seconds)
const results = await runCampaign({
  engine,
  bundles,
  targets: await Promise.all(names.map(describe)),
  seconds,
  jobs: options.jobs,
  onProgress: display.onProgress,
  onEnd: display.onEnd,
  signal: stopping.signal,
}).finally(display.stop)
console.log(toTable(results))

const findings: Finding[] = []
for (const { target, findings: paths } of results) {
  for (const path of paths)
    findings.push(await keepFinding(target, bundles.targets.get(target) as string, path))
}
for (const { target, path, verdict } of findings) {
  console.log(
    `\n${target}: ${path ?? 'an input that breaks nothing when it is tried again'}\n${describeVerdict(verdict)}`,
  )
}
if (options.publish) await publish(results, findings)
process.exitCode = findings.length > 0 ? 1 : 0

function readCommandLine() {
  const program = new Command('fuzz')
    .description(
      'Fuzz targets, keep what breaks a law in corpus/regressions/, and exit with 1 if anything did.',
    )
    .addArgument(new Argument('<target...>', 'what to fuzz').choices([...TARGET_NAMES, 'all']))
    .addOption(new Option('-e, --engine <name>', 'the fuzzer').choices(ENGINE_NAMES).default('jsfuzz'))
    .option('-t, --time <time>', 'how long each target is fuzzed, such as 60s or 5m', readSeconds, 60)
    .option('-j, --jobs <number>', 'how many processes run at once', readCount, availableParallelism())
    .option('--publish', 'put the figures into fuzz/results/, from which the report is made')
    .parse()
  return {
    args: program.args,
    options: program.opts<{ engine: string; time: number; jobs: number; publish?: true }>(),
  }
}

function toTable(results: readonly CampaignResult[]): string {
  const table = new Table({
    head: ['target', 'seconds', 'executions', 'per second', 'edges', 'corpus', 'findings'],
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [] },
  })
  for (const one of results) {
    const { target, seconds, executions, executionsPerSecond, edges, corpus, findings } = one
    table.push([target, seconds, executions, executionsPerSecond, edges, corpus, findings.length])
  }
  return table.toString()
}
