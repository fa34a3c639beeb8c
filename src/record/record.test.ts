import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ForwardCompatibleArray } from './forward-compatible-array.ts'
import { kinds } from './kinds.ts'
import {
  ComposerContextRecord,
  decodeContextRecord,
  FileContextRecord,
  ImageContextRecord,
  isKnownContextRecord,
  KNOWN_CONTEXT_KINDS,
  UnknownContextRecord,
} from './record.ts'

// What is a record and what is none is corpus/conformance/records.json.

const mention = { version: 1, contextId: 'ctx_m', kind: 'mention', label: 'a.ts', path: 'src/a.ts' }
const image = {
  version: 1,
  contextId: 'ctx_i',
  kind: 'image',
  label: 'a.png',
  attachmentId: 'att_1',
  name: 'a.png',
  mimeType: 'image/png',
  sizeBytes: 1,
}

describe('decodeContextRecord', () => {
  it.each([
    [{ ...image, sizeBytes: -1 }, ['sizeBytes'], 'Expected at least 0, found -1'],
    [
      { ...image, sizeBytes: 0.5 },
      ['sizeBytes'],
      'Expected a whole number up to 9007199254740991, found 0.5',
    ],
    [{ ...image, sizeBytes: '1' }, ['sizeBytes'], 'Expected number, found "1"'],
    [{ ...image, label: 'x'.repeat(201) }, ['label'], 'Expected at most 200 characters, found 201'],
    [{ ...image, label: undefined }, ['label'], 'Expected a value, found none'],
    [{ ...image, version: 2 }, ['version'], 'Expected 1, found 2'],
    [{ ...image, contextId: 'a b' }, ['contextId'], 'Expected 1 to 128 of A–Z a–z 0–9 _ -, found "a b"'],
    [
      { ...image, name: `${'x'.repeat(99)}\n` },
      ['name'],
      `Expected a text without white space at its ends, not empty, found "${'x'.repeat(59)}…`,
    ],
    [
      { ...mention, kind: 'Mention' },
      ['kind'],
      'Expected a kind that is none of the known ones: a–z first, then a–z 0–9 -, at most 40 characters, found "Mention"',
    ],
    [
      { ...mention, path: `${'😀'.repeat(30)}\u2028 ` },
      ['path'],
      `Expected a text without white space at its ends, not empty, found "${'😀'.repeat(29)}…`,
    ],
    [null, [], 'Expected Object, found null'],
    [() => 1, [], 'Expected JSON, found function'],
  ])('should say where %j is none, and why', (input, path, reason) => {
    expect(decodeContextRecord(input)).toStrictEqual({ record: null, path, reason })
  })

  it('should not change with its input', () => {
    const input = { ...mention, more: { a: 1 } }
    const { record } = decodeContextRecord(input)
    input.more.a = 2
    expect(record).toEqual({ ...mention, more: { a: 1 } })
  })

  it('should keep the order of keys, and those that have the names of prototypes', () => {
    const text =
      '{"__proto__":1,"path":"a","label":"","kind":"mention","constructor":{},"contextId":"a","version":1}'
    expect(JSON.stringify(decodeContextRecord(JSON.parse(text)).record)).toBe(text)
  })
})

describe('the schemas', () => {
  it('should each accept records of its kind', () => {
    expect(v.is(ImageContextRecord, image)).toBe(true)
    expect(v.is(FileContextRecord, image)).toBe(false)
    expect(v.is(UnknownContextRecord, image)).toBe(false)
    expect(v.is(UnknownContextRecord, { ...image, kind: 'picture' })).toBe(true)
  })

  it('should keep what they do not name', () => {
    expect(v.parse(ImageContextRecord, { ...image, more: 1 })).toEqual({ ...image, more: 1 })
  })

  it('should work inside other schemas', () => {
    const result = v.safeParse(v.object({ records: v.array(ComposerContextRecord) }), {
      records: [mention, { ...image, sizeBytes: -1 }],
    })
    expect(v.getDotPath(result.issues?.[0] as v.BaseIssue<unknown>)).toBe('records.1.sizeBytes')
  })
})

describe('isKnownContextRecord', () => {
  it('should know the kinds of the specification', () => {
    expect(KNOWN_CONTEXT_KINDS).toEqual([
      ...['image', 'file', 'terminal', 'element', 'preview-annotation', 'review-comment', 'mention', 'skill'],
    ])
    expect(Object.keys(kinds)).toEqual(KNOWN_CONTEXT_KINDS)
    expect(isKnownContextRecord(v.parse(ComposerContextRecord, mention))).toBe(true)
    expect(isKnownContextRecord(v.parse(ComposerContextRecord, { ...mention, kind: 'thread' }))).toBe(false)
  })
})

describe('ForwardCompatibleArray', () => {
  const numbers = ForwardCompatibleArray(v.pipe(v.number(), v.minValue(0)))

  it('should drop what it does not accept', () => {
    expect(v.parse(numbers, [1, 'a', null, -1, 2])).toEqual([1, 2])
  })

  it('should not accept what is no array', () => {
    expect(v.is(numbers, { 0: 1, length: 1 })).toBe(false)
  })
})

describe('the types', () => {
  // The kind tells the fields.
  const describeRecord = (record: ComposerContextRecord): unknown => {
    if (!isKnownContextRecord(record)) return record.payload ?? record.title
    switch (record.kind) {
      case 'image':
      case 'file':
        return record.attachmentId
      case 'terminal':
        return record.lineStart
      case 'preview-annotation':
        return record.screenshotContextId
      default:
        // @ts-expect-error there is no payload in a record of a known kind
        return record.payload
    }
  }

  it('should be narrowed by the kind', () => {
    expect(describeRecord(v.parse(ComposerContextRecord, image))).toBe('att_1')
    expect(describeRecord(v.parse(ComposerContextRecord, { ...mention, kind: 'thread', title: 'a' }))).toBe(
      'a',
    )
    expect(describeRecord(v.parse(ComposerContextRecord, mention))).toBeUndefined()
  })
})
