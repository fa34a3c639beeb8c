import { readFileSync } from 'node:fs'
import type { Mutant } from './mutant.ts'
import { type Room, slugOf } from './rooms.ts'

/** A mutant that may survive. */
export interface AcceptedMutant extends Mutant {
  /** Why no test should notice it: a kind, a colon, and what makes it one. */
  reason: string
}

/** The kinds of reasons, as they begin. */
export const KINDS: Readonly<Record<string, string>> = {
  Equivalent: 'no input shows a difference',
  Unreachable: 'what the types or the callers rule out',
  Speed: 'the same result, only later; the growth tests are about that',
  Words: 'the wording of a message that no user relies on',
}

/**
 * The accepted mutants of a room.
 *
 * @throws {SyntaxError} When a reason is not of a known kind.
 */
export function readAccepted(room: Room): AcceptedMutant[] {
  const file = new URL(`accepted/${slugOf(room)}.json`, import.meta.url)
  const accepted: AcceptedMutant[] = JSON.parse(readFileSync(file, 'utf8'))
  for (const { reason, code } of accepted) {
    const [, kind = ''] = /^(\w+): \S/.exec(reason) ?? []
    if (!Object.hasOwn(KINDS, kind)) throw new SyntaxError(`${file.pathname}: no reason for ${code}`)
  }
  return accepted
}

/** How survivors and accepted mutants differ. */
export interface Difference {
  /** Survivors that are not accepted. */
  unlisted: Mutant[]
  /** Accepted mutants that do not survive, or are no more. */
  stale: AcceptedMutant[]
}

/** Compare survivors with accepted mutants; two that read the same need two entries. */
export function compareWithAccepted(
  survivors: readonly Mutant[],
  accepted: readonly AcceptedMutant[],
): Difference {
  const stale = [...accepted]
  const unlisted = survivors.filter((survivor) => {
    const index = stale.findIndex((entry) => isSame(entry, survivor))
    if (index !== -1) stale.splice(index, 1)
    return index === -1
  })
  return { unlisted, stale }
}

function isSame(a: Mutant, b: Mutant): boolean {
  return a.file === b.file && a.code === b.code && a.mutated === b.mutated
}
