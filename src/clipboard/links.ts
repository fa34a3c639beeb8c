import type { ComposerContextId } from '../record/identity.ts'
import {
  type ComposerContextRecord,
  type FileContextRecord,
  type ImageContextRecord,
  isKnownContextRecord,
  type PreviewAnnotationContextRecord,
} from '../record/record.ts'
import type { ComposerContextReference } from '../reference/scan.ts'

/** A record that is bound to an attachment, whose bytes are elsewhere. */
export type AttachmentContextRecord = ImageContextRecord | FileContextRecord

/** Whether a record is bound to an attachment. */
export function isAttachmentRecord(record: ComposerContextRecord): record is AttachmentContextRecord {
  return isKnownContextRecord(record) && (record.kind === 'image' || record.kind === 'file')
}

/** Whether a record is an annotation, which can link to another record: its screenshot. */
export function isAnnotationRecord(record: ComposerContextRecord): record is PreviewAnnotationContextRecord {
  return isKnownContextRecord(record) && record.kind === 'preview-annotation'
}

/** The ids of some records, and those that they link to. */
export function idsOf(records: readonly ComposerContextRecord[]): ComposerContextId[] {
  return records.flatMap((record) => {
    const linked = isAnnotationRecord(record) ? record.screenshotContextId : undefined
    return linked === undefined ? [record.contextId] : [record.contextId, linked]
  })
}

/** The id of a reference: what the grammar lets through is valid. */
export function targetOf({ contextId }: ComposerContextReference): ComposerContextId {
  return contextId as ComposerContextId
}

/** The source of a reference with another id. Its label and form stay as they were written. */
export function sourceWithId({ source, contextId }: ComposerContextReference, id: ComposerContextId): string {
  const end = source.length - 1
  return source.slice(0, end - contextId.length) + id + source.slice(end)
}
