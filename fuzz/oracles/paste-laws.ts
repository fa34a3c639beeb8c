import { deepStrictEqual, equal, match, ok } from 'node:assert/strict'
import type { ContextImportPlan } from '../../src/clipboard/import-plan.ts'
import {
  contentOf,
  isInRing,
  type LookUp,
  lookUpIn,
  recordsAfter,
} from '../../src/clipboard/paste.fixture.ts'
import { type ContextPaste, planContextPaste } from '../../src/clipboard/paste.ts'
import { countingIds } from '../../src/clipboard/records.fixture.ts'
import { linkOf } from '../../src/message/links.ts'
import { payloadKey } from '../../src/message/payload-key.ts'
import { isAttachmentContextRecord } from '../../src/record/record.ts'
import { collectInlineContextIds, replaceComposerContextReferences } from '../../src/reference/replace.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'

/** Hold the plan of a paste against each law; the fresh ids begin with `fresh_`. */
export function checkPaste(paste: ContextPaste): ContextImportPlan {
  const plan = planContextPaste(paste)
  for (const law of [
    resolves,
    showsTheSame,
    changesOnlyIds,
    bringsNothingTwice,
    bringsWhatIsNeeded,
    mintsIds,
  ]) {
    law(paste, plan)
  }
  bringsNothingAgain(paste, plan)
  leavesPlainText(paste)
  return plan
}

/** Every reference and link finds one record, or is said to find none; each id once, in one of both. */
function resolves({ draft }: ContextPaste, plan: ContextImportPlan): void {
  const ids: string[] = recordsAfter(draft.records, plan).map(({ contextId }) => contextId)
  const unresolved: string[] = plan.unresolved.map(({ contextId }) => contextId)
  equal(new Set([...ids, ...unresolved]).size, ids.length + unresolved.length)
  const used: string[] = [...idsIn(plan.text), ...plan.imported.flatMap((record) => linkOf(record) ?? [])]
  deepStrictEqual(new Set(unresolved), new Set(used.filter((id) => !ids.includes(id))))
  for (const { reason } of plan.unresolved) match(reason, /^(?:no record|another environment)$/)
}

/** Every reference shows what it showed where it was copied. */
function showsTheSame({ text, fragment, draft, environmentId }: ContextPaste, plan: ContextImportPlan): void {
  // Attachments that are fetched are still bound to those of the source, so that they compare, too.
  const after = lookUpIn(recordsAfter(draft.records, plan))
  const copied = lookUpIn(fragment?.records ?? [])
  const own = lookUpIn(draft.records)
  const isHere = fragment?.source.environmentId === environmentId
  // A link of the draft without a record may find one that comes in.
  const mine: LookUp = (id) => {
    const found = own(id)
    return found ? { ...found, links: mine } : after(id)
  }
  const before: LookUp = (id) => {
    const found = copied(id)
    if (!found) return own(id) && mine(id)
    return isHere || !isAttachmentContextRecord(found.record) ? { ...found, links: before } : undefined
  }
  deepStrictEqual(
    idsIn(plan.text).map((id) => contentOf(id, after)),
    idsIn(text).map((id) => contentOf(id, before)),
  )
}

/** Nothing changes in the text but ids. */
function changesOnlyIds(paste: ContextPaste, { text }: ContextImportPlan): void {
  const withoutIds = (one: string) =>
    replaceComposerContextReferences(one, ({ source, contextId }) => source.slice(0, -contextId.length - 1))
  equal(withoutIds(text), withoutIds(paste.text))
  const unplaced = (one: string) =>
    collectComposerContextReferences(one).map(({ kind, label, image }) => ({ kind, label, image }))
  deepStrictEqual(unplaced(text), unplaced(paste.text))
}

/** Nothing comes twice, and nothing that the draft has. */
function bringsNothingTwice({ draft }: ContextPaste, plan: ContextImportPlan): void {
  // The ids of a ring say nothing: whether it was there already is told by all of its records.
  const lookUp = lookUpIn(recordsAfter(draft.records, plan))
  const added = recordsAfter([], plan)
    .filter(({ contextId }) => !isInRing(contextId, lookUp))
    .map(payloadKey)
  const had = new Set(draft.records.map(payloadKey))
  equal(new Set(added).size, added.length)
  deepStrictEqual(
    added.filter((key) => had.has(key)),
    [],
  )
}

/** Only what the text needs comes along. */
function bringsWhatIsNeeded({ draft }: ContextPaste, plan: ContextImportPlan): void {
  const lookUp = lookUpIn(recordsAfter(draft.records, plan))
  // A set gives what is added to it while it is read.
  const needed = new Set(idsIn(plan.text))
  for (const id of needed) {
    const record = lookUp(id)?.record
    const link = record && linkOf(record)
    if (link) needed.add(link)
  }
  for (const { contextId } of recordsAfter([], plan)) ok(needed.has(contextId), contextId)
}

/** Attachments come only under fresh ids, and other records under theirs if they are free. */
function mintsIds({ fragment, draft }: ContextPaste, { imported, fetched }: ContextImportPlan): void {
  const own = new Set(draft.records.map(({ contextId }) => contextId))
  for (const { sourceContextId, record } of fetched) {
    match(record.contextId, /^fresh_/)
    const source = fragment?.records.find(({ contextId }) => contextId === sourceContextId)
    deepStrictEqual({ ...record, contextId: sourceContextId }, source)
  }
  for (const record of imported) {
    ok(!isAttachmentContextRecord(record))
    ok(record.contextId.startsWith('fresh_') || !own.has(record.contextId), record.contextId)
  }
}

/** The second time nothing new comes. */
function bringsNothingAgain(paste: ContextPaste, once: ContextImportPlan): void {
  // What has no record, but a fresh id, cannot be known again.
  if (once.unresolved.some(({ contextId }) => contextId.startsWith('fresh_'))) return
  const draft = { records: recordsAfter(paste.draft.records, once) }
  const mint = countingIds()
  const twice = planContextPaste({ ...paste, draft, mintId: () => `second_${mint()}` })
  const mentioned = new Set(idsIn(once.text))
  const unresolved = once.unresolved.filter(({ contextId }) => mentioned.has(contextId))
  deepStrictEqual(twice, { text: once.text, imported: [], fetched: [], unresolved })
}

/** A text without a fragment stays as it is. */
function leavesPlainText(paste: ContextPaste): void {
  const own = new Set<string>(paste.draft.records.map(({ contextId }) => contextId))
  const missing = collectInlineContextIds(paste.text).filter((id) => !own.has(id))
  deepStrictEqual(planContextPaste({ ...paste, fragment: null }), {
    text: paste.text,
    imported: [],
    fetched: [],
    unresolved: missing.map((contextId) => ({ contextId, reason: 'no record' })),
  })
}

function idsIn(text: string): string[] {
  return collectComposerContextReferences(text).map(({ contextId }) => contextId)
}
