import { describe, expect, it } from 'vitest'
import {
  appendInlineContextReference,
  ensureInlineContextReferences,
  insertInlineContextReference,
  removeInlineContextReference,
} from './edit.ts'

const reference = { kind: 'file', contextId: 'n', label: 'n' }
const N = '[n](t3-context://v1/file/n)'
const A = '[a](t3-context://v1/file/a)'
const B = '[b](t3-context://v1/file/b)'

/** Insert at the `¦` of a text, and show the new caret as one; the inserted reference as `N`. */
function insertAtMark(marked: string, input = reference): string {
  const { text, caret } = insertInlineContextReference(marked.replace('¦', ''), marked.indexOf('¦'), input)
  return `${text.slice(0, caret)}¦${text.slice(caret)}`.replace(N, 'N')
}

describe('insertInlineContextReference', () => {
  it.each([
    // Nothing to be set off from.
    ['¦', 'N¦'],
    ['see ¦', 'see N¦'],
    ['¦ it', 'N¦ it'],
    ['a\n¦\nb', 'a\nN¦\nb'],
    ['a\u00a0¦\u3000b', 'a\u00a0N¦\u3000b'],
    ['(¦)', '(N¦)'],
    ['“¦”', '“N¦”'],
    ["'¦'", "'N¦'"],
    ['"¦".', '"N¦".'],
    ['«¦»', '«N¦»'],
    ['「¦」', '「N¦」'],
    ['see ¦.', 'see N¦.'],
    ['see ¦, and', 'see N¦, and'],
    ['see ¦: x', 'see N¦: x'],
    ['see ¦!', 'see N¦!'],
    ['see ¦…', 'see N¦…'],
    ['見て ¦。', '見て N¦。'],
    ['انظر ¦؟', 'انظر N¦؟'],
    ['देखो ¦।', 'देखो N¦।'],
    // Set off by a space.
    ['a¦', 'a N¦'],
    ['¦a', 'N ¦a'],
    ['wo¦rd', 'wo N ¦rd'],
    ['wow!¦', 'wow! N¦'],
    ['C:\\¦', 'C:\\ N¦'],
    ['at 10:30¦', 'at 10:30 N¦'],
    ['a:¦', 'a: N¦'],
    ['.¦', '. N¦'],
    ['x)¦', 'x) N¦'],
    ['¦(x', 'N ¦(x'],
    ['¦[x', 'N ¦[x'],
    ['¦![x', 'N ¦![x'],
    ['😀¦😀', '😀 N ¦😀'],
    ['見¦て', '見 N ¦て'],
    ['*¦*', '* N ¦*'],
    ['|¦|', '| N ¦|'],
    ['`¦`', '` N ¦`'],
    // An address goes on behind its brackets and quotes.
    ['www.e.com/¦', 'www.e.com/ N¦'],
    ['https://e.com/(¦)', 'https://e.com/( N¦)'],
    ['WWW.e.com/"¦', 'WWW.e.com/" N¦'],
    ['me@e.com(¦', 'me@e.com( N¦'],
    ['https://e.com/ (¦)', 'https://e.com/ (N¦)'],
  ])('should insert into %j: %j', (marked, expected) => {
    expect(insertAtMark(marked)).toBe(expected)
  })

  it.each([
    // A reference
    ['[a](t3-¦context://v1/file/a)', `${A} N¦`],
    ['[¦a](t3-context://v1/file/a) x', `${A} N¦ x`],
    ['!¦[a](t3-context://v1/file/a)', `!${A} N¦`],
    ['[a](t3-context://v1/file/a¦)[b](t3-context://v1/file/b)', `${A} N ¦${B}`],
    ['[a](t3-context://v1/file/a)¦', `${A} N¦`],
    ['¦[a](t3-context://v1/file/a)', `N ¦${A}`],
    // A surrogate pair
    ['\ud83d¦\ude00', '😀 N¦'],
    ['x\ud83d¦\ude00x', 'x😀 N ¦x'],
    // A lone surrogate is no pair.
    ['\ud83d¦x', '\ud83d N ¦x'],
    ['x¦\ude00', 'x N ¦\ude00'],
    // An escape
    ['\\¦[a](t3-context://v1/file/a)', `\\[N ¦${A.slice(1)}`],
    ['\\¦\\', '\\\\ N¦'],
    ['\\\\¦*', '\\\\ N ¦*'],
    ['\\\\\\¦*', '\\\\\\* N¦'],
    ['\\¦a', '\\ N ¦a'],
  ])('should not split %j: %j', (marked, expected) => {
    expect(insertAtMark(marked)).toBe(expected)
  })

  it.each([
    [0, 0],
    [-1, 0],
    [-0, 0],
    [Number.NaN, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [2.9, 2],
    [4, 4],
    [5, 4],
    [Number.POSITIVE_INFINITY, 4],
    [2 ** 53, 4],
  ])('should take the caret %d for %d', (caret, at) => {
    const result = insertInlineContextReference('    ', caret, reference)
    expect(result).toStrictEqual({
      text: ' '.repeat(at) + N + ' '.repeat(4 - at),
      caret: at + N.length,
    })
  })

  it('should give the caret at the end behind a surrogate pair', () => {
    expect(insertInlineContextReference('😀', 2, reference)).toStrictEqual({
      text: `😀 ${N}`,
      caret: 3 + N.length,
    })
  })

  it('should write the form of the kind, whatever form it is given', () => {
    const insert = (kind: string, image: boolean) =>
      insertInlineContextReference('', 0, { ...reference, kind, image }).text
    expect(insert('image', false)).toBe('![n](t3-context://v1/image/n)')
    expect(insert('file', true)).toBe(N)
  })

  it('should refuse a kind or an id outside the grammar', () => {
    const insert = (input: object) => () => insertInlineContextReference('', 0, { ...reference, ...input })
    expect(insert({ kind: 'File' })).toThrow(new TypeError('Invalid kind: "File"'))
    expect(insert({ contextId: 'a/b' })).toThrow(new TypeError('Invalid contextId: "a/b"'))
  })
})

it.each([
  ['', N],
  ['see', `see ${N}`],
  ['see ', `see ${N}`],
  ['see\n', `see\n${N}`],
  ['\\', `\\ ${N}`],
  ['\ud800', `\ud800 ${N}`],
])('should append to %j', (text, expected) => {
  expect(appendInlineContextReference(text, reference)).toBe(expected)
})

describe('ensureInlineContextReferences', () => {
  const a = { kind: 'file', contextId: 'a', label: 'a' }
  const b = { kind: 'file', contextId: 'b', label: 'b' }

  it.each([
    ['', [], ''],
    ['', [a, b], `${A} ${B}`],
    ['x', [a, b, a], `x ${A} ${B}`],
    [`x ${B}`, [a, b], `x ${B} ${A}`],
    [`${A}${B}`, [a, b], `${A}${B}`],
    // Ids are identity, kinds and labels are not.
    [A, [{ ...a, kind: 'image', label: 'z' }], A],
    [A, [{ ...a, contextId: 'A' }], `${A} [a](t3-context://v1/file/A)`],
  ])('should append to %j what it does not mention', (text, references, expected) => {
    expect(ensureInlineContextReferences(text, references)).toBe(expected)
    expect(ensureInlineContextReferences(text, new Set(references))).toBe(expected)
  })

  it('should refuse an id outside the grammar', () => {
    expect(() => ensureInlineContextReferences('', [a, { ...b, contextId: '' }])).toThrow(
      new TypeError('Invalid contextId: ""'),
    )
  })
})

describe('removeInlineContextReference', () => {
  it.each([
    ['', ''],
    ['a n', 'a n'],
    [N, ''],
    [`!${N}`, ''],
    [`see ${N} here`, 'see here'],
    [`see ${N}, here`, 'see, here'],
    [`see ${N}`, 'see'],
    [`${N} here`, 'here'],
    [`x\n${N} here`, 'x\nhere'],
    [`x ${N}\ny`, 'x\ny'],
    [`(${N} x)`, '(x)'],
    [`(x ${N})`, '(x)'],
    [`a  ${N}  b`, 'a   b'],
    [`a${N}b`, 'ab'],
    [`a\t${N}\tb`, 'a\t\tb'],
    [`${N} ${N} x`, 'x'],
    [`x ${N} ${N}`, 'x'],
    [`x ${N}${N} y`, 'x y'],
    [`${N} ${N}`, ''],
    [`${A} ${N} ${B}`, `${A} ${B}`],
    [`\`${N}\``, '``'],
    // The other references stay what they are.
    [`\\ ${N}${B}`, `\\ ${B}`],
    [`! ${N}${B}`, `! ${B}`],
    [`\\ ${N} ${N}${B}`, `\\ ${B}`],
    [`\\ ${N}!${B}`, `\\ !${B}`],
    // What follows is not glued to the word before.
    [`a ${N}b`, 'a b'],
    // What joins may be a reference; it was none before.
    [`[x${N}](t3-context://v1/file/y)`, '[x](t3-context://v1/file/y)'],
  ])('should make of %j: %j', (text, expected) => {
    expect(removeInlineContextReference(text, 'n')).toBe(expected)
  })

  it.each(['N', '', '__proto__', 'constructor'])('should remove nothing of the id %j', (id) => {
    expect(removeInlineContextReference(`a ${N} b`, id)).toBe(`a ${N} b`)
  })
})
