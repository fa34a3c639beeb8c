import { describe, expect, it, vi } from 'vitest'
import {
  checkOptions,
  type KnownRecords,
  knowsRecords,
  type RemarkContextReferenceOptions,
} from './options.ts'
import type { ToHast } from './to-hast.ts'

const RECORD = { version: 1, kind: 'file', contextId: 'a' }

function* generate() {
  yield RECORD
  yield 'b'
}

describe('knowsRecords', () => {
  it.each<[string, KnownRecords]>([
    ['ids', ['a', 'b']],
    ['records', [RECORD, { contextId: 'b' }]],
    ['a mixture', [RECORD, 'b']],
    ['a set', new Set(['a', 'b'])],
    ['the keys of a map', new Map(Object.entries({ a: 1, b: 2 })).keys()],
    ['the values of a map', new Map(Object.entries({ x: RECORD, y: { contextId: 'b' } })).values()],
    ['a generator', generate()],
    ['a function', (id) => id === 'a' || id === 'b'],
    [
      'a function that finds records',
      (id) => [RECORD, { contextId: 'b' }].find((one) => one.contextId === id),
    ],
  ])('should know the ids of %s', (_, records) => {
    const isKnown = knowsRecords(records)
    expect(['a', 'b', 'a', 'A', 'c', '', '__proto__', 'constructor'].map(isKnown)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('should know every id without records, and none with no records', () => {
    expect(knowsRecords(undefined)('a')).toBe(true)
    expect(knowsRecords([])('a')).toBe(false)
  })

  it('should read an iterable once, at once', () => {
    const read = vi.fn(generate)
    const isKnown = knowsRecords({ [Symbol.iterator]: read })
    expect(read).toHaveBeenCalledTimes(1)
    expect([isKnown('a'), isKnown('a'), isKnown('b')]).toEqual([true, true, true])
    expect(read).toHaveBeenCalledTimes(1)
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 1],
    ['a string', 'ctx_1'],
    ['an object', { a: RECORD }],
    ['a map, which iterates over pairs', new Map([['a', RECORD]])],
    ['an array with null', [null]],
    ['an array with undefined', [undefined]],
    ['an array with records without an id', [{ kind: 'file' }]],
    ['an array with numbers', [1]],
  ])('should not take %s', (_, records) => {
    expect(() => knowsRecords(records as KnownRecords)).toThrow(
      new TypeError('Invalid records: expected records or ids, in an iterable, or a function'),
    )
  })
})

it('should not take a function that is asynchronous', () => {
  const isKnown = knowsRecords(async () => false)
  expect(() => isKnown('a')).toThrow(new TypeError('Invalid records: the function is asynchronous'))
})

describe('checkOptions', () => {
  it.each<RemarkContextReferenceOptions['severity']>([
    undefined,
    'error',
    'warning',
    'info',
    'off',
    {},
    { unresolved: 'off' },
    { 'invalid-uri': 'error', unresolved: undefined },
  ])('should take %j', (severity) => {
    expect(() => checkOptions({ severity })).not.toThrow()
  })

  it.each([
    ['warn', 'warn'],
    [2, '2'],
    [{ unresolved: 'fatal' }, 'fatal'],
    [{ unresolved: null }, 'null'],
    [null, 'null'],
    ['', ''],
  ])('should not take %j', (severity, found) => {
    expect(() => checkOptions({ severity: severity as 'error' })).toThrow(
      new TypeError(`Invalid severity: expected error, warning, info or off, found ${found}`),
    )
  })

  it.each([
    [{ resolved: 'off' }, 'resolved'],
    [['error'], '0'],
  ])('should not take a rule that there is none of in %j', (severity, rule) => {
    expect(() => checkOptions({ severity: severity as unknown as 'error' })).toThrow(
      new TypeError(
        `Invalid severity: expected invalid-uri, newer-version, not-canonical, unresolved, found the rule ${rule}`,
      ),
    )
  })

  it.each([
    [null, 'null'],
    ['span', 'string'],
  ])('should not take %j for toHast', (toHast, found) => {
    expect(() => checkOptions({ toHast: toHast as unknown as ToHast })).toThrow(
      new TypeError(`Invalid toHast: expected a function, found ${found}`),
    )
  })
})
