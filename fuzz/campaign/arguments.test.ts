import { expect, it } from 'vitest'
import { readCount, readSeconds } from './arguments.ts'

it.each([
  ['60s', 60],
  ['5m', 300],
  ['1h', 3600],
  ['1500ms', 2],
  ['90', 90],
])('should read the time %s', (time, seconds) => {
  expect(readSeconds(time)).toBe(seconds)
})

it.each(['', '0', '10ms', '-5s', 'soon', '5 parsecs'])('should refuse the time %j', (time) => {
  expect(() => readSeconds(time)).toThrow(/must be a time of at least a second/)
})

it('should read a count, and refuse what is none', () => {
  expect(readCount('12')).toBe(12)
  for (const count of ['0', '-1', '1.5', 'x', '']) expect(() => readCount(count)).toThrow(/whole number/)
})
