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
  // What is joined to a reference to one of the ids is taken apart; any other may come into being.
  [`[a ${ref('x')}](t3-context://v1/file/x)`, ['x'], '[a] (t3-context://v1/file/x)'],
  [`![${ref('x')}](t3-context://v1/image/x)`, ['x'], '![] (t3-context://v1/image/x)'],
  [`[a ${ref('x')}](t3-context://v1/file/y)`, ['y', 'x'], '[a] (t3-context://v1/file/y)'],
  [`[a ${ref('x')}](t3-context://v1/file/y)`, ['x'], '[a](t3-context://v1/file/y)'],
  [`[a]${ref('x')}(t3-context://v1/file/x)`, ['x'], '[a] (t3-context://v1/file/x)'],
  [`[a](t3-context://v1/fi${ref('x')}le/x)`, ['x'], '[a] (t3-context://v1/file/x)'],
  [`[(](t3-context://v1/fi${ref('x')}le/x)`, ['x'], '[(] (t3-context://v1/file/x)'],
  [
    `[b [a ${ref('x')}](t3-context://v1/file/x)](t3-context://v1/file/x)`,
    ['x'],
    '[b [a] (t3-context://v1/file/x)](t3-context://v1/file/x)',
  ],
])('should remove from %j the ids %j', (text, ids, expected) => {
  expect(removeReferences(text, new Set(ids))).toBe(expected)
})
