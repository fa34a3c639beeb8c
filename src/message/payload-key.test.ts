import { expect, it } from 'vitest'
import { type ComposerContextRecord, decodeContextRecord } from '../record/record.ts'
import { payloadKey } from './payload-key.ts'

function future(fields: string): ComposerContextRecord {
  const { record, reason } = decodeContextRecord(
    JSON.parse(`{"version":1,"contextId":"a","kind":"future","label":"F"${fields}}`),
  )
  if (!record) throw new Error(String(reason))
  return record
}

it.each([
  ['', ',"label":"G"'],
  ['', ',"contextId":"b"'],
  [',"x":1,"y":2', ',"y":2,"x":1'],
  [',"payload":{"a":[{"x":1,"y":2}],"2":0,"1":0}', ',"payload":{"1":0,"2":0,"a":[{"y":2,"x":1}]}'],
  [',"payload":{"__proto__":{"x":1},"a":2}', ',"payload":{"a":2,"__proto__":{"x":1}}'],
])('should be one for %j and %j', (one, other) => {
  expect(payloadKey(future(one))).toBe(payloadKey(future(other)))
})

it.each([
  ['', ',"kind":"past"'],
  ['', ',"payload":null'],
  [',"payload":[1,2]', ',"payload":[2,1]'],
  [',"payload":{}', ',"payload":[]'],
  [',"payload":1', ',"payload":"1"'],
  [',"payload":{"__proto__":1}', ',"payload":{}'],
  [',"payload":{"label":1}', ',"payload":{"label":2}'],
  [',"payload":{"contextId":"a"}', ',"payload":{"contextId":"b"}'],
  [',"payload":"\\ud800"', ',"payload":"\\ud801"'],
])('should differ for %j and %j', (one, other) => {
  expect(payloadKey(future(one))).not.toBe(payloadKey(future(other)))
})

it.each([
  ['too deep', { payload: JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) }],
  ['no JSON', { payload: 1n }],
  ['too long', { payload: 'x'.repeat(16_000_000) }],
])('should be none for what was never decoded and is %s', (_, fields) => {
  expect(payloadKey({ ...future(''), ...fields })).toBeNull()
})
