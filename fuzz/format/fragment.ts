import { type ComposerContextClipboardFragment, SOURCE_ID_MAX } from '../../src/clipboard/fragment.ts'
import type { ComposerContextRecord } from '../../src/record/record.ts'
import { type Field, flag, map, struct } from './field.ts'
import { words } from './words.ts'

/** A fragment with such records: where it is from, some of which may be missing, and the records. */
export function clipboardFragment(
  vocabulary: readonly string[],
  records: Field<ComposerContextRecord[]>,
): Field<ComposerContextClipboardFragment> {
  const id = map(
    words(vocabulary),
    (value) => value.slice(0, SOURCE_ID_MAX) || 'e',
    (value) => value,
  )
  const fields = struct({
    environmentId: id,
    hasThreadId: flag,
    threadId: id,
    hasMessageId: flag,
    messageId: id,
    records,
  })
  return map(
    fields,
    ({
      environmentId,
      hasThreadId,
      threadId,
      hasMessageId,
      messageId,
      records,
    }): ComposerContextClipboardFragment => ({
      version: 1 as const,
      source: { environmentId, ...(hasThreadId ? { threadId } : {}), ...(hasMessageId ? { messageId } : {}) },
      records,
    }),
    ({ source: { environmentId, threadId, messageId }, records }) => ({
      environmentId,
      hasThreadId: threadId !== undefined,
      threadId: threadId ?? '',
      hasMessageId: messageId !== undefined,
      messageId: messageId ?? '',
      records,
    }),
  )
}
