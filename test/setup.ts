import fc from 'fast-check'
import { afterAll, expect, inject } from 'vitest'

fc.configureGlobal({ seed: inject('seed') })

const prototypes = [Object.prototype, Array.prototype, String.prototype, RegExp.prototype, Function.prototype]
const before = prototypes.map((prototype) => Reflect.ownKeys(prototype))

afterAll(() => {
  expect(
    prototypes.map((prototype) => Reflect.ownKeys(prototype)),
    'a global was polluted',
  ).toEqual(before)
})
