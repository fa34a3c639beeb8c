/** What an engine has to run with; paths are absolute. */
export interface Job {
  /** The bundle that exports `fuzz`. */
  bundle: string
  /** The bundle of the packages that it uses. */
  vendor: string
  /** The folder to work in, which is the job's own. */
  folder: string
  /** Inputs to begin with and, from then on, those with new coverage. */
  corpus: string
  /** Where an input that breaks the law goes. */
  findings: string
  /** A dictionary in the format of libFuzzer. */
  dictionary: string
  seconds: number
}

/** How far a job is. */
export interface Progress {
  executions: number
  /** What the engine counts as coverage: edges for Jazzer.js; statements, functions and branches for jsfuzz. */
  edges: number
  /** The inputs of its corpus. */
  corpus: number
}

/** A coverage-guided fuzzer that can run a bundle. */
export interface Engine {
  name: 'jsfuzz' | 'jazzer'
  /** Why it cannot run here and what it needs; null if it can. */
  obstacle: () => Promise<string | null>
  /** Whether it ends when the time is over, without being told. */
  endsByItself: boolean
  /** Variables of its environment. */
  environmentOf: (job: Job) => Record<string, string>
  /** The arguments of `node` that start it. */
  argumentsOf: (job: Job) => string[]
}

const STATUS = /^#(\d+)\s.*?\bcov: (\d+).*?\bcorp: (\d+)/

/** Read a line that either engine prints of its state; null for any other. */
export function readStatus(line: string): Progress | null {
  const [, executions, edges, corpus] = STATUS.exec(line) ?? []
  if (executions === undefined) return null
  return { executions: Number(executions), edges: Number(edges), corpus: Number(corpus) }
}
