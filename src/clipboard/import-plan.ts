import type { ComposerContextId } from '../record/identity.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import type { AttachmentContextRecord } from './links.ts'

/** An attachment to fetch again. */
export interface FetchedContextAttachment {
  /** The id that the record had where it was copied. */
  sourceContextId: ComposerContextId
  /** The record for the draft, under a fresh id. Its `attachmentId` is still that of the source: it says what to fetch. */
  record: AttachmentContextRecord
}

/** A reference that finds no record. */
export interface UnresolvedContextReference {
  /** The id, in the text of the plan or in the `screenshotContextId` of an imported record. */
  contextId: ComposerContextId
  /** Nobody has a record, or it is bound to an attachment of another environment. */
  reason: 'no record' | 'another environment'
}

/** What to do with a draft, so that the references of a text find their records there. */
export interface ContextImportPlan {
  /** The text. Only ids of references differ: labels, forms and everything else are as they were. */
  text: string
  /** The records to add now, in the order of the references; what a record links to comes before it. */
  imported: ComposerContextRecord[]
  /** The records to add while their bytes are fetched, in the same order. */
  fetched: FetchedContextAttachment[]
  /** What finds no record in the text and in the records to add, each id once, in the same order. */
  unresolved: UnresolvedContextReference[]
}
