import { equal, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { decodeContextJson } from '../../src/message/context-json.ts'
import { ForwardCompatibleArray } from '../../src/record/forward-compatible-array.ts'
import { kinds } from '../../src/record/kinds.ts'
import { ComposerContextRecord } from '../../src/record/record.ts'
import { CAPTURED_PIECES } from '../arbitraries/captured-text.ts'
import { applyEdits, type Edit, edits } from '../format/edits.ts'
import { list, struct } from '../format/field.ts'
import { type Json, json } from '../format/json.ts'
import { contextRecord } from '../format/record.ts'
import { type Variant, variant } from '../format/variant.ts'
import { words } from '../format/words.ts'
import { checkColumn, checkContext, checkKept, checkRecord } from '../oracles/decoding.ts'
import type { Target } from './target.ts'

/** A member that an object is given. */
interface Member {
  value: Json
  key: string
}

/** What stands among records: a record with some of its members changed, or any JSON. */
export type RecordItem = Variant<{
  record: { record: ComposerContextRecord; changes: Member[] }
  json: { value: Json }
}>

export interface RecordsInput {
  items: RecordItem[]
  /** What the context has beside its version and its records, or instead of them. */
  others: Member[]
  /** What is done to the JSON of the context. */
  edits: Edit[]
}

const IDS = ['a', 'b', '__proto__', 'constructor', 'c'.repeat(128)]

const KEYS = [
  ...new Set(Object.values(kinds).flatMap(({ entries }) => Object.keys(entries))),
  ...['payload', 'records', '__proto__', 'constructor', 'toString', 'sourceRevision'],
]

const JSON_PIECES = [
  ...'{}[]",:\\0 ',
  'null',
  'true',
  '1e999',
  '\\u0000',
  '\ud800',
  '\ufeff',
  '"version":2',
  '"__proto__":',
]

const members = list(struct<Member>({ value: json, key: words(KEYS) }), 6)

/** Section 5 of the specification, and the column of section 9: records. */
export const records: Target<RecordsInput> = {
  law: 'Whatever comes in, decoders give a record or a reason, and a context without what is none; what they accept is the same JSON before and behind, again and again.',
  input: struct({
    items: list(
      variant({
        record: struct({ record: contextRecord(IDS, CAPTURED_PIECES), changes: members }),
        json: struct({ value: json }),
      }),
      8,
    ),
    others: members,
    edits: edits(JSON_PIECES),
  }),
  dictionary: [...KEYS, ...JSON_PIECES, ...CAPTURED_PIECES],
  check({ items, others, edits }) {
    const values = items.map(jsonOf)
    const accepted = values.filter((value, index) => {
      const record = checkRecord(value)
      if (record) equal(JSON.stringify(record), JSON.stringify(value))
      else ok(isChanged(items[index]), 'a record is refused')
      return record !== null
    })
    const array = v.safeParse(ForwardCompatibleArray(ComposerContextRecord), values)
    equal(JSON.stringify(array.output), JSON.stringify(accepted))

    const context = changed({ version: 1, records: values }, others)
    const decoding = checkContext(context)
    if (decoding.context && context.records === values) checkKept(values, decoding)
    const column = JSON.stringify(context)
    equal(JSON.stringify(decodeContextJson(column)), JSON.stringify(decoding))
    checkColumn(applyEdits(column, edits))
    return accepted.length > 0
  },
}

function isChanged(item: RecordItem | undefined): boolean {
  return item?.type === 'json' || item?.changes.length !== 0
}

function jsonOf(item: RecordItem): Json {
  return item.type === 'json' ? item.value : changed(item.record, item.changes)
}

function changed(value: object, changes: readonly Member[]): { [key: string]: Json } {
  return Object.fromEntries([...Object.entries(value), ...changes.map((one) => [one.key, one.value])])
}
