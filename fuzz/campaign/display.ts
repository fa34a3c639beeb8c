import { MultiBar, type SingleBar } from 'cli-progress'
import type { Progress } from '../engines/engine.ts'
import type { JobResult } from '../engines/run-job.ts'

/** Shows how far the processes of a campaign are. */
export interface Display {
  onProgress: (target: string, worker: number, progress: Progress) => void
  onEnd: (target: string, worker: number, result: JobResult) => void
  stop: () => void
}

const FORMAT =
  '{name} {bar} {left} s left · {executions} executions, {perSecond}/s · {edges} edges · {corpus} in corpus'

/** Milliseconds between two lines about one process where no bar can be drawn. */
const PERIOD = 10_000

/** Show a bar for each process on a terminal, else a line about each now and then. */
export function createDisplay(stream: NodeJS.WriteStream, seconds: number): Display {
  return stream.isTTY ? createBars(stream, seconds) : createLines(stream, seconds)
}

function createBars(stream: NodeJS.WriteStream, seconds: number): Display {
  const bars = new MultiBar({ stream, format: FORMAT, barsize: 20, hideCursor: false })
  const running = new Map<string, { bar: SingleBar; start: number; progress: Progress }>()
  const draw = () => {
    for (const [name, { bar, start, progress }] of running) {
      const passed = (performance.now() - start) / 1000
      bar.update(Math.min(passed, seconds), { name: name.padEnd(12), ...figures(progress, passed, seconds) })
    }
  }
  const timer = setInterval(draw, 500)
  return {
    onProgress(target, worker, progress) {
      const name = nameOf(target, worker)
      const one = running.get(name)
      if (one) one.progress = progress
      else {
        const start = performance.now()
        const bar = bars.create(seconds, 0, { name: name.padEnd(12), ...figures(progress, 0, seconds) })
        running.set(name, { bar, start, progress })
      }
    },
    onEnd(target, worker) {
      draw()
      running.delete(nameOf(target, worker))
    },
    stop() {
      clearInterval(timer)
      bars.stop()
    },
  }
}

function createLines(stream: NodeJS.WriteStream, seconds: number): Display {
  const started = new Map<string, { start: number; next: number }>()
  return {
    onProgress(target, worker, progress) {
      const name = nameOf(target, worker)
      const now = performance.now()
      const { start, next } = started.get(name) ?? { start: now, next: now }
      started.set(name, { start, next })
      if (now < next) return
      started.set(name, { start, next: next + PERIOD })
      const { left, executions, perSecond, edges, corpus } = figures(progress, (now - start) / 1000, seconds)
      stream.write(
        `${name}: ${left} s left, ${executions} executions, ${perSecond}/s, ${edges} edges, ${corpus} in corpus\n`,
      )
    },
    onEnd(target, worker, { executions, findings }) {
      stream.write(`${nameOf(target, worker)}: done, ${executions} executions, ${findings.length} findings\n`)
    },
    stop() {},
  }
}

function figures({ executions, edges, corpus }: Progress, passed: number, seconds: number) {
  const perSecond = passed < 1 ? 0 : Math.round(executions / passed)
  return { left: Math.max(0, Math.ceil(seconds - passed)), executions, perSecond, edges, corpus }
}

function nameOf(target: string, worker: number): string {
  return worker === 0 ? target : `${target}#${worker + 1}`
}
