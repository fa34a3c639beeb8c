import { payloadKey } from '../message/payload-key.ts'
import type { ComposerContextId } from '../record/identity.ts'
import type { ComposerContextRecord, PreviewAnnotationContextRecord } from '../record/record.ts'
import { replaceComposerContextReferences } from '../reference/replace.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { createFreshIds } from './fresh-id.ts'
import {
  type AttachmentContextRecord,
  idsOf,
  isAnnotationRecord,
  isAttachmentRecord,
  sourceWithId,
  targetOf,
} from './links.ts'

/** An attachment to fetch again. */
export interface FetchedContextAttachment {
  /** The id that the record had where it was copied. */
  sourceContextId: ComposerContextId
  /** The record for the draft, under a fresh id. Its `attachmentId` is still that of the source: it says what to fetch. */
  record: AttachmentContextRecord
}

/** A reference that finds no record. */
export interface UnresolvedContextReference {
  /** The id, in the text of the plan or in the `screenshotContextId` of an imported record. */
  contextId: ComposerContextId
  /** Nobody has a record, or it is bound to an attachment of another environment. */
  reason: 'no record' | 'another environment'
}

/** What to do with a draft, so that the references of a text find their records there. */
export interface ContextImportPlan {
  /** The text. Only ids of references differ: labels, forms and everything else are as they were. */
  text: string
  /** The records to add now, in the order of the references; a screenshot comes before its annotation. */
  imported: ComposerContextRecord[]
  /** The records to add while their bytes are fetched, in the same order. */
  fetched: FetchedContextAttachment[]
  /** What finds no record, each id once, in the same order. */
  unresolved: UnresolvedContextReference[]
}

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
  const { text, records, attachments, draft } = input
  const references = collectComposerContextReferences(text)
  const incoming = byId(records)
  const own = byId(draft.records)
  // Nothing can be equal when nothing comes in.
  const idsByPayload = incoming.size > 0 ? byPayload(draft.records) : new Map<string, ComposerContextId>()
  const mint = createFreshIds(
    input.mintId,
    new Set([...references.map(targetOf), ...idsOf(records), ...idsOf(draft.records)]),
  )
  const settled = new Map<ComposerContextId, ComposerContextId>()
  const plan: ContextImportPlan = { text, imported: [], fetched: [], unresolved: [] }

  /** Decide, once for each id, where it leads from now on. */
  function settle(id: ComposerContextId): ComposerContextId {
    const next = settled.get(id) ?? place(id)
    settled.set(id, next)
    return next
  }

  function place(id: ComposerContextId): ComposerContextId {
    const record = incoming.get(id)
    if (!record) return own.has(id) ? id : leave(id, 'no record')
    if (isAnnotationRecord(record)) return add(linked(record))
    if (!isAttachmentRecord(record) || attachments === 'import') return add(record)
    if (attachments === 'fetch') return fetchAgain(record)
    // Under an id of the draft, what the draft has would be shown.
    return leave(own.has(id) ? mint() : id, 'another environment')
  }

  function leave(contextId: ComposerContextId, reason: UnresolvedContextReference['reason']) {
    plan.unresolved.push({ contextId, reason })
    return contextId
  }

  function add(record: ComposerContextRecord): ComposerContextId {
    const equal = findEqual(record)
    if (equal !== undefined) return equal
    const placed = own.has(record.contextId) ? { ...record, contextId: mint() } : record
    plan.imported.push(placed)
    return remember(placed)
  }

  function fetchAgain(original: AttachmentContextRecord): ComposerContextId {
    const equal = findEqual(original)
    if (equal !== undefined) return equal
    const record = { ...original, contextId: mint() }
    plan.fetched.push({ sourceContextId: original.contextId, record })
    return remember(record)
  }

  function findEqual(record: ComposerContextRecord): ComposerContextId | undefined {
    const key = payloadKey(record)
    const namesake = own.get(record.contextId)
    return namesake && payloadKey(namesake) === key ? record.contextId : idsByPayload.get(key)
  }

  function remember(record: ComposerContextRecord): ComposerContextId {
    idsByPayload.set(payloadKey(record), record.contextId)
    return record.contextId
  }

  /** Let an annotation link to where its screenshot is. Another annotation is none: such a link stays as it is. */
  function linked(record: PreviewAnnotationContextRecord): PreviewAnnotationContextRecord {
    const id = record.screenshotContextId
    if (id === undefined || incoming.get(id)?.kind === record.kind) return record
    const screenshotContextId = settle(id)
    return screenshotContextId === id ? record : { ...record, screenshotContextId }
  }

  for (const reference of references) settle(targetOf(reference))
  if (input.isWhole) for (const { contextId } of records) settle(contextId)
  plan.text = replaceComposerContextReferences(
    text,
    (reference) => sourceWithId(reference, settle(targetOf(reference))),
    references,
  )
  return plan
}

function byId(records: readonly ComposerContextRecord[]): Map<ComposerContextId, ComposerContextRecord> {
  return new Map(records.map((record) => [record.contextId, record]))
}

/** The ids of some records by what they hold; of equal ones the first. */
function byPayload(records: readonly ComposerContextRecord[]): Map<string, ComposerContextId> {
  const ids = new Map<string, ComposerContextId>()
  for (const record of records) {
    const key = payloadKey(record)
    if (!ids.has(key)) ids.set(key, record.contextId)
  }
  return ids
}
