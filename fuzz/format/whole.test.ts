import { expect, it } from 'vitest'
import { readInput, text } from './field.ts'
import { whole } from './whole.ts'

it.each([
  [0, [0, 1, 198, 199, 255, 2 ** 31, Number.MAX_SAFE_INTEGER]],
  [7, [7, 8, 205, 206, Number.MAX_SAFE_INTEGER]],
])('should read from %i what it wrote', (min, numbers) => {
  const field = whole(min)
  expect(numbers.map((number) => readInput(field, field.write(number)))).toEqual(numbers)
})

it.each(['', 'x', '-1', '0.5', '1e300', 'Infinity', '-0'])('should be the least for %j', (digits) => {
  const bytes = Buffer.concat([Uint8Array.of(0), text.write(digits)])
  expect([readInput(whole(), bytes), readInput(whole(3), bytes)]).toStrictEqual([0, 3])
})
