import * as v from 'valibot'
import { parseJson } from '../message/parse-json.ts'
import { copyJson, isJsonFault } from '../record/json.ts'
import {
  MESSAGE_CHARACTERS_MAX,
  MESSAGE_CONTEXT_VERSION,
  MESSAGE_RECORDS_MAX,
  OrchestrationMessageContext,
} from '../record/message-context.ts'
import type { ComposerContextRecord } from '../record/record.ts'

/** The type under which the clipboard holds a fragment. */
export const COMPOSER_CONTEXT_CLIPBOARD_MIME = 'web application/x-t3-context-fragment+json'

/** The version of fragments. */
export const FRAGMENT_VERSION = 1

/** The most characters (UTF-16 code units) that an id of the source may have. */
export const SOURCE_ID_MAX = 512

/** Where records were copied. */
export interface ComposerContextSource {
  /** Whose attachments the records are bound to. 1 to 512 characters, like the other ids. */
  environmentId: string
  threadId?: string | undefined
  messageId?: string | undefined
}

/** What a copied text refers to (specification, section 10): records, no two with one id, and no bytes. */
export interface ComposerContextClipboardFragment {
  version: typeof FRAGMENT_VERSION
  source: ComposerContextSource
  /** At most 200. */
  records: ComposerContextRecord[]
}

const sourceId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(SOURCE_ID_MAX))

const source = v.object({
  environmentId: sourceId,
  threadId: v.optional(sourceId),
  messageId: v.optional(sourceId),
})

// What holds for the records of a message holds for those of a fragment.
const context = v.pipe(
  v.unknown(),
  v.transform((records) => ({ version: MESSAGE_CONTEXT_VERSION, records })),
  OrchestrationMessageContext,
)

/** The schema of a parsed fragment: records are dropped as they are from a context; other fields are not kept. */
export const ComposerContextClipboardFragment: v.GenericSchema<unknown, ComposerContextClipboardFragment> =
  v.pipe(
    v.unknown(),
    v.object({
      version: v.literal(FRAGMENT_VERSION),
      source,
      records: v.pipe(
        context,
        v.transform(({ records }) => records),
      ),
    }),
  )

/**
 * Write a fragment for the clipboard (specification, section 10). Records are written whole, with the fields that no
 * schema names: hand over no bytes in them.
 *
 * @param fragment the records of a selection, and where it is
 * @returns JSON. {@linkcode decodeComposerContextFragment} reads it back, but for records that it would not have
 *   decoded, and for those that share an id: they are written, and dropped by the reader. Null if there are more than 200
 *   records, or more than 16,000,000 characters (UTF-16 code units) of JSON, or a record is no JSON or too deep
 * @throws {TypeError} names the field of the source that is no id of 1 to 512 characters
 */
export function encodeComposerContextFragment(fragment: ComposerContextClipboardFragment): string | null {
  const { issues, output } = v.safeParse(source, fragment.source)
  if (issues) {
    const field = ['source', v.getDotPath(issues[0])].filter(Boolean).join('.')
    throw new TypeError(`Invalid ${field}: ids of 1 to ${SOURCE_ID_MAX} characters`)
  }
  if (fragment.records.length > MESSAGE_RECORDS_MAX) return null
  const records = copyRecords(fragment.records)
  if (!records) return null
  const json = JSON.stringify({ version: FRAGMENT_VERSION, source: output, records })
  return json.length > MESSAGE_CHARACTERS_MAX ? null : json
}

/**
 * Read a fragment from the clipboard, where anyone can have put anything (specification, section 10). A record that is
 * none is dropped; when several have one id, all of them are.
 *
 * @param raw the JSON
 * @returns the fragment; null for anything that is none, has more than 200 records, or more than 16,000,000 characters
 *   (UTF-16 code units); never throws
 */
export function decodeComposerContextFragment(raw: unknown): ComposerContextClipboardFragment | null {
  if (typeof raw !== 'string' || raw.length > MESSAGE_CHARACTERS_MAX) return null
  const { success, output } = v.safeParse(ComposerContextClipboardFragment, parseJson(raw))
  return success ? output : null
}

/** Copy records, which may never have been decoded, and be too long or too deep to be written. */
function copyRecords(records: readonly unknown[]): unknown[] | null {
  const copies: unknown[] = []
  let rest = MESSAGE_CHARACTERS_MAX
  for (const record of records) {
    const copy = copyJson(record, rest)
    if (isJsonFault(copy)) return null
    rest -= copy.length
    copies.push(copy.value)
  }
  return copies
}
