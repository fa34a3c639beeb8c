import * as v from 'valibot'
import { ComposerContextId } from '../record/identity.ts'

/** How many ids in a row may be taken before a source of ids counts as broken. */
const TRIES_MAX = 100

/**
 * Make a source of ids that are valid and not taken.
 *
 * @param mintId a source of ids, such as `() => crypto.randomUUID()`
 * @param taken the ids that are in use; what is handed out is added
 * @returns gives a new id at each call
 * @throws {TypeError} when called, if `mintId` gives an invalid id, or one that is taken a hundred times in a row
 */
export function createFreshIds(mintId: () => string, taken: Set<string>): () => ComposerContextId {
  return () => {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const { success, output: id, issues } = v.safeParse(ComposerContextId, mintId())
      if (!success) throw new TypeError(`Invalid mintId: it gave ${issues[0].received}`)
      if (taken.has(id)) continue
      taken.add(id)
      return id
    }
    throw new TypeError(`Invalid mintId: it gave ids that are taken, ${TRIES_MAX} times in a row`)
  }
}
