import { type ComposerContextRecord, decodeContextRecord } from '../record/record.ts'
import type { LegacyPayload } from './payload.ts'

/** The kinds of records that messages had in blocks. */
export const LEGACY_KINDS = ['terminal', 'element', 'preview-annotation', 'review-comment'] as const

const LEGACY_ID = new RegExp(`^legacy_(?:${LEGACY_KINDS.join('|')})_[1-9]\\d*$`)

/** Whether an id is one that an upgrade gives. */
export function isLegacyId(contextId: string): boolean {
  return LEGACY_ID.test(contextId)
}

/**
 * Make records of payloads: `legacy_<kind>_<n>`, from 1 for each kind.
 *
 * @returns the records; undefined if one is none
 */
export function numberRecords(payloads: readonly LegacyPayload[]): ComposerContextRecord[] | undefined {
  const counts = new Map<string, number>()
  const records: ComposerContextRecord[] = []
  for (const payload of payloads) {
    const count = (counts.get(payload.kind) ?? 0) + 1
    counts.set(payload.kind, count)
    const contextId = `legacy_${payload.kind}_${count}`
    const { record } = decodeContextRecord({ version: 1, contextId, ...payload })
    if (!record) return undefined
    records.push(record)
  }
  return records
}
