import { decodeWtf8, encodeWtf8 } from './wtf8.ts'

/**
 * How a part of a target's input is laid out in bytes. Every sequence of bytes is some input, and a change of one byte
 * changes one part of it, so that mutation is useful.
 */
export interface Field<T> {
  /** Read the part at the cursor, and move the cursor behind it. At the end of the input it gives the least value. */
  read: (cursor: Cursor) => T
  /** Write bytes that read as this value. */
  write: (value: T) => Uint8Array
}

/** A place in the bytes of an input. */
export interface Cursor {
  readonly bytes: Uint8Array
  at: number
}

/** The byte that ends a text; no WTF-8 has it. */
const TEXT_END = 0xff

/** The byte that ends a list; no WTF-8 has it either. */
const LIST_END = 0xfe

/** Read a whole input. What is left behind its last part is not looked at. */
export function readInput<T>(field: Field<T>, bytes: Uint8Array): T {
  return field.read({ bytes, at: 0 })
}

/** One byte: a number from 0 to `count - 1`, and anything above wraps around. */
export function index(count: number): Field<number> {
  return { read: (cursor) => nextByte(cursor) % count, write: (value) => Uint8Array.of(value) }
}

/** One byte: the index of one of these values. */
export function choice<const T>(values: readonly T[]): Field<T> {
  const at = index(values.length)
  return {
    read: (cursor) => values[at.read(cursor)] as T,
    write: (value) => at.write(indexOf(values, value)),
  }
}

/** One byte: whether it is odd. */
export const flag: Field<boolean> = choice([false, true])

/** Text in WTF-8, up to a byte FF, a byte FE (which is left for the list around it), or the end. */
export const text: Field<string> = {
  read(cursor) {
    const { bytes, at } = cursor
    let end = at
    while (end < bytes.length && (bytes[end] as number) < LIST_END) end++
    cursor.at = bytes[end] === TEXT_END ? end + 1 : end
    return decodeWtf8(bytes.subarray(at, end))
  },
  write: (value) => Buffer.concat([encodeWtf8(value), Uint8Array.of(TEXT_END)]),
}

/** Fields in a fixed order, without anything between them. */
export function struct<T extends object>(fields: { [Key in keyof T]: Field<T[Key]> }): Field<T> {
  const entries = Object.entries(fields) as [keyof T, Field<T[keyof T]>][]
  return {
    read: (cursor) => Object.fromEntries(entries.map(([key, field]) => [key, field.read(cursor)])) as T,
    write: (value) => Buffer.concat(entries.map(([key, field]) => field.write(value[key]))),
  }
}

/** Items up to a byte FE or the end, at most this many. An item has to take at least one byte. */
export function list<T>(item: Field<T>, max: number): Field<T[]> {
  return {
    read(cursor) {
      const items: T[] = []
      while (cursor.at < cursor.bytes.length && cursor.bytes[cursor.at] !== LIST_END && items.length < max) {
        items.push(item.read(cursor))
      }
      if (cursor.bytes[cursor.at] === LIST_END) cursor.at++
      return items
    },
    write: (values) => Buffer.concat([...values.map(item.write), Uint8Array.of(LIST_END)]),
  }
}

/** The next byte, or 0 at the end. The end of a list is no byte of an item: it is 0, and stays. */
export function nextByte(cursor: Cursor): number {
  const byte = cursor.bytes[cursor.at]
  if (byte === undefined || byte === LIST_END) return 0
  cursor.at++
  return byte
}

/** A value made of another one that is laid out in bytes. */
export function map<From, To>(
  field: Field<From>,
  to: (value: From) => To,
  from: (value: To) => From,
): Field<To> {
  return { read: (cursor) => to(field.read(cursor)), write: (value) => field.write(from(value)) }
}

function indexOf<T>(values: readonly T[], value: T): number {
  const at = values.indexOf(value)
  if (at === -1) throw new RangeError(`${JSON.stringify(value)} is none of the choices`)
  return at
}
