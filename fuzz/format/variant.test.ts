import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flag, readInput, struct, text } from './field.ts'
import { variant } from './variant.ts'

const field = variant({ text: struct({ text }), switch: struct({ on: flag }) })

it('should be read as it was written', () => {
  const values = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => ({ type: 'text' as const, text })),
    fc.boolean().map((on) => ({ type: 'switch' as const, on })),
  )
  fc.assert(
    fc.property(values, (value) => {
      expect(readInput(field, field.write(value))).toStrictEqual(value)
    }),
  )
})

it('should be the least of the first type without any bytes', () => {
  expect(readInput(field, new Uint8Array())).toStrictEqual({ type: 'text', text: '' })
})
