import { describe, expect, it } from 'vitest'
import { countLineEnds, cutCapture, cutLine, leftOut } from './cut.ts'

describe('cutLine', () => {
  it.each([
    ['', 0, ''],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['abcd', 1, '…'],
    ['abcd', 0, ''],
    ['😀😀', 4, '😀😀'],
    ['😀😀', 3, '😀…'],
    ['😀😀', 2, '…'],
    // A lone half was there before.
    ['\ud83dabc', 3, '\ud83da…'],
    ['a\ude00bc', 3, 'a\ude00…'],
  ])('should cut %j to %d: %j', (text, max, expected) => {
    expect(cutLine(text, max)).toBe(expected)
  })
})

describe('cutCapture', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n')

  it.each([
    ['what fits', lines(5), 34, lines(5)],
    ['whole lines', lines(20), 60, 'line 1\nline 2\nline 3\nline 4\n… 16 lines left out …'],
    [
      'before an LF',
      `${lines(4)}\n${'x'.repeat(40)}`,
      60,
      'line 1\nline 2\nline 3\nline 4\n… 1 line left out …',
    ],
    [
      'before a CR LF',
      lines(20).replaceAll('\n', '\r\n'),
      60,
      'line 1\r\nline 2\r\nline 3\r\nline 4\n… 16 lines left out …',
    ],
    [
      'before a CR',
      lines(20).replaceAll('\n', '\r'),
      60,
      'line 1\rline 2\rline 3\rline 4\n… 16 lines left out …',
    ],
    [
      'without a line behind the last end',
      `${lines(20)}\n`,
      60,
      'line 1\nline 2\nline 3\nline 4\n… 16 lines left out …',
    ],
    [
      'an empty line behind that',
      `${lines(20)}\n\n`,
      60,
      'line 1\nline 2\nline 3\nline 4\n… 17 lines left out …',
    ],
    ['inside the only line', 'x'.repeat(100), 40, 'xxxxxxxxxxxx… 88 characters left out …'],
    [
      'inside a line, if the lines before are short',
      `ab\n${'x'.repeat(100)}`,
      40,
      'ab\nxxxxxxxxx… 91 characters left out …',
    ],
    ['before a surrogate pair', `1234567${'😀'.repeat(50)}`, 40, '1234567😀😀… 96 characters left out …'],
    ['where no mark fits in', 'x'.repeat(100), 20, `${'x'.repeat(19)}…`],
    ['one character, beside a mark', 'x'.repeat(100), 29, 'x… 99 characters left out …'],
    ['no mark rather than it alone', 'x'.repeat(100), 28, `${'x'.repeat(27)}…`],
    ['no line end alone', `\n${'x'.repeat(99)}`, 28, `\n${'x'.repeat(26)}…`],
    ['to nothing', 'x'.repeat(100), 0, ''],
  ])('should keep %s', (_, text, max, expected) => {
    expect(cutCapture(text, max)).toBe(expected)
  })

  it('should do what its documentation shows', () => {
    expect(cutCapture(`one\ntwo\nthree\n${'…\n'.repeat(500)}`, 40)).toBe('one\ntwo\n… 501 lines left out …')
    expect(cutCapture(`<svg d="M0 0 ${'L 1 1 '.repeat(200)}"/>`, 40)).toBe(
      '<svg d="M0 … 1205 characters left out …',
    )
  })
})

it.each([
  [1, 'line', '… 1 line left out …'],
  [2, 'element', '… 2 elements left out …'],
] as const)('should say how many are left out: %d %s', (count, what, expected) => {
  expect(leftOut(count, what)).toBe(expected)
})

it.each([
  ['', 0],
  ['a', 0],
  ['a\nb\n', 2],
  ['\r\n\n\r\r\n', 4],
  ['\u2028\v\f\u0085', 0],
])('should count the line ends of %j', (text, count) => {
  expect(countLineEnds(text)).toBe(count)
})
