import * as v from 'valibot'
import { fieldsOf } from '../record/record.ts'
import type { Fields } from './cut-fields.ts'
import { cutRecord } from './cut-record.ts'
import type { MessageDraft, TerminalDraft } from './draft.ts'
import {
  attachmentFields,
  previewAnnotationFields,
  reviewCommentFields,
  terminalFields,
} from './draft-fields.ts'

/** Makes what may become a record, cut to its bounds; `null` for an excerpt that has expired. */
export type Candidate = (() => Fields) | null

/** Everything that a draft has, by its id. Nothing is made that the text may not need. */
export function candidatesById(draft: MessageDraft): Map<string, Candidate[]> {
  const byId = new Map<string, Candidate[]>()
  const add = (contextId: string, candidate: Candidate): void => {
    const others = byId.get(contextId)
    if (others) others.push(candidate)
    else byId.set(contextId, [candidate])
  }
  for (const one of thingsIn(draft.terminals))
    add(one.contextId, isExpired(one) ? null : () => drafted(terminalFields(one)))
  for (const one of thingsIn(draft.reviewComments))
    add(one.contextId, () => drafted(reviewCommentFields(one)))
  for (const one of thingsIn(draft.previewAnnotations))
    add(one.contextId, () => drafted(previewAnnotationFields(one)))
  for (const one of thingsIn(draft.attachments)) add(one.contextId, () => drafted(attachmentFields(one)))
  for (const one of thingsIn(draft.records)) add(one.contextId, () => cutRecord(one))
  return byId
}

/** The things in a list of a draft, which may come from a disk: without what no reference can be to. */
function thingsIn<Thing extends object>(list: readonly Thing[] | undefined): readonly Thing[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : []
}

function isExpired({ text, expired }: TerminalDraft): boolean {
  return text === null || expired === true
}

/** Cut a record that is made from a client's own state, and leave out what else it keeps there: bytes, for one. */
function drafted(fields: Fields): Fields {
  const record = cutRecord(fields)
  const { success, output } = v.safeParse(fieldsOf(record), record)
  return success ? output : record
}
