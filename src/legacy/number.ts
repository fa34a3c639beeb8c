import { decodeMessageContext, MESSAGE_CONTEXT_VERSION } from '../record/message-context.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { isContextKind } from '../reference/href.ts'
import type { LegacyPayload } from './payload.ts'

/** The kinds of records that messages had in blocks. */
export const LEGACY_KINDS = ['terminal', 'element', 'preview-annotation', 'review-comment'] as const

const LEGACY_ID = /^legacy_([^_]*)_[1-9]\d*$/

/** Whether an id is `legacy_<kind>_<n>`, as an upgrade gives it, of any kind. */
export function isLegacyId(contextId: string): boolean {
  return isContextKind(LEGACY_ID.exec(contextId)?.[1])
}

/**
 * Make records of payloads: `legacy_<kind>_<n>`, from 1 for each kind.
 *
 * @returns the records; undefined if one is none, or if they are not those of a context together
 */
export function numberRecords(payloads: readonly LegacyPayload[]): ComposerContextRecord[] | undefined {
  const counts = new Map<string, number>()
  const records = payloads.map((payload) => {
    const count = (counts.get(payload.kind) ?? 0) + 1
    counts.set(payload.kind, count)
    return { version: 1, contextId: `legacy_${payload.kind}_${count}`, ...payload }
  })
  const { context, dropped } = decodeMessageContext({ version: MESSAGE_CONTEXT_VERSION, records })
  return context && dropped.length === 0 ? context.records : undefined
}
