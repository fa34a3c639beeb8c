import { readSuite } from '../../corpus/harness/files.ts'
import { writeValue } from '../../corpus/harness/written.ts'
import { copyJson, isJsonFault } from '../../src/record/json.ts'
import { readInput } from '../format/field.ts'
import { type Json, json } from '../format/json.ts'
import type { RecordItem, RecordsInput } from '../targets/records.ts'
import { inputsOfCases } from './corpus.ts'
import { recordsOf, someRecords } from './records-of.ts'

/** How much JSON a seed may be. */
const JSON_MAX = 1_500

/** What may be done to a column. */
const EDITS = [
  { at: 60, removed: 200, inserted: '' },
  { at: 0, removed: 0, inserted: '\ufeff' },
  { at: 20, removed: 1, inserted: '2' },
]

/** The records and contexts of the suite, good and bad; a record of each kind, whole and with a member changed. */
export function seeds(): RecordsInput[] {
  const { valid, invalid, contexts } = readSuite('records.json')
  const values = [...valid, ...invalid].map(({ record }) => writeValue(record)).filter(isFit)
  const others = [...contexts.map(({ context }) => writeValue(context)), ...inputsOfCases('decode-context')]
  const records = someRecords(['a', 'b', '__proto__'])
  return [
    ...values.map((record) => from([itemOf(record)])),
    ...others.filter(isFit).flatMap(fromContext),
    ...records.map((record, index) => from([{ type: 'record', record, changes: [] }], EDITS[index % 5])),
    ...records.map((record, index): RecordsInput => {
      const [key = '', value] = Object.entries(record)[index % Object.keys(record).length] ?? []
      const change = { key, value: typeof value === 'string' ? index : 'x' }
      return from([{ type: 'record', record, changes: [change] }, ...items(records.slice(index, index + 2))])
    }),
  ]
}

function from(items: RecordItem[], edit?: (typeof EDITS)[number]): RecordsInput {
  return { items, others: [], edits: edit ? [edit] : [] }
}

/** A context as an input; what is none is among the records of one. */
function fromContext(context: unknown): RecordsInput[] {
  const { version, records, ...rest } = Object(context)
  if (!Array.isArray(records)) return [from([itemOf(context)])]
  const others = Object.entries(version === 1 ? rest : { ...rest, version })
  return [
    {
      ...from(items(records.slice(0, 8))),
      others: others.map(([key, value]) => ({ key, value: value as Json })),
    },
  ]
}

function items(values: readonly unknown[]): RecordItem[] {
  return values.map(itemOf)
}

/** A value as what it is: a record, or any JSON. */
function itemOf(value: unknown): RecordItem {
  const [record] = recordsOf([value])
  return record ? { type: 'record', record, changes: [] } : { type: 'json', value: value as Json }
}

/** Whether a value fits into a seed, and in bytes is what it is. */
function isFit(value: unknown): boolean {
  const copy = copyJson(value, JSON_MAX)
  if (isJsonFault(copy) && copy.isTooLong) return false
  return JSON.stringify(readInput(json, json.write(value as Json))) === JSON.stringify(value)
}
