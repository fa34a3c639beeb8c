import Table from 'cli-table3'
import type { Difference } from './accepted.ts'
import type { Counts, Mutant } from './mutant.ts'
import type { Room } from './rooms.ts'

/** What became of the mutants of a room. */
export interface Outcome extends Difference {
  room: Room
  counts: Counts
  /** In percent. */
  score: number
  seconds: number
}

const COLUMNS = [
  'room',
  'mutants',
  'killed',
  'timed out',
  'survived',
  'no coverage',
  'score',
  'at least',
  'seconds',
]

/** Write outcomes as a table for a terminal. */
export function renderSummary(outcomes: readonly Outcome[]): string {
  const table = new Table({
    head: COLUMNS,
    colAligns: COLUMNS.map((_, index) => (index === 0 ? 'left' : 'right')),
    style: { head: [], border: [] },
  })
  for (const { room, counts, score, seconds } of outcomes) {
    const { killed, timedOut, survived, noCoverage } = counts
    const mutants = killed + timedOut + survived + noCoverage
    const figures = [mutants, killed, timedOut, survived, noCoverage, percent(score), room.threshold, seconds]
    table.push([room.name, ...figures])
  }
  return table.toString()
}

/** What makes a run fail, one sentence each. */
export function faultsOf({ room, score, unlisted, stale }: Outcome): string[] {
  return [
    ...(score < room.threshold
      ? [`${room.name}: the score ${percent(score)} is below ${room.threshold}`]
      : []),
    ...unlisted.map((mutant) => `survives, and is not accepted: ${show(mutant)}`),
    ...stale.map((mutant) => `is accepted, and does not survive: ${show(mutant)}`),
  ]
}

function show({ file, code, mutated }: Mutant): string {
  return `${file}\n  - ${code}\n  + ${mutated}`
}

/** Rounded down, so that nothing below a threshold looks like it. */
function percent(score: number): string {
  return (Math.floor(score * 100) / 100).toFixed(2)
}
