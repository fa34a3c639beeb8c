import { ComposerContextId } from '../../src/record/identity.ts'
import { kinds } from '../../src/record/kinds.ts'
import { type ComposerContextRecord, decodeContextRecord, unknownFields } from '../../src/record/record.ts'
import { type Field, list, map, struct, text } from './field.ts'
import { type Json, json } from './json.ts'
import { objectOf, type VocabularyOf } from './schema.ts'
import { type Variant, variant } from './variant.ts'

type Members = { [key: string]: Json }

/** The fields of a kind, and those that its schema does not name. */
interface Parts {
  named: Members
  others: { value: Json; key: string }[]
}

/** What has to be in order: the schemas check it last. */
const RANGES = [
  ['lineStart', 'lineEnd'],
  ['startIndex', 'endIndex'],
] as const

/** Kinds that nobody knows. */
const UNKNOWN_KINDS = ['future', 'thread', 'context', 'constructor', 'k'.repeat(40)]

const entriesByKind = {
  ...Object.fromEntries(Object.entries(kinds).map(([kind, { entries }]) => [kind, entries])),
  unknown: unknownFields.entries,
}

/**
 * A record: a byte for its kind, the fields of that kind, and others that a newer client may write. All bytes are a record
 * that the decoder accepts.
 *
 * @param ids what ids are made of: the fewer, the more often two are the same
 * @param vocabulary what all other texts are made of
 */
export function contextRecord(
  ids: readonly string[],
  vocabulary: readonly string[],
): Field<ComposerContextRecord> {
  const vocabularyOf: VocabularyOf = (schema) =>
    schema === ComposerContextId ? ids : schema === unknownFields.entries.kind ? UNKNOWN_KINDS : vocabulary
  const others = list(struct({ value: json, key: text }), 4)
  const fields = Object.fromEntries(
    Object.entries(entriesByKind).map(([kind, entries]) => [
      kind,
      struct<Parts>({ named: objectOf(entries, vocabularyOf), others }),
    ]),
  )
  return map(variant<Record<string, Parts>>(fields), toRecord, toParts)
}

/** Records of which no two have the same id: a second one is left out. */
export function distinctRecords(record: Field<ComposerContextRecord>): Field<ComposerContextRecord[]> {
  return map(
    list(record, 8),
    (all) => {
      const seen = new Set<string>()
      return all.filter(({ contextId }) => !seen.has(contextId) && seen.add(contextId))
    },
    (all) => all,
  )
}

function toRecord({ type, named, others }: Variant<Record<string, Parts>>): ComposerContextRecord {
  for (const [start, end] of RANGES) {
    const [from, to] = [Number(named[start]), Number(named[end])]
    if (from > to) Object.assign(named, { [start]: to, [end]: from })
  }
  const entries = entriesByKind[type as keyof typeof entriesByKind]
  const extra = Object.fromEntries(
    others.filter(({ key }) => !Object.hasOwn(entries, key)).map(({ key, value }) => [key, value]),
  )
  // What is foreign, a payload too, may be nested too deep.
  const { payload: _, ...rest } = named
  const record = [{ ...named, ...extra }, rest]
    .map((one) => decodeContextRecord(one).record)
    .find((one) => one !== null)
  if (!record) throw new Error(`No record: ${JSON.stringify(rest)}`)
  return record
}

function toParts(record: ComposerContextRecord): Variant<Record<string, Parts>> {
  const type = Object.hasOwn(kinds, record.kind) ? record.kind : 'unknown'
  const entries = entriesByKind[type as keyof typeof entriesByKind]
  const members = Object.entries(record as unknown as Members)
  const named = Object.fromEntries(members.filter(([key]) => Object.hasOwn(entries, key)))
  const others = members
    .filter(([key]) => !Object.hasOwn(entries, key))
    .map(([key, value]) => ({ value, key }))
  return { type, named, others }
}
