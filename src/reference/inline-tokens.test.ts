import { describe, expect, it } from 'vitest'
import { collectComposerInlineTokens } from './inline-tokens.ts'
import { drawSpans, withoutMarks } from './spans.fixture.ts'

it('should give every field', () => {
  expect(collectComposerInlineTokens('run $deploy on @"a b" ')).toStrictEqual([
    { type: 'skill', value: 'deploy', source: '$deploy', start: 4, end: 11 },
    { type: 'mention', value: 'a b', source: '@"a b"', start: 15, end: 21 },
  ])
})

describe.each([
  [
    'mentions',
    [
      ['⟦@src/app.ts⟧ ', 'src/app.ts'],
      ['see ⟦@a⟧\nand ⟦@b⟧\u3000', 'a', 'b'],
      ['⟦@./x⟧ ⟦@../x/y⟧ ⟦@/etc/x⟧ ⟦@~/x⟧ ', './x', '../x/y', '/etc/x', '~/x'],
      ['⟦@app.ts:12⟧ ⟦@C:\\x\\y.ts⟧ ⟦@C:/x⟧ ', 'app.ts:12', 'C:\\x\\y.ts', 'C:/x'],
      ['⟦@日本/ж.ts⟧ ⟦@😀⟧ ', '日本/ж.ts', '😀'],
      ['⟦@a(b)⟧ ⟦@a,⟧ ⟦@[x]⟧ ', 'a(b)', 'a,', '[x]'],
      ['\ufeff⟦@a⟧ ', 'a'],
      // Still being typed
      ['@a'],
      ['@'],
      ['@ a'],
      // Not after white space
      ['me@host '],
      ['(@a) '],
      ['@@a '],
      // What a run may not hold
      ['@a@b '],
      ['@a"b '],
      // Addresses
      ['@https://e.com/x '],
      ['@t3-context://v1/file/a '],
      // Packages
      ['@types/node '],
      ['@scope/name-x\n'],
      ['@a.b/c_d '],
      // … are in lower case, have two parts, and a name without a dot.
      ['⟦@Types/node⟧ ', 'Types/node'],
      ['⟦@types/Node⟧ ', 'types/Node'],
      ['⟦@types⟧ ', 'types'],
      ['⟦@a/b/c⟧ ', 'a/b/c'],
      ['⟦@src/app.ts⟧ ', 'src/app.ts'],
      ['⟦@types/node,⟧ ', 'types/node,'],
    ],
  ],
  [
    'quoted mentions',
    [
      ['⟦@"a b.ts"⟧ ', 'a b.ts'],
      ['⟦@"a \\"b\\" \\\\"⟧ ', 'a "b" \\'],
      ['⟦@"@a"⟧ ', '@a'],
      ['⟦@"types/node"⟧ ', 'types/node'],
      ['⟦@"\\x"⟧ ', 'x'],
      ['⟦@"a"⟧ b" ', 'a'],
      ['⟦@"C:\\\\My files\\\\x"⟧ ', 'C:\\My files\\x'],
      // Open, or empty
      ['@"a b'],
      ['@"a b"'],
      ['@"'],
      ['@"" '],
      ['@"" x" '],
      ['@"a\\" '],
      ['@"a\nb" '],
      ['@"a\\\nb" '],
      // Glued; the next may begin within
      ['@"a"b '],
      ['@"a ⟦@b⟧ c"d ', 'b'],
      ['@"https://e.com/ x" '],
    ],
  ],
  [
    'links to files',
    [
      ['⟦[app.ts](src/app.ts)⟧ ', 'src/app.ts'],
      ['⟦[app.ts](app.ts)⟧ ', 'app.ts'],
      ['⟦[a b.ts](src/a%20b.ts)⟧ ', 'src/a b.ts'],
      ['⟦[日.ts](src/%E6%97%A5.ts)⟧ ', 'src/日.ts'],
      ['⟦[a\\[1\\].ts](src/a%5B1%5D.ts)⟧ ', 'src/a[1].ts'],
      ['⟦[a&amp;b](a%26b)⟧ ', 'a&b'],
      ['⟦[x (1).ts](x%20(1).ts)⟧ ', 'x (1).ts'],
      ['⟦[src](a/src/)⟧ ', 'a/src/'],
      ['⟦[x.ts](C:\\a\\x.ts)⟧ ', 'C:\\a\\x.ts'],
      ['⟦[x.ts](C:/a/x.ts)⟧ ', 'C:/a/x.ts'],
      ['⟦[x.ts](c%3A%5Ca%5Cx.ts)⟧ ', 'c:\\a\\x.ts'],
      ['⟦[x:y](a/x:y)⟧ ', 'a/x:y'],
      ['⟦[x.ts:1](a/x.ts:1)⟧ ', 'a/x.ts:1'],
      // Another label
      ['[app](src/app.ts) '],
      ['[App.ts](src/app.ts) '],
      ['[src/app.ts](src/app.ts) '],
      ['[](/) '],
      // No path
      ['[x]() '],
      ['[x](a/x '],
      ['[x] (a/x) '],
      ['[x](a/<x>) '],
      ['[x %](a/x%20%) '],
      ['[x](a/x "t") '],
      // Addresses
      ['[x](https://e.com/x) '],
      ['[x](https:x) '],
      ['[x](https%3A//e.com/x) '],
      ['[x](mailto:/x) '],
      ['[a](t3-context://v1/file/a) '],
      ['[a](t3-context%3A//v1/file/a) '],
      ['[a](T3-context://v1/file/a) '],
      // An image, an escape, or still being typed
      ['![x](a/x) '],
      ['\\[x](a/x) '],
      ['[x](a/x)'],
      ['[x](a/x). '],
      // The label of another link is text.
      ['[see ⟦@x⟧ y](https://e.com/) ', 'x'],
    ],
  ],
  [
    'skills',
    [
      ['⟦$deploy⟧ ', 'deploy'],
      ['⟦$a⟧ ⟦$A9⟧\n⟦$x:y-z_1⟧\t', 'a', 'A9', 'x:y-z_1'],
      ['⟦$name:x⟧ ', 'name:x'],
      ['⟦$3d-print⟧ ⟦$2fa⟧ ⟦$1password⟧ ', '3d-print', '2fa', '1password'],
      ['⟦$k⟧ ⟦$usd⟧ ⟦$e6⟧ ', 'k', 'usd', 'e6'],
      ['⟦$20k-run⟧ ⟦$run-20k⟧ ', '20k-run', 'run-20k'],
      // Money and numbers
      ['$20 '],
      ['$20k $5M $3bn $7mil $20usd '],
      ['$1e6 $1E-6 $1e10 '],
      ['$1_000 $20-30 $20k-30k $10:30 $20k- '],
      ['$0xff $0x1F '],
      ['$2--3 $2-_3 $2_:- '],
      // Other things
      ['$ '],
      ['$-a '],
      ['$_a '],
      ['$a.b '],
      ['$é '],
      ['$$a '],
      ['a$b '],
      ['\\$a '],
      ['$deploy'],
      ['$deploy,'],
      ['$(pwd) $[x] '],
    ],
  ],
  [
    'tokens and references',
    [
      ['[see @foo $bar x](t3-context://v1/file/a) ⟦@b⟧ ', 'b'],
      ['@x[a](t3-context://v1/file/a) '],
      ['$x[a](t3-context://v1/file/a) '],
      ['@"q [a](t3-context://v1/file/a) q" '],
      ['[b)](dir/[a](t3-context://v1/file/b)) '],
      ['[a](t3-context://v1/file/a)@x '],
      ['[a](t3-context://v1/file/a) ⟦@x⟧ [a](t3-context://v1/file/a)', 'x'],
      ['![@a b](t3-context://v1/file/a)'],
      // Escaped it is none.
      ['\\[see ⟦@foo⟧ x](t3-context://v1/file/a) ', 'foo'],
    ],
  ],
] satisfies [string, [string, ...string[]][]][])('%s', (_, rows) => {
  it.each(rows)('should find what is marked in %j', (marked, ...values) => {
    const text = withoutMarks(marked)
    const found = collectComposerInlineTokens(text)
    expect(drawSpans(text, found)).toBe(marked)
    expect(found.map(({ value }) => value)).toEqual(values)
    expect(found.map(({ source }) => source)).toEqual(found.map(({ start, end }) => text.slice(start, end)))
  })
})

it('should begin anew with each text', () => {
  expect(collectComposerInlineTokens('@a @b ')).toHaveLength(2)
  expect(collectComposerInlineTokens('@a @b ')).toHaveLength(2)
})
