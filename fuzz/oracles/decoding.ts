import { deepStrictEqual, equal, match, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { decodeContextJson, encodeContextJson } from '../../src/message/context-json.ts'
import { parseJson } from '../../src/message/parse-json.ts'
import {
  decodeMessageContext,
  type MessageContextDecoding,
  OrchestrationMessageContext,
} from '../../src/record/message-context.ts'
import { ComposerContextRecord, decodeContextRecord } from '../../src/record/record.ts'

/**
 * Hold the decoder of records against anything: it gives a record, which it gives again for that record, or says where and
 * why it gives none; and so does the schema.
 *
 * @returns the record, or null
 */
export function checkRecord(input: unknown): ComposerContextRecord | null {
  const { record, path, reason } = decodeContextRecord(input)
  const { success, output } = v.safeParse(ComposerContextRecord, input)
  equal(success, record !== null)
  if (!record) {
    match(String(reason), /^Expected /)
    ok(path.every((key) => typeof key === 'string' || typeof key === 'number'))
    return null
  }
  const json = JSON.stringify(record)
  deepStrictEqual([path, reason, JSON.stringify(output)], [[], null, json])
  equal(JSON.stringify(decodeContextRecord(record).record), json)
  return record
}

/**
 * Hold the decoder of contexts against anything: it gives a context or a reason, and so does the schema; decoded again
 * the context is the same, and nothing more is dropped.
 */
export function checkContext(input: unknown): MessageContextDecoding {
  const decoding = decodeMessageContext(input)
  const { context, reason } = decoding
  const { success, output } = v.safeParse(OrchestrationMessageContext, input)
  deepStrictEqual([context !== null, reason === null], [success, success])
  if (!context) match(String(reason), /^Expected /)
  else {
    equal(JSON.stringify(output), JSON.stringify(context))
    const again = { context, dropped: [], reason: null }
    equal(JSON.stringify(decodeMessageContext(context)), JSON.stringify(again))
    equal(JSON.stringify(decodeContextJson(encodeContextJson(context))), JSON.stringify(again))
  }
  return decoding
}

/**
 * Hold a context against the values that it was decoded from: it has those that are records, but for those whose id another one
 * has, and what it has not is listed in order.
 *
 * @param values JSON
 */
export function checkKept(values: readonly unknown[], { context, dropped }: MessageContextDecoding): void {
  const records = values.map((value) => decodeContextRecord(value).record)
  const ids = records.map((record): string | undefined => record?.contextId)
  const isKept = (id: string | undefined) => id !== undefined && ids.indexOf(id) === ids.lastIndexOf(id)
  equal(JSON.stringify(context?.records), JSON.stringify(values.filter((_, index) => isKept(ids[index]))))
  deepStrictEqual(
    dropped.map(({ index }) => index),
    [...ids.keys()].filter((index) => !isKept(ids[index])),
  )
  for (const { reason } of dropped) match(reason, /^Expected .+, found /s)
}

/** Hold the reader of a column against anything: it gives a context or a reason, or neither for what is empty. */
export function checkColumn(column: unknown): void {
  const { context, reason } = decodeContextJson(column)
  const isEmpty =
    column === null ||
    column === undefined ||
    (typeof column === 'string' && (column.trim() === '' || parseJson(column) === null))
  equal([context, reason].filter((one) => one !== null).length, isEmpty ? 0 : 1)
}
