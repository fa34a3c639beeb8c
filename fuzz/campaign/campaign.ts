import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bundles } from '../engines/bundle.ts'
import { toDictionary } from '../engines/dictionary.ts'
import type { Engine, Progress } from '../engines/engine.ts'
import { type JobResult, runJob } from '../engines/run-job.ts'
import { readFolder, writeFolder } from './inputs.ts'
import { engineCorpusOf, pathOf } from './paths.ts'

/** What a campaign is to fuzz. */
export interface CampaignTarget {
  name: string
  dictionary: readonly string[]
  /** Inputs to begin with, beside those that the engine kept from earlier campaigns. */
  seeds: readonly Uint8Array[]
}

export interface CampaignOptions {
  engine: Engine
  bundles: Bundles
  targets: readonly CampaignTarget[]
  /** How long each target is fuzzed. */
  seconds: number
  /** How many processes run at once. With more than there are targets, several share one. */
  jobs: number
  /** Is told that a process started, and of each state that it prints. */
  onProgress: (target: string, worker: number, progress: Progress) => void
  /** Is told that a process ended. */
  onEnd: (target: string, worker: number, result: JobResult) => void
  /** Ends the campaign early. */
  signal: AbortSignal
}

/** What a campaign did with a target; times are those of all its processes together. */
export interface CampaignResult {
  target: string
  engine: Engine['name']
  executions: number
  executionsPerSecond: number
  edges: number
  corpus: number
  seconds: number
  /** The paths of inputs that break the law, as the engine wrote them. */
  findings: string[]
}

/** Fuzz targets, as many at once as there are jobs, and say what came of each, in their order. */
export async function runCampaign(options: CampaignOptions): Promise<CampaignResult[]> {
  const { targets, jobs } = options
  const workers = Math.max(1, Math.floor(jobs / targets.length))
  await Promise.all(targets.map((target) => prepare(options, target)))
  const tasks = targets.flatMap((target) =>
    Array.from({ length: workers }, (_, worker) => ({ target, worker })),
  )
  const results = new Map<string, JobResult[]>(targets.map(({ name }) => [name, []]))
  await inParallel(tasks, jobs, async ({ target: { name }, worker }) => {
    if (options.signal.aborted) return
    results.get(name)?.push(await runOne(options, name, worker))
  })
  return Promise.all(targets.map(({ name }) => summarize(name, options.engine, results.get(name) ?? [])))
}

/** Run one process, in a folder of its own and with the corpus that all of its target share. */
async function runOne(options: CampaignOptions, name: string, worker: number): Promise<JobResult> {
  const { engine, bundles, seconds, onProgress, onEnd, signal } = options
  const folder = pathOf(`fuzz/out/jobs/${engine.name}/${name}/${worker}/`)
  await rm(folder, { recursive: true, force: true })
  const job = {
    bundle: bundles.targets.get(name) as string,
    vendor: bundles.vendor,
    folder,
    corpus: engineCorpusOf(engine.name, name),
    findings: join(folder, 'findings'),
    dictionary: dictionaryOf(name),
    seconds,
  }
  onProgress(name, worker, { executions: 0, edges: 0, corpus: 0 })
  const result = await runJob(engine, job, (progress) => onProgress(name, worker, progress), signal)
  onEnd(name, worker, result)
  return result
}

async function prepare({ engine }: CampaignOptions, target: CampaignTarget): Promise<void> {
  await writeFolder(engineCorpusOf(engine.name, target.name), target.seeds)
  await writeFile(dictionaryOf(target.name), toDictionary(target.dictionary))
}

function dictionaryOf(target: string): string {
  return pathOf(`fuzz/out/bundles/${target}.dict`)
}

async function summarize(
  name: string,
  engine: Engine,
  results: readonly JobResult[],
): Promise<CampaignResult> {
  const sum = (value: (result: JobResult) => number) => results.reduce((total, one) => total + value(one), 0)
  const seconds = sum((one) => one.seconds)
  const executions = sum((one) => one.executions)
  return {
    target: name,
    engine: engine.name,
    executions,
    executionsPerSecond: seconds === 0 ? 0 : Math.round(executions / seconds),
    edges: Math.max(0, ...results.map((one) => one.edges)),
    corpus: (await readFolder(engineCorpusOf(engine.name, name))).length,
    seconds: Math.round(seconds),
    findings: results.flatMap((one) => one.findings),
  }
}

/** Do tasks, at most so many at once, in their order. */
async function inParallel<T>(
  tasks: readonly T[],
  most: number,
  work: (task: T) => Promise<void>,
): Promise<void> {
  const rest = tasks.values()
  const takeTasks = async () => {
    for (const task of rest) await work(task)
  }
  await Promise.all(Array.from({ length: most }, takeTasks))
}
