import { linkOf } from '../message/links.ts'
import type { ComposerContextId } from '../record/identity.ts'
import { type ComposerContextRecord, isAttachmentContextRecord } from '../record/record.ts'
import { replaceComposerContextReferences } from '../reference/replace.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { createFreshIds } from './fresh-id.ts'
import type {
  ContextImportPlan,
  FetchedContextAttachment,
  UnresolvedContextReference,
} from './import-plan.ts'
import { type AttachmentContextRecord, idsOf, sourceWithId, targetOf, withLink } from './links.ts'
import { createRecordPool } from './record-pool.ts'

/** What comes into a draft. */
export interface ContextImport {
  text: string
  /** The records that come along, no two with one id. */
  records: readonly ComposerContextRecord[]
  /** Whether those records are added, too, to which nothing refers. */
  isWhole: boolean
  /** What to do with records that are bound to attachments. */
  attachments: 'import' | 'fetch' | 'leave'
  draft: { records: readonly ComposerContextRecord[] }
  mintId: () => string
}

/** Plan an import: the one importer of paste and stash (specification, sections 9 and 10). It mutates nothing given. */
export function planContextImport(input: ContextImport): ContextImportPlan {
  const { text, records, attachments } = input
  // What a draft holds may never have been decoded.
  const own = input.draft.records.filter((record) => Object(record) === record)
  const references = collectComposerContextReferences(text)
  const incoming = new Map(records.map((record) => [record.contextId, record]))
  const pool = createRecordPool(own)
  const mint = createFreshIds(
    input.mintId,
    new Set([...references.map(targetOf), ...idsOf(records), ...idsOf(own)]),
  )
  const imported: ComposerContextRecord[] = []
  const fetched: FetchedContextAttachment[] = []
  /** Where each id leads from now on. */
  const settled = new Map<ComposerContextId, ComposerContextId>()
  /** Why nothing is there. */
  const reasons = new Map<ComposerContextId, UnresolvedContextReference['reason']>()

  /** Decide, once for each id, where it leads: first for what it links to, and then for the record itself. */
  function settle(id: ComposerContextId): void {
    const chain = new Map<ComposerContextId, ComposerContextRecord>()
    let next: ComposerContextId | undefined = id
    while (next !== undefined && !settled.has(next) && !chain.has(next)) {
      const record = incoming.get(next)
      if (record) chain.set(next, record)
      else if (pool.has(next)) settled.set(next, next)
      else leave(next, next, 'no record')
      next = record && linkOf(record)
    }
    const waiting = [...chain.values()]
    // Nobody means it, but links can come back to where they started.
    const start = waiting.findIndex(({ contextId }) => contextId === next)
    if (start !== -1) placeRing(waiting.splice(start))
    for (const record of waiting.reverse()) place(record)
  }

  function place(record: ComposerContextRecord): void {
    const { contextId } = record
    if (!isAttachmentContextRecord(record) || attachments === 'import') {
      const linked = relinked(record)
      settled.set(contextId, pool.findEqual(linked) ?? bring({ ...linked, contextId: freeId(contextId) }))
    } else if (attachments === 'fetch') {
      settled.set(contextId, pool.findEqual(record) ?? fetchAgain(record))
    } else {
      // Under an id of the draft, what the draft has would be shown.
      leave(contextId, freeId(contextId), 'another environment')
    }
  }

  function placeRing(ring: readonly ComposerContextRecord[]): void {
    const equal = pool.findEqualRing(ring)
    for (const { contextId } of ring) settled.set(contextId, equal?.get(contextId) ?? freeId(contextId))
    if (!equal)
      for (const record of ring) bring({ ...relinked(record), contextId: leadsTo(record.contextId) })
  }

  function bring(record: ComposerContextRecord): ComposerContextId {
    imported.push(record)
    pool.add(record)
    return record.contextId
  }

  function fetchAgain(original: AttachmentContextRecord): ComposerContextId {
    const record = { ...original, contextId: mint() }
    fetched.push({ sourceContextId: original.contextId, record })
    pool.add(record)
    return record.contextId
  }

  function leave(
    id: ComposerContextId,
    next: ComposerContextId,
    reason: UnresolvedContextReference['reason'],
  ): void {
    settled.set(id, next)
    reasons.set(next, reason)
  }

  function freeId(id: ComposerContextId): ComposerContextId {
    return pool.has(id) ? mint() : id
  }

  /** Where an id leads that has been settled. */
  function leadsTo(id: ComposerContextId): ComposerContextId {
    return settled.get(id) as ComposerContextId
  }

  function relinked(record: ComposerContextRecord): ComposerContextRecord {
    const link = linkOf(record)
    return withLink(record, link && leadsTo(link))
  }

  for (const reference of references) settle(targetOf(reference))
  // What is left behind needs no place, unless something refers to it.
  const others = records.filter((record) => attachments !== 'leave' || !isAttachmentContextRecord(record))
  if (input.isWhole) for (const { contextId } of others) settle(contextId)

  const used = new Set<ComposerContextId | undefined>([
    ...references.map((reference) => leadsTo(targetOf(reference))),
    ...imported.map(linkOf),
  ])
  return {
    text: replaceComposerContextReferences(
      text,
      (reference) => sourceWithId(reference, leadsTo(targetOf(reference))),
      references,
    ),
    imported,
    fetched,
    unresolved: Array.from(reasons, ([contextId, reason]) => ({ contextId, reason })).filter(
      ({ contextId }) => used.has(contextId),
    ),
  }
}
