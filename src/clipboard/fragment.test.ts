import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  COMPOSER_CONTEXT_CLIPBOARD_MIME,
  ComposerContextClipboardFragment,
  decodeComposerContextFragment,
  encodeComposerContextFragment,
} from './fragment.ts'
import { attachment, fragmentOf, mention, unknownRecord } from './records.fixture.ts'

const note = mention('m', 'a.md')
const file = { ...attachment('file', 'f') }

/** The JSON of a fragment in which some fields are others; `undefined` leaves one out. */
function json(fields: object): string {
  return JSON.stringify({ ...fragmentOf([note]), ...fields })
}

it('should name the type', () => {
  expect(COMPOSER_CONTEXT_CLIPBOARD_MIME).toBe('web application/x-t3-context-fragment+json')
})

describe('encodeComposerContextFragment', () => {
  it('should write what is read back', () => {
    const fragment = {
      ...fragmentOf([file, note]),
      source: { environmentId: 'e', threadId: 't', messageId: 'm' },
    }
    const encoded = encodeComposerContextFragment(fragment)
    expect(JSON.parse(String(encoded))).toStrictEqual(fragment)
    expect(decodeComposerContextFragment(encoded)).toStrictEqual(fragment)
  })

  it('should write no field that a fragment does not have', () => {
    const source = { environmentId: 'e', url: 'https://example.com/' }
    const fragment = { ...fragmentOf([]), source, bytes: 'AAAA' }
    expect(encodeComposerContextFragment(fragment)).toBe(
      '{"version":1,"source":{"environmentId":"e"},"records":[]}',
    )
  })

  it('should take 200 records, and not one more', () => {
    const records = Array.from({ length: 200 }, (_, index) => mention(`m${index}`, 'a'))
    const encoded = encodeComposerContextFragment(fragmentOf(records))
    expect(decodeComposerContextFragment(encoded)?.records).toStrictEqual(records)
    expect(encodeComposerContextFragment(fragmentOf([...records, note]))).toBeNull()
  })

  it('should take 16,000,000 characters, and not one more', () => {
    const { length } = String(encodeComposerContextFragment(fragmentOf([withExtra('')])))
    const fitting = encodeComposerContextFragment(fragmentOf([withExtra('x'.repeat(16_000_000 - length))]))
    expect(fitting).toHaveLength(16_000_000)
    expect(encodeComposerContextFragment(fragmentOf([withExtra('x'.repeat(16_000_001 - length))]))).toBeNull()
  })

  it.each([
    ['too deep', JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))],
    ['no JSON', 1n],
  ])('should be null for a record that is %s', (_, payload) => {
    const record = { ...unknownRecord('u', 1), payload } as ReturnType<typeof unknownRecord>
    expect(encodeComposerContextFragment(fragmentOf([note, record]))).toBeNull()
  })

  it('should write records whole, and those that the reader drops', () => {
    const twice = mention('m', 'b.md')
    const image = { ...attachment('image', 'i'), dataUrl: 'data:,' }
    const encoded = String(encodeComposerContextFragment(fragmentOf([note, twice, image])))
    expect(JSON.parse(encoded).records).toStrictEqual([note, twice, image])
    expect(decodeComposerContextFragment(encoded)?.records).toStrictEqual([image])
  })

  it.each([
    [null as never, 'source'],
    [{ environmentId: '' }, 'source.environmentId'],
    [{ environmentId: 'x'.repeat(513) }, 'source.environmentId'],
    [{ environmentId: 'e', threadId: '' }, 'source.threadId'],
    [{ environmentId: 'e', messageId: 'x'.repeat(513) }, 'source.messageId'],
  ])('should refuse the source %j', (source, field) => {
    expect(() => encodeComposerContextFragment({ ...fragmentOf([]), source })).toThrow(
      new TypeError(`Invalid ${field}: ids of 1 to 512 characters`),
    )
  })
})

describe('decodeComposerContextFragment', () => {
  it.each([
    ['white space around', ` \n${json({})}\t`],
    ['16,000,000 characters', json({}).padEnd(16_000_000)],
    ['fields of a newer version', json({ more: 1, source: { environmentId: 'here', more: 1 } })],
  ])('should read %s', (_, raw) => {
    expect(decodeComposerContextFragment(raw)).toStrictEqual(fragmentOf([note]))
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{"version":'],
    ['two values', `${json({})}${json({})}`],
    ['JSON of something else', '"fragment"'],
    ['null', 'null'],
    ['an array', `[${json({})}]`],
    ['another version', json({ version: 2 })],
    ['a version as text', json({ version: '1' })],
    ['no version', json({ version: undefined })],
    ['no source', json({ source: undefined })],
    ['a source without its environment', json({ source: { threadId: 't' } })],
    ['an empty environment', json({ source: { environmentId: '' } })],
    ['a long environment', json({ source: { environmentId: 'x'.repeat(513) } })],
    ['a thread that is null', json({ source: { environmentId: 'e', threadId: null } })],
    ['a message that is a number', json({ source: { environmentId: 'e', messageId: 1 } })],
    ['an inherited environment', '{"version":1,"source":{"__proto__":{"environmentId":"e"}},"records":[]}'],
    ['no records', json({ records: undefined })],
    ['records in an object', json({ records: { 0: note, length: 1 } })],
    ['201 records, all of them none', json({ records: Array.from({ length: 201 }) })],
    ['more than 16,000,000 characters', json({}).padEnd(16_000_001)],
    ['a deep array', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('should not read %s', (_, raw) => {
    expect(decodeComposerContextFragment(raw)).toBeNull()
  })

  it.each([undefined, null, 1, true, [], {}, fragmentOf([note]), Symbol('x'), new String(json({}))])(
    'should not read what is no string: %o',
    (raw) => {
      expect(decodeComposerContextFragment(raw)).toBeNull()
    },
  )

  it('should drop the records that are none, and all of an id that is ambiguous', () => {
    const records = [
      null,
      { ...file, sizeBytes: -1 },
      note,
      { ...unknownRecord('u', 1), version: 2 },
      unknownRecord('twice', 1),
      unknownRecord('twice', 2),
      { ...note, contextId: 'a/b' },
    ]
    expect(decodeComposerContextFragment(json({ records }))?.records).toStrictEqual([note])
  })

  it('should drop a record that is nested too deeply', () => {
    const deep = `{"version":1,"contextId":"d","kind":"future","label":"","payload":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    const raw = `{"version":1,"source":{"environmentId":"here"},"records":[${deep},${JSON.stringify(note)}]}`
    expect(decodeComposerContextFragment(raw)).toStrictEqual(fragmentOf([note]))
  })

  it('should keep the names of prototypes as keys of a payload', () => {
    const payload = '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}'
    const record = `{"version":1,"contextId":"__proto__","kind":"future","label":"F","payload":${payload}}`
    const raw = `{"version":1,"source":{"environmentId":"e","__proto__":{"admin":true}},"records":[${record}]}`
    const fragment = decodeComposerContextFragment(raw)
    expect(JSON.stringify(fragment)).toBe(raw.replace(',"__proto__":{"admin":true}', ''))
    expect(fragment?.source).not.toHaveProperty('admin')
    expect({}).not.toHaveProperty('x')
  })
})

it('should have a schema for what was parsed before', () => {
  const { success, output } = v.safeParse(ComposerContextClipboardFragment, fragmentOf([note, file]))
  expect([success, output]).toStrictEqual([true, fragmentOf([note, file])])
  expect(v.safeParse(ComposerContextClipboardFragment, json({})).success).toBe(false)
})

function withExtra(text: string) {
  return { ...note, extra: text }
}
