import { type Field, index, text } from './field.ts'

/** How many numbers have one byte, counted from the least. */
const NEAR = 200

/** A whole number from `min` up to the greatest safe one: a byte for one near `min`; a byte 0 and digits for any other. */
export function whole(min = 0): Field<number> {
  const near = index(NEAR)
  return {
    read(cursor) {
      const more = near.read(cursor)
      const number = more === 0 ? Number(text.read(cursor)) : min + more - 1
      return Number.isSafeInteger(number) && number > min ? number : min
    },
    write(value) {
      const more = value - min + 1
      return more < NEAR ? near.write(more) : Buffer.concat([near.write(0), text.write(String(value))])
    },
  }
}
