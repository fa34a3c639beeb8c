import * as v from 'valibot'
import { ChatAttachmentId } from '../record/identity.ts'
import type { OrchestrationMessageContext } from '../record/message-context.ts'
import { type ComposerContextRecord, isAttachmentContextRecord } from '../record/record.ts'

/** An attachment, or its id; before an upload it may have none. */
export type AttachmentIdentity = string | { readonly id?: string | undefined }

/**
 * Bind image and file records to the attachments that an upload has renamed (specification, section 9). References do
 * not change, since they name records.
 *
 * @param context whose records to bind; it is not changed
 * @param before the attachments as the records know them. What has no id, or an id that an earlier one has, is passed
 *   over.
 * @param after the same attachments, in the same order, as they are now. Two may swap their ids.
 * @returns the context; the same object if no record is bound to anything else than before
 * @throws {TypeError} if the lists differ in length, or hold what is no attachment, or one of `after` has no valid id
 */
export function remapComposerContextAttachments(
  context: OrchestrationMessageContext,
  before: readonly AttachmentIdentity[],
  after: readonly AttachmentIdentity[],
): OrchestrationMessageContext {
  const renamed = pair(before, after)
  let isChanged = false
  const records = context.records.map((record): ComposerContextRecord => {
    if (!isAttachmentContextRecord(record)) return record
    const attachmentId = renamed.get(record.attachmentId)
    if (attachmentId === undefined || attachmentId === record.attachmentId) return record
    isChanged = true
    return { ...record, attachmentId }
  })
  return isChanged ? { ...context, records } : context
}

function pair(
  before: readonly AttachmentIdentity[],
  after: readonly AttachmentIdentity[],
): Map<string, ChatAttachmentId> {
  if (before.length !== after.length) {
    throw new TypeError(`Invalid after: expected ${before.length} attachments, found ${after.length}`)
  }
  const renamed = new Map<string, ChatAttachmentId>()
  for (const [index, attachment] of after.entries()) {
    const id = idOf(attachment, `after[${index}]`)
    const { success, output } = v.safeParse(ChatAttachmentId, id)
    if (!success) throw new TypeError(`Invalid after[${index}]: ${JSON.stringify(id)}`)
    const old = idOf(before[index], `before[${index}]`)
    if (old !== undefined && !renamed.has(old)) renamed.set(old, output)
  }
  return renamed
}

function idOf(attachment: AttachmentIdentity | undefined, name: string): string | undefined {
  if (typeof attachment === 'string') return attachment
  if (typeof attachment === 'object' && attachment !== null) return attachment.id
  throw new TypeError(`Invalid ${name}: ${attachment}`)
}
