import type { ComposerContextRecord } from '../record/record.ts'
import type { ComposerContextClipboardFragment } from './fragment.ts'
import { planContextImport } from './import.ts'
import type { ContextImportPlan } from './import-plan.ts'

/** What is pasted, and where. */
export interface ContextPaste {
  /** The text of the clipboard. */
  text: string
  /** What was read beside it; null for a plain paste. */
  fragment: ComposerContextClipboardFragment | null
  /** The draft that is pasted into: the records that it has, no two with one id. */
  draft: { records: readonly ComposerContextRecord[] }
  /** The environment of the draft. */
  environmentId: string
  /** A source of new ids, such as `() => crypto.randomUUID()`. */
  mintId: () => string
}

/**
 * Plan a paste (specification, section 10). Nothing given is changed; what is done with the plan is up to the caller.
 *
 * - A record comes along if the text refers to it, or an annotation that comes along links to it as its screenshot.
 * - A record whose payload the draft has already is not added again: its references lead to the one of the draft.
 *   Label, id and the order of keys are no payload.
 * - An id that the draft has for another payload gives way to a fresh one.
 * - Images and files are fetched again, under fresh ids; those of another environment cannot be.
 * - An annotation is equal to one of the draft if what it links to is, too. It is added again at every paste if its
 *   screenshot stays unresolved under a fresh id, or has got another `attachmentId` since it was fetched.
 * - Without a fragment the text stays as it is, and what the draft has no record for is unresolved.
 *
 * @param paste the text and the fragment, the draft, its environment, and a source of ids
 * @returns the text to insert, the records to add, the attachments to fetch, and what stays unresolved and why
 * @throws {TypeError} if a fresh id is needed, and `mintId` gives none that is valid and not taken
 */
export function planContextPaste({
  text,
  fragment,
  draft,
  environmentId,
  mintId,
}: ContextPaste): ContextImportPlan {
  return planContextImport({
    text,
    records: fragment?.records ?? [],
    isWhole: false,
    attachments: fragment?.source.environmentId === environmentId ? 'fetch' : 'leave',
    draft,
    mintId,
  })
}
