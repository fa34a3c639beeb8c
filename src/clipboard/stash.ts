import * as v from 'valibot'
import { parseJson } from '../message/parse-json.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import {
  ComposerContextClipboardFragment,
  decodeComposerContextFragment,
  encodeComposerContextFragment,
  FRAGMENT_VERSION,
} from './fragment.ts'
import { planContextImport } from './import.ts'
import type { ContextImportPlan } from './import-plan.ts'

/** A prompt that was put aside: JSON, to be kept as it is. */
export interface ComposerContextStash {
  text: string
  fragment: ComposerContextClipboardFragment
}

/** A draft to put aside. */
export interface StashedDraft {
  text: string
  records: readonly ComposerContextRecord[]
  /** The environment that its attachments belong to. */
  environmentId: string
}

/** A draft to restore into. */
export interface RestoringDraft {
  /** The records that it has, no two with one id. */
  records: readonly ComposerContextRecord[]
  environmentId: string
  /** A source of new ids, such as `() => crypto.randomUUID()`. */
  mintId: () => string
}

/**
 * Put a draft aside (specification, section 9): its text and all its records, those included to which the text does not
 * refer. Attachments move along: their uploads must be kept.
 *
 * @returns the stash, which shares nothing with the draft; null if it could not be restored whole, so that the draft has
 *   to stay: it is larger than a fragment may be, or holds what is no record, or two records with one id
 * @throws {TypeError} for an `environmentId` that is not of 1 to 512 characters
 */
export function stashComposerContext({
  text,
  records,
  environmentId,
}: StashedDraft): ComposerContextStash | null {
  const source = { environmentId }
  const json = encodeComposerContextFragment({ version: FRAGMENT_VERSION, source, records: [...records] })
  const fragment = decodeComposerContextFragment(json)
  return fragment?.records.length === records.length ? { text, fragment } : null
}

/**
 * Plan to bring a stash back into a draft, which may have changed since (specification, section 9). It is a paste of
 * everything in it, but for attachments of the same environment: they moved with the stash, so they are imported as
 * they are, and nothing is to be fetched.
 *
 * @param stash what was stashed, or its JSON as a text; of a damaged one what can be read comes back: text, records or
 *   nothing
 * @param draft the records that it has, its environment, and a source of ids
 * @returns the text, the records to add, and what stays unresolved and why
 * @throws {TypeError} if a fresh id is needed, and `mintId` gives none that is valid and not taken
 */
export function restoreComposerContext(stash: unknown, draft: RestoringDraft): ContextImportPlan {
  const { text, fragment } = readStash(stash)
  return planContextImport({
    text,
    records: fragment?.records ?? [],
    isWhole: true,
    attachments: fragment?.source.environmentId === draft.environmentId ? 'import' : 'leave',
    draft,
    mintId: draft.mintId,
  })
}

function readStash(stash: unknown): { text: string; fragment: ComposerContextClipboardFragment | null } {
  const { text, fragment } = Object(typeof stash === 'string' ? parseJson(stash) : stash)
  const { success, output } = v.safeParse(ComposerContextClipboardFragment, fragment)
  // A text that is none is an empty one for the import.
  return { text, fragment: success ? output : null }
}
