import { expect, it } from 'vitest'
import { toDictionary } from './dictionary.ts'

it('should quote each word once, with what is no printable ASCII in hexadecimal', () => {
  expect(toDictionary(['a b', 'a b', '"\\', '\n', 'é', '\ud800'])).toBe(
    '"a b"\n"\\x22\\x5C"\n"\\x0A"\n"\\xC3\\xA9"\n"\\xED\\xA0\\x80"\n',
  )
})

it('should leave out what libFuzzer does not take', () => {
  expect(toDictionary(['', 'a'.repeat(65), 'b'.repeat(64)])).toBe(`"${'b'.repeat(64)}"\n`)
})
