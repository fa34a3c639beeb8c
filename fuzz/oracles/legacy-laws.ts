import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import { canSerializeLegacyContextRecord, carryRecord } from '../../src/legacy/carry.ts'
import { isLegacyId, LEGACY_KINDS } from '../../src/legacy/number.ts'
import { serializeLegacyContextMessage } from '../../src/legacy/serialize.ts'
import { type UpgradedContextMessage, upgradeLegacyContextMessage } from '../../src/legacy/upgrade.ts'
import { decodeMessageContext } from '../../src/record/message-context.ts'
import type { ComposerContextRecord } from '../../src/record/record.ts'
import { type ComposerContextReference, collectComposerContextReferences } from '../../src/reference/scan.ts'
import { canonicalJson } from './canonical-json.ts'

/** The kinds of which the records are in the order in which the text mentions them. */
const IN_ORDER_OF_TEXT: readonly string[] = ['terminal', 'review-comment']

/** Records without ids, kind by kind. */
export function byKind(all: readonly object[]): Record<string, string[]> {
  const payloads = all.map(payloadOf)
  const ofKind = (kind: string) => payloads.filter((json) => JSON.parse(json).kind === kind)
  return Object.fromEntries(
    LEGACY_KINDS.map((kind) => [kind, IN_ORDER_OF_TEXT.includes(kind) ? ofKind(kind).sort() : ofKind(kind)]),
  )
}

/** What two records that are equal but for their ids have in common. */
export function payloadOf(record: object | undefined): string {
  return canonicalJson({ ...record, version: 1, contextId: '' })
}

/**
 * Hold the upgrade of any text against its laws: records of one context, or the text as it was; nothing more the second
 * time; a reference to every record, and otherwise only what was referred to before; and the laws of the way back.
 */
export function checkUpgrade(text: string): UpgradedContextMessage {
  const upgraded = upgradeLegacyContextMessage(text)
  deepStrictEqual(upgradeLegacyContextMessage(text), upgraded)
  deepStrictEqual(upgradeLegacyContextMessage(upgraded.text), { text: upgraded.text, records: [] })
  const { records } = upgraded
  if (records.length === 0) equal(upgraded.text, text)
  else {
    const context = { version: 1 as const, records }
    deepStrictEqual(decodeMessageContext(context), { context, dropped: [], reason: null })
    checkReferences(text, upgraded)
    checkDowngrade(upgraded.text, records)
  }
  return upgraded
}

function checkReferences(text: string, { text: result, records }: UpgradedContextMessage): void {
  const found = collectComposerContextReferences(result)
  const isNew = ({ contextId }: ComposerContextReference) => isLegacyId(contextId)
  deepStrictEqual(
    [...new Set(found.filter(isNew).map(named))].sort(),
    records.map((record) => named({ ...record, image: false })).sort(),
  )
  const before = new Set(collectComposerContextReferences(text).map(named))
  for (const one of found) ok(isNew(one) || before.has(named(one)), named(one))
}

/** A reference without its place. */
function named({
  kind,
  contextId,
  label,
  image,
}: Omit<ComposerContextReference, 'source' | 'start' | 'end'>): string {
  return `${image ? '!' : ''}${kind}/${contextId} ${label}`
}

/**
 * Hold the old form of any message against its laws: it is read back to equal records, in a text with those references that it
 * cannot carry; and a message of which it carries nothing stays as it is.
 *
 * @returns the message in the old form, and how many records it carries
 */
export function checkDowngrade(
  text: string,
  records: readonly ComposerContextRecord[],
): { old: string; carried: number } {
  const old = serializeLegacyContextMessage({ text, records })
  const payloads = records.flatMap((record) => carryRecord(record)?.payload ?? [])
  if (payloads.length === 0) equal(old, text)
  else {
    const { text: upgraded, records: again } = upgradeLegacyContextMessage(old)
    deepStrictEqual(byKind(again), byKind(payloads))
    const carried = new Set<string>(
      records.filter(canSerializeLegacyContextRecord).map((one) => one.contextId),
    )
    const stay = ({ contextId }: ComposerContextReference) =>
      !carried.has(contextId) && !isLegacyId(contextId)
    const before = collectComposerContextReferences(text).filter(stay)
    const left = collectComposerContextReferences(upgraded).filter(({ contextId }) => !isLegacyId(contextId))
    const unformed = (one: ComposerContextReference) => named({ ...one, image: false })
    deepStrictEqual(left.map(unformed), before.map(unformed))
  }
  return { old, carried: payloads.length }
}
