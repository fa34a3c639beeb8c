import { expect, it } from 'vitest'
import { ref } from './build.fixture.ts'
import { removeReferences } from './remove-references.ts'

it.each([
  ['', [], ''],
  [`a ${ref('x')}`, [], `a ${ref('x')}`],
  [`a ${ref('x')} ${ref('y')} ${ref('z')} b`, ['x', 'z'], `a ${ref('y')} b`],
  [`a ${ref('x')} ${ref('y')} b`, ['x', 'y'], 'a b'],
  [`a ${ref('x')}${ref('y')} b`, ['y', 'x'], 'a b'],
  [`a !${ref('x')}\\${ref('y')} ${ref('X')}`, ['x', 'y'], `a \\${ref('y')} ${ref('X')}`],
  [`a [\\$\\[](t3-context://v1/terminal/x) b ${ref('__proto__')}`, ['x', '__proto__'], 'a b'],
])('should remove from %j the ids %j', (text, ids, expected) => {
  expect(removeReferences(text, new Set(ids))).toBe(expected)
})
