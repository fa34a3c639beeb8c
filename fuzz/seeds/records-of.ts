import fc from 'fast-check'
import {
  type ComposerContextRecord,
  decodeContextRecord,
  KNOWN_CONTEXT_KINDS,
} from '../../src/record/record.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'
import { contextRecord } from '../arbitraries/record-arbitrary.ts'
import { readInput } from '../format/field.ts'
import { contextRecord as recordField } from '../format/record.ts'
import { canonicalJson } from '../oracles/canonical-json.ts'
import { sample } from './corpus.ts'

/** The most characters of JSON that a record of a seed has. */
const RECORD_MAX = 600

const field = recordField([], [])

/** Whether a record is short, and in bytes what it is: what no schema names may stand at the top alone. */
function isFit(record: ComposerContextRecord): boolean {
  const json = canonicalJson(record)
  return json.length <= RECORD_MAX && canonicalJson(readInput(field, field.write(record))) === json
}

/** Those of some values that are records, and fit into a seed. */
export function recordsOf(values: readonly unknown[]): ComposerContextRecord[] {
  return values.flatMap((value) => decodeContextRecord(value).record ?? []).filter(isFit)
}

/** A record for each id that a text refers to, of the kind that it is said to be. */
export function recordsFor(text: string): ComposerContextRecord[] {
  const kinds = new Map(
    collectComposerContextReferences(text).map(({ contextId, kind }) => [contextId, kind]),
  )
  return Array.from(kinds, ([contextId, kind]) => {
    const contextIds = fc.constant(contextId)
    const known = isKnown(kind) ? kind : 'unknown'
    return recordsOf(sample(contextRecord({ contextIds, kinds: [known] }))).slice(0, 1)
  }).flat()
}

function isKnown(kind: string): boolean {
  return (KNOWN_CONTEXT_KINDS as readonly string[]).includes(kind)
}

/** A few records of each kind, with these ids in turn. */
export function someRecords(ids: readonly string[]): ComposerContextRecord[] {
  const all = [...KNOWN_CONTEXT_KINDS, 'unknown'].flatMap((kind) =>
    recordsOf(sample(contextRecord({ kinds: [kind] }))).slice(0, 3),
  )
  return all.map((record, index) => withId(record, ids[index % ids.length] as string))
}

/** A record under another id. */
export function withId(record: ComposerContextRecord, contextId: string): ComposerContextRecord {
  return { ...record, contextId } as ComposerContextRecord
}
