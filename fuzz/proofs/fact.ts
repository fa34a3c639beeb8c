/** What was proved, or refuted: a line of the report. */
export interface Fact {
  name: string
  /** What holds, in a sentence. */
  statement: string
  /** How much was looked at: `1215 states`, `100000 strings`. */
  size: string
  /** How long it took, by the clock. */
  seconds: number
  holds: boolean
  /** If it does not hold: the counterexamples, for a person. */
  faults: readonly string[]
}

/** What a proof found: how much it looked at, and what speaks against the statement. */
export type Finding = Pick<Fact, 'size' | 'faults'>

/** Prove a statement, and take the time. It holds if no fault was found. */
export function prove(name: string, statement: string, proof: () => Finding): Fact {
  const start = performance.now()
  const { size, faults } = proof()
  const seconds = (performance.now() - start) / 1000
  return { name, statement, size, seconds, holds: faults.length === 0, faults }
}
