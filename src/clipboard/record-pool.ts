import { linkOf } from '../message/links.ts'
import { payloadKey } from '../message/payload-key.ts'
import type { ComposerContextId } from '../record/identity.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { withLink } from './links.ts'

/** Records that can be found by their ids and by what they hold. */
export interface RecordPool {
  has: (id: ComposerContextId) => boolean
  add: (record: ComposerContextRecord) => void
  /** The id of a record with an equal payload, its link included: this very id if that is one, else the first. */
  findEqual: (record: ComposerContextRecord) => ComposerContextId | undefined
  /** The same for records each of which links to the next, and the last to the first: the ids of equal ones, by theirs. */
  findEqualRing: (
    ring: readonly ComposerContextRecord[],
  ) => ReadonlyMap<ComposerContextId, ComposerContextId> | undefined
}

/** Collect records. Nothing is read of their payloads before one is to be found. */
export function createRecordPool(records: readonly ComposerContextRecord[]): RecordPool {
  const byId = new Map(records.map((record) => [record.contextId, record]))
  const idsByPayload = new Map<string | null, ComposerContextId>()
  const bareKeys = new Map<ComposerContextRecord, string | null>()
  const all = [...records]
  const unindexed = [...records]

  function index(): void {
    for (const record of unindexed.splice(0)) {
      const key = payloadKey(record)
      if (!idsByPayload.has(key)) idsByPayload.set(key, record.contextId)
    }
  }

  /** Name what a record holds beside its link. */
  function bareKey(record: ComposerContextRecord): string | null {
    const known = bareKeys.get(record)
    if (known !== undefined) return known
    const key = payloadKey(withLink(record, undefined))
    bareKeys.set(record, key)
    return key
  }

  function follow(
    first: ComposerContextRecord | undefined,
    ring: readonly ComposerContextRecord[],
  ): ReadonlyMap<ComposerContextId, ComposerContextId> | undefined {
    const ids = new Map<ComposerContextId, ComposerContextId>()
    let record = first
    for (const one of ring) {
      const link: ComposerContextId | undefined = record && linkOf(record)
      // Most records link to nothing: their payloads need not be read.
      if (!record || link === undefined) return undefined
      const key = bareKey(one)
      if (key === null || bareKey(record) !== key) return undefined
      ids.set(one.contextId, record.contextId)
      record = byId.get(link)
    }
    return record === first ? ids : undefined
  }

  return {
    has: (id) => byId.has(id),
    add: (record) => {
      byId.set(record.contextId, record)
      all.push(record)
      unindexed.push(record)
    },
    findEqual: (record) => {
      const key = payloadKey(record)
      if (key === null) return undefined
      index()
      const namesake = byId.get(record.contextId)
      return namesake && payloadKey(namesake) === key ? record.contextId : idsByPayload.get(key)
    },
    findEqualRing: (ring) => {
      const namesake = ring[0] && byId.get(ring[0].contextId)
      for (const first of [namesake, ...all]) {
        const ids = follow(first, ring)
        if (ids) return ids
      }
      return undefined
    },
  }
}
