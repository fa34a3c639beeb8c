import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, type Field, flag, index, list, map, readInput, struct, text } from './field.ts'
import { type Json, json } from './json.ts'
import { decodeWtf8, encodeWtf8 } from './wtf8.ts'

const bytes = () => fc.uint8Array({ maxLength: 200 })
const anyText = () => fc.string({ unit: 'binary' })

/** Expect that a field reads what it writes, and that any bytes read as something that it can write again. */
function expectInverse<T>(field: Field<T>, values: fc.Arbitrary<T>): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(readInput(field, field.write(value))).toStrictEqual(value)
    }),
  )
  fc.assert(
    fc.property(bytes(), (input) => {
      const value = readInput(field, input)
      expect(readInput(field, field.write(value))).toStrictEqual(value)
    }),
    { numRuns: 1_000 },
  )
}

const item = struct({ kind: choice(['file', 'image']), label: text, image: flag })

describe('every field', () => {
  it('should read what it writes', () => {
    const items = fc.record(
      { kind: fc.constantFrom('file', 'image'), label: anyText(), image: fc.boolean() },
      { noNullPrototype: true },
    )
    expectInverse(text, anyText())
    expectInverse(index(200), fc.nat(199))
    expectInverse(item, items)
    expectInverse(
      struct({ before: text, items: list(item, 20), after: text }),
      fc.record(
        { before: anyText(), items: fc.array(items, { maxLength: 20 }), after: anyText() },
        { noNullPrototype: true },
      ),
    )
    expectInverse(
      map(
        text,
        (value) => [...value],
        (value) => value.join(''),
      ),
      anyText().map((value) => [...value]),
    )
  })

  it('should give the least value at the end', () => {
    const all = struct({ item, items: list(item, 3), json })
    expect(readInput(all, new Uint8Array())).toEqual({
      item: { kind: 'file', label: '', image: false },
      items: [],
      json: null,
    })
  })

  it('should keep a change in one part of the input from the others', () => {
    const field = struct({ one: text, two: text, items: list(text, 9), three: text })
    const value = { one: 'a', two: 'b', items: ['c', 'd'], three: 'e' }
    const input = Buffer.from(field.write(value))
    const at = input.indexOf('b')
    expect(
      readInput(field, Buffer.concat([input.subarray(0, at), Buffer.from('xyz'), input.subarray(at)])),
    ).toEqual({ ...value, two: 'xyzb' })
    const end = input.indexOf('d')
    expect(readInput(field, Buffer.concat([input.subarray(0, end), input.subarray(end + 2)]))).toEqual({
      ...value,
      items: ['c'],
    })
  })
})

describe('text', () => {
  it.each([
    ['lone surrogates', '\ud800a\udfff'],
    ['a pair', '😀'],
    ['all widths', '\0aé\u2028\uffff'],
    ['U+FEFF', '\ufeffa'],
  ])('should keep %s', (_, value) => {
    expect(decodeWtf8(encodeWtf8(value))).toBe(value)
  })

  it('should be UTF-8, so that a dictionary of it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(Buffer.from(encodeWtf8(value)).toString()).toBe(value)
      }),
    )
  })
})

describe('json', () => {
  it('should read what it writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = JSON.parse(JSON.stringify(value)) as Json
        expect(JSON.stringify(readInput(json, json.write(parsed)))).toBe(JSON.stringify(parsed))
      }),
    )
  })

  it('should read any bytes as JSON', () => {
    fc.assert(
      fc.property(bytes(), (input) => {
        const value = readInput(json, input)
        expect(JSON.stringify(JSON.parse(JSON.stringify(value)))).toBe(JSON.stringify(value))
      }),
      { numRuns: 2_000 },
    )
  })

  it('should have dangerous keys as own keys', () => {
    const value = JSON.parse('{"__proto__":{"a":1},"constructor":2}')
    expect(JSON.stringify(readInput(json, json.write(value)))).toBe(JSON.stringify(value))
  })

  it('should stop at a depth', () => {
    const value = readInput(json, new Uint8Array(5_000).fill(2))
    expect(JSON.stringify(value)).toMatch(/^\[{121}"/)
  })
})
