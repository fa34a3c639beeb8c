import { linkOf } from '../message/links.ts'
import type { ComposerContextId } from '../record/identity.ts'
import type { ComposerContextRecord, FileContextRecord, ImageContextRecord } from '../record/record.ts'
import type { ComposerContextReference } from '../reference/scan.ts'

/** A record that is bound to an attachment, whose bytes are elsewhere. */
export type AttachmentContextRecord = ImageContextRecord | FileContextRecord

/** The ids of some records, and those that they link to; the same id may be there twice. */
export function idsOf(records: readonly ComposerContextRecord[]): ComposerContextId[] {
  return records.flatMap((record) => [record.contextId, linkOf(record) ?? record.contextId])
}

/** A record with another link, if it has one; the same object if the link is this one. */
export function withLink(
  record: ComposerContextRecord,
  screenshotContextId: ComposerContextId | undefined,
): ComposerContextRecord {
  return linkOf(record) === screenshotContextId
    ? record
    : ({ ...record, screenshotContextId } as ComposerContextRecord)
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
