import { index, struct } from '../format/field.ts'
import type { Target } from '../targets/target.ts'

/** The variable that switches the fault on; nothing but a test of the engines sets it. */
export const PLANTED_FAULT = 'T3_CONTEXT_PLANTED_FAULT'

const byte = index(256)

/** A law with a fault behind four bytes, to see that an engine finds it. */
export const planted: Target<{ a: number; b: number; c: number; d: number }> = {
  law: 'No four bytes are special.',
  input: struct({ a: byte, b: byte, c: byte, d: byte }),
  dictionary: [],
  check({ a, b, c, d }) {
    if (a === 0x5b) {
      if (b === 0x21) {
        if (c === 0x9c) {
          if (d === 0x0a && process.env[PLANTED_FAULT] === 'on') throw new Error('the planted fault')
        }
      }
    }
    return true
  },
}
