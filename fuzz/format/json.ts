import { type Field, list, nextByte, struct, text } from './field.ts'

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What the first byte of a value says, counted from 0. Others wrap around. */
const TYPES = ['null', 'string', 'array', 'object', 'byte', 'number', 'true', 'false'] as const

/** How many items one array or object may have. */
const ITEMS_MAX = 64

/** How deep arrays and objects may be nested: beyond what the package accepts. */
const DEPTH_MAX = 120

/**
 * A JSON value as a byte for its type, and then: a text for a string, or for a number in decimal; a byte for a small
 * number; a list of values for an array; a list of keys (texts) with their values for an object. All bytes are some
 * value, so that a mutation of a record is a record, which one of JSON text is hardly ever.
 */
export const json: Field<Json> = jsonWithin(DEPTH_MAX)

function jsonWithin(depth: number): Field<Json> {
  const inner = () => (depth === 0 ? scalar : jsonWithin(depth - 1))
  return {
    read(cursor) {
      switch (TYPES[nextByte(cursor) % TYPES.length]) {
        case 'string':
          return text.read(cursor)
        case 'array':
          return arrayOf(inner()).read(cursor)
        case 'object':
          return objectOf(inner()).read(cursor)
        case 'byte':
          return nextByte(cursor)
        case 'number':
          return toNumber(text.read(cursor))
        case 'true':
          return true
        case 'false':
          return false
        default:
          return null
      }
    },
    write(value) {
      if (Array.isArray(value)) return typed('array', arrayOf(inner()).write(value))
      if (typeof value === 'object' && value) return typed('object', objectOf(inner()).write(value))
      return scalar.write(value)
    },
  }
}

/** A value that holds no other. */
const scalar: Field<Json> = {
  read: (cursor) => text.read(cursor),
  write(value) {
    if (typeof value === 'string') return typed('string', text.write(value))
    if (typeof value === 'number') return typed('number', text.write(JSON.stringify(value)))
    if (typeof value === 'boolean') return typed(value ? 'true' : 'false')
    return typed('null')
  },
}

function arrayOf(item: Field<Json>): Field<Json[]> {
  return list(item, ITEMS_MAX)
}

function objectOf(value: Field<Json>): Field<{ [key: string]: Json }> {
  const members = list(struct({ key: text, value }), ITEMS_MAX)
  return {
    // Own keys, `__proto__` too, as `JSON.parse` makes them.
    read: (cursor) => Object.fromEntries(members.read(cursor).map((one) => [one.key, one.value])),
    write: (object) => members.write(Object.entries(object).map(([key, one]) => ({ key, value: one }))),
  }
}

function typed(type: (typeof TYPES)[number], rest: Uint8Array = new Uint8Array()): Uint8Array {
  return Buffer.concat([Uint8Array.of(TYPES.indexOf(type)), rest])
}

/** A number as JSON has it; 0 for what is none. */
function toNumber(source: string): number {
  const number = Number(source)
  return Number.isFinite(number) ? number : 0
}
