import { describe, expect, it } from 'vitest'
import { decodeMessageContext } from '../record/message-context.ts'
import { decodeContextJson, encodeContextJson } from './context-json.ts'

const skill = { version: 1, contextId: 's', kind: 'skill', label: 'S', name: 'review' }

describe('decodeContextJson', () => {
  it.each([null, undefined, '', ' ', '\n\t', 'null', ' null\n'])(
    'should find no context, and no fault, in %j',
    (text) => {
      expect(decodeContextJson(text)).toStrictEqual({ context: null, dropped: [], reason: null })
    },
  )

  it.each([
    ['{"version":1,"records":[', 'Expected JSON, found a text that is none'],
    ['[object Object]', 'Expected JSON, found a text that is none'],
    ['\ufeff{}', 'Expected JSON, found a byte order mark'],
    ['['.repeat(20_000), 'Expected JSON, found a text that is none'],
    [7, 'Expected a text of JSON, found number'],
    [{ version: 1, records: [] }, 'Expected a text of JSON, found object'],
    [new Uint8Array(2), 'Expected a text of JSON, found object'],
  ])('should say of %j what is wrong', (text, reason) => {
    expect(decodeContextJson(text)).toStrictEqual({ context: null, dropped: [], reason })
  })

  it.each(['7', '"x"', '[]', '{}', '{"version":2,"records":[]}', '{"version":1,"records":{}}'])(
    'should say of the foreign JSON %s what a decoder says',
    (text) => {
      const decoding = decodeContextJson(text)
      expect(decoding).toStrictEqual(decodeMessageContext(JSON.parse(text)))
      expect(decoding.context).toBeNull()
      expect(decoding.reason).not.toBeNull()
    },
  )

  it('should drop a record that is damaged, and keep the others', () => {
    const records = [{ ...skill, name: 7 }, { ...skill, contextId: 't' }, 'x']
    const { context, dropped, reason } = decodeContextJson(JSON.stringify({ version: 1, records }))
    expect(context?.records).toStrictEqual([records[1]])
    expect(dropped.map(({ index }) => index)).toStrictEqual([0, 2])
    expect(reason).toBeNull()
  })

  it('should read deep JSON without an exception, in place of a context and in a record', () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    expect(decodeContextJson(deep).context).toBeNull()
    const record = JSON.stringify({ version: 1, contextId: 'u', kind: 'future', label: 'F' })
    const text = `{"version":1,"records":[${record.replace('}', `,"payload":${deep}}`)},${JSON.stringify(skill)}]}`
    const { context, dropped } = decodeContextJson(text)
    expect(context?.records).toStrictEqual([skill])
    expect(dropped).toMatchObject([{ index: 0, reason: expect.stringMatching(/levels/) }])
  })

  it('should refuse what is over 16,000,000 characters, and read what is just below', () => {
    const terminal = {
      version: 1,
      kind: 'terminal',
      label: 'T',
      terminalId: 't',
      terminalLabel: 'T',
      lineStart: 1,
      lineEnd: 1,
    }
    const records = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...terminal,
        contextId: `t${index}`,
        text: '\0'.repeat(64_000),
      }))
    const decode = (count: number) =>
      decodeContextJson(JSON.stringify({ version: 1, records: records(count) }))
    expect(decode(41).context?.records).toHaveLength(41)
    expect(decode(42)).toStrictEqual({
      context: null,
      dropped: [],
      reason: expect.stringMatching(/16000000 characters/),
    })
  })
})

describe('encodeContextJson', () => {
  it.each([
    '{"version":1,"records":[]}',
    '{"version":1,"later":{"__proto__":1},"records":[]}',
    '{"version":1,"records":[{"version":1,"contextId":"__proto__","kind":"future","label":"\\ud800\\u0000","payload":{"__proto__":{"x":1},"constructor":null}}]}',
    '{"version":1,"records":[{"kind":"skill","name":"\\udfff","__proto__":[],"label":"","contextId":"s","version":1}]}',
  ])('should write again what was read: %s', (text) => {
    const { context, dropped } = decodeContextJson(text)
    expect(dropped).toStrictEqual([])
    expect(context && encodeContextJson(context)).toBe(text)
  })
})
