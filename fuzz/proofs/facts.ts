import { abnfFacts } from './abnf.ts'
import { exhaustiveFacts } from './exhaustive.ts'
import type { Fact } from './fact.ts'
import { languageFacts } from './languages.ts'
import { redosFacts } from './redos.ts'

/** Prove everything that there is a proof for; takes about a minute. */
export function proofs(): Fact[] {
  return [...languageFacts(), ...abnfFacts(), ...redosFacts(), ...exhaustiveFacts()]
}
