/** What is read of a report of Stryker (the mutation testing report schema, version 2). */
export interface Report {
  files: Readonly<Record<string, { source: string; mutants: readonly ReportedMutant[] }>>
}

interface ReportedMutant {
  status: string
  /** Code that stands for what is at the location. */
  replacement: string
  location: { start: Place; end: Place }
}

/** Both from 1. */
interface Place {
  line: number
  column: number
}

/** A change of the sources, named without line numbers, which move. */
export interface Mutant {
  /** From the top of the repository. */
  file: string
  /** The line on which the change begins. */
  code: string
  /** The same with the change, up to the end of the line on which it ends. */
  mutated: string
}

/** How many mutants there are, by what became of them. */
export interface Counts {
  killed: number
  timedOut: number
  survived: number
  /** Those that no test reaches. */
  noCoverage: number
}

/** Count the mutants of a report. What was neither killed nor timed out survived, whatever the reason. */
export function countMutants({ files }: Report): Counts {
  const counts = { killed: 0, timedOut: 0, survived: 0, noCoverage: 0 }
  for (const { status } of Object.values(files).flatMap(({ mutants }) => mutants)) {
    if (status === 'Killed') counts.killed++
    else if (status === 'Timeout') counts.timedOut++
    else if (status === 'NoCoverage') counts.noCoverage++
    else counts.survived++
  }
  return counts
}

/** How many of a hundred mutants the tests notice; 100 if there is none. */
export function scoreOf({ killed, timedOut, survived, noCoverage }: Counts): number {
  const noticed = killed + timedOut
  const all = noticed + survived + noCoverage
  return all === 0 ? 100 : (100 * noticed) / all
}

/** The mutants of a report that no test notices, in the order of the sources. */
export function survivorsOf({ files }: Report): Mutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants
      .filter(({ status }) => status !== 'Killed' && status !== 'Timeout')
      .sort((a, b) => a.location.start.line - b.location.start.line)
      .map((mutant) => ({ file, ...textOf(mutant, lines) }))
  })
}

function textOf({ location: { start, end }, replacement }: ReportedMutant, lines: readonly string[]) {
  const first = lines[start.line - 1] ?? ''
  const last = lines[end.line - 1] ?? ''
  const mutated = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1)
  return { code: first.trim(), mutated: mutated.replace(/\s+/g, ' ').trim() }
}
