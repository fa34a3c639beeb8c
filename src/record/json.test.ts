import { describe, expect, it } from 'vitest'
import { copyJson, JSON_DEPTH_MAX } from './json.ts'

const ENOUGH = 1_000_000
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

/** The length of JSON that is too deep for `JSON.stringify`, whose levels are all but the innermost arrays of one. */
function lengthOf(value: unknown): number {
  let levels = 0
  const shallow = JSON.stringify(value, (_, one) => {
    let inner = one
    while (Array.isArray(inner) && inner.length === 1) {
      inner = inner[0]
      levels++
    }
    return inner
  })
  return shallow.length + 2 * levels
}

describe('copyJson', () => {
  it.each([
    null,
    true,
    false,
    0,
    -1.5e300,
    '',
    'a"\\\n\u2028\ud800\u0000é😀',
    [],
    [1, [2, { a: 'b' }]],
    {},
    { b: 1, a: { c: null, 2: [false] } },
  ])('should copy %j and measure it', (value) => {
    expect(copyJson(value, ENOUGH)).toStrictEqual({ value, length: JSON.stringify(value).length })
  })

  it('should share nothing with the input', () => {
    const input = { a: [{ b: 1 }] }
    const { value } = copyJson(input, ENOUGH) as { value: typeof input }
    expect(value).not.toBe(input)
    expect(value.a).not.toBe(input.a)
    expect(value.a[0]).not.toBe(input.a[0])
  })

  it('should keep __proto__ as a key, and no prototype', () => {
    const text = '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}'
    const { value } = copyJson(JSON.parse(text), ENOUGH) as { value: Record<string, unknown> }
    expect(JSON.stringify(value)).toBe(text)
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(value.x).toBeUndefined()
  })

  it('should leave out members that are undefined, as JSON does', () => {
    expect(copyJson({ a: undefined, b: 1, c: undefined }, ENOUGH)).toStrictEqual({
      value: { b: 1 },
      length: 7,
    })
  })

  it('should have no negative zero, as JSON has none when it is written', () => {
    expect(copyJson(-0, ENOUGH)).toStrictEqual({ value: 0, length: 1 })
  })

  it('should take an object without a prototype', () => {
    expect(copyJson(Object.assign(Object.create(null), { a: 1 }), ENOUGH)).toStrictEqual({
      value: { a: 1 },
      length: 7,
    })
  })

  const cyclic: { self?: unknown } = {}
  cyclic.self = cyclic

  it.each([
    ['undefined', undefined, [], 'Expected JSON, found undefined'],
    ['a function', { a: [() => 1] }, ['a', 0], 'Expected JSON, found function'],
    ['a symbol', [Symbol('a')], [0], 'Expected JSON, found symbol'],
    ['a bigint', { a: 1n }, ['a'], 'Expected JSON, found bigint'],
    ['NaN', Number.NaN, [], 'Expected JSON, found NaN'],
    ['infinity', [1, -Infinity], [1], 'Expected JSON, found -Infinity'],
    ['a date', { a: new Date(0) }, ['a'], 'Expected JSON, found Date'],
    ['a map', new Map(), [], 'Expected JSON, found Map'],
    ['a hole', new Array(2 ** 32 - 1), [], `Expected at most ${ENOUGH} characters of JSON, found more`],
    ['a small hole', new Array(1), [0], 'Expected JSON, found undefined'],
    [
      'a getter that throws',
      Object.defineProperty({}, 'a', {
        enumerable: true,
        get: () => {
          throw new Error('no')
        },
      }),
      [],
      'Expected JSON, found what cannot be read',
    ],
    [
      'a proxy that is revoked',
      (() => {
        const { proxy, revoke } = Proxy.revocable({}, {})
        revoke()
        return proxy
      })(),
      [],
      'Expected JSON, found what cannot be read',
    ],
  ])('should refuse %s', (_, input, path, reason) => {
    expect(copyJson(input, ENOUGH)).toMatchObject({ path, reason })
  })

  it('should refuse what is nested too deep, at the level where it is', () => {
    expect(copyJson({ a: nested(JSON_DEPTH_MAX) }, ENOUGH)).toMatchObject({ length: 2 * JSON_DEPTH_MAX + 6 })
    const reason = `Expected JSON of at most ${JSON_DEPTH_MAX} levels, found more`
    const path = ['a', ...Array(JSON_DEPTH_MAX).fill(0)]
    const deep = { a: nested(JSON_DEPTH_MAX + 1) }
    expect(copyJson(deep, ENOUGH)).toMatchObject({ path, reason, isTooLong: false })
    // Without an end it is too long, in the end.
    expect(copyJson(cyclic, ENOUGH)).toMatchObject({ isTooLong: true })
  })

  it('should go on measuring behind a fault, and however deep', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}{"b":[null,true,1.5,"\\n"],"":{}}${']'.repeat(20_000)}`)
    const inputs = [{ a: deep, contextId: 'x' }, { a: [1, [deep, deep], 'é'] }, { a: Array(150).fill(deep) }]
    for (const input of inputs) {
      const { length } = copyJson(input, Number.MAX_SAFE_INTEGER)
      expect(length).toBe(lengthOf(input))
    }
    expect(copyJson({ a: deep, b: 1n, contextId: 'x' }, ENOUGH)).toMatchObject({
      value: { contextId: 'x', b: null },
      path: ['a', ...Array(JSON_DEPTH_MAX).fill(0)],
    })
    expect(copyJson(inputs[2], ENOUGH)).toMatchObject({ isTooLong: true })
  })

  it('should refuse what is too long, before it has grown', () => {
    let wide: unknown[] = ['xx']
    for (let level = 0; level < 60; level++) wide = [wide, wide]
    expect(copyJson(wide, 1000)).toMatchObject({
      reason: 'Expected at most 1000 characters of JSON, found more',
      isTooLong: true,
    })
    expect(copyJson('12345678', 10)).toMatchObject({ length: 10 })
    expect(copyJson('123456789', 10)).toMatchObject({ path: [], isTooLong: true })
  })
})
