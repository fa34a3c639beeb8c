import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What a law says of an input. */
export type Verdict =
  | { type: 'held' }
  /** The premise of the law does not hold. */
  | { type: 'void' }
  | { type: 'broken'; message: string; place: string }
  /** There was no answer in time. */
  | { type: 'hung' }

/** A thread that holds laws against inputs, so that one without an end can be stopped. */
export interface Holder {
  hold: (input: Uint8Array) => Promise<Verdict>
  close: () => Promise<void>
}

const WORKER = new URL('./holder-worker.cjs', import.meta.url)

/**
 * Start a thread for the law of a bundle.
 *
 * @param timeout milliseconds that an input may take
 */
export function createHolder(bundle: string, timeout = 10_000): Holder {
  let worker: Worker | null = null
  const close = async () => {
    await worker?.terminate()
    worker = null
  }
  const ask = async (input: Uint8Array): Promise<Verdict> => {
    worker ??= new Worker(WORKER, { workerData: bundle })
    worker.postMessage(input)
    try {
      const [verdict] = await once(worker, 'message', { signal: AbortSignal.timeout(timeout) })
      return verdict
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error
      await close()
      return { type: 'hung' }
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    close,
    hold(input) {
      // One after the other: an answer does not say what it is one to.
      const verdict = last.then(() => ask(input))
      last = verdict.catch(() => {})
      return verdict
    },
  }
}

/** Whether two verdicts are of the same fault. */
export function isSameFault(one: Verdict, other: Verdict): boolean {
  if (one.type === 'broken' && other.type === 'broken') return one.place === other.place
  return one.type === other.type
}
