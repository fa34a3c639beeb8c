import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Engine, type Job, type Progress, readStatus } from './engine.ts'

/** Milliseconds that an engine has to finish when it is told to. */
const GRACE = 5_000

/** Milliseconds that an engine may take to start, and one that ends by itself also to end. */
const DELAY = 60_000

/** How a job ended. */
export interface JobResult extends Progress {
  seconds: number
  /** The paths of inputs that break the law, run for too long or for too much memory. */
  findings: string[]
}

/**
 * Run an engine for its time, in a process group that ends with the job, whatever happens to it or to this process.
 *
 * @param onProgress is told of each state that the engine prints
 * @param signal ends it early
 * @throws {Error} with the end of its output when the engine fails without a finding
 */
export async function runJob(
  engine: Engine,
  job: Job,
  onProgress: (progress: Progress) => void = () => {},
  signal?: AbortSignal,
): Promise<JobResult> {
  await Promise.all([job.folder, job.corpus, job.findings].map((path) => mkdir(path, { recursive: true })))
  const start = performance.now()
  const child = spawn(process.execPath, engine.argumentsOf(job), {
    cwd: job.folder,
    env: { ...process.env, ...engine.environmentOf(job) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = stopper(child)
  let timer = setTimeout(stop, job.seconds * 1000 + DELAY)
  signal?.addEventListener('abort', stop)
  let progress: Progress = { executions: 0, edges: 0, corpus: 0 }
  const read = (line: string) => {
    const status = readStatus(line)
    if (!status) return
    if (!engine.endsByItself && progress.executions === 0 && status.executions > 0) {
      // Its time counts from its first input; a worker that is not ready could not end in peace.
      clearTimeout(timer)
      timer = setTimeout(stop, job.seconds * 1000)
    }
    progress = status
    onProgress(status)
  }
  const output = followLines(child, join(job.folder, 'log.txt'), read)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(timer)
  signal?.removeEventListener('abort', stop)
  stop.done()
  const findings = (await readdir(job.findings)).map((name) => join(job.findings, name)).sort()
  if (code !== 0 && findings.length === 0 && !stop.wasCalled()) {
    throw new Error(`${engine.name} ended with ${code}:\n${output().join('\n')}`)
  }
  return { ...progress, seconds: (performance.now() - start) / 1000, findings }
}

/** A function that ends a process group: politely, then for good. It does so, too, when this process ends. */
function stopper(child: ChildProcess) {
  let called = false
  let timer: NodeJS.Timeout | undefined
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // It has ended.
    }
  }
  const atExit = () => kill('SIGKILL')
  process.once('exit', atExit)
  const stop = () => {
    if (called) return
    called = true
    kill('SIGINT')
    timer = setTimeout(() => kill('SIGKILL'), GRACE)
  }
  const done = () => {
    clearTimeout(timer)
    process.removeListener('exit', atExit)
    // The engine has ended; a worker of its may not have.
    kill('SIGKILL')
  }
  return Object.assign(stop, { done, wasCalled: () => called })
}

/** Read the lines of both outputs, keep them in a file, and give the last ones. */
function followLines(child: ChildProcess, path: string, onLine: (line: string) => void): () => string[] {
  const log = createWriteStream(path)
  const last: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`)
      last.push(line)
      if (last.length > 20) last.shift()
      onLine(line)
    })
  }
  child.once('close', () => log.end())
  return () => last
}
