import { describe, expect, it } from 'vitest'
import { drawSpan, placeOf, sourceOf } from './source.ts'

const position = { start: { line: 2, column: 3, offset: 5 }, end: { line: 2, column: 6, offset: 8 } }

describe('sourceOf', () => {
  it('should slice the text by the offsets of the node', () => {
    const source = { text: 'abc', line: 2, column: 3, offset: 5 }
    expect(sourceOf({ type: 'x', position }, '12\n45abc9')).toEqual(source)
  })

  it('should count a byte order mark that the parser did not', () => {
    expect(sourceOf({ type: 'x', position }, '\ufeff12\n45abc9')).toMatchObject({ text: 'abc', offset: 5 })
  })

  it.each([
    ['a text', { type: 'x', position }, undefined],
    ['a position', { type: 'x' }, 'text'],
    [
      'an offset at the start',
      { type: 'x', position: { ...position, start: { line: 1, column: 1 } } },
      'text',
    ],
    ['an offset at the end', { type: 'x', position: { ...position, end: { line: 1, column: 1 } } }, 'text'],
  ])('should not find one without %s', (_, node, text) => {
    expect(sourceOf(node, text)).toBeUndefined()
  })
})

describe('placeOf', () => {
  const source = { text: 'a\nb\r\nc\rd', line: 4, column: 7, offset: 100 }

  it.each([
    ['the first line', 0, { line: 4, column: 7, offset: 100 }],
    ['the first line ending', 1, { line: 4, column: 8, offset: 101 }],
    ['the second line', 2, { line: 5, column: 1, offset: 102 }],
    ['behind a line ending of two characters', 5, { line: 6, column: 1, offset: 105 }],
    ['behind a carriage return', 7, { line: 7, column: 1, offset: 107 }],
  ])('should find %s', (_, index, point) => {
    expect(placeOf(source, [index, index])).toEqual({ start: point, end: point })
  })
})

describe('drawSpan', () => {
  it.each([
    ['a part of a line', 'abcdef', [2, 4], 'abcdef\n  ^^'],
    ['a place between characters', 'abc', [1, 1], 'abc\n ^'],
    ['the end', 'abc', [3, 3], 'abc\n   ^'],
    ['a later line', 'abc\ndef\nghi', [5, 6], 'def\n ^'],
    ['a part of several lines, up to the end of the first', 'abc\ndef\nghi', [1, 9], 'abc\n ^^'],
    ['a line ending', 'abc\ndef', [3, 4], 'abc\n   ^'],
    ['a line with a tab', 'a\tb', [2, 3], 'a\tb\n \t^'],
  ] as const)('should show %s', (_, text, span, note) => {
    expect(drawSpan(text, span)).toBe(note)
  })

  it('should show all of a line of 60 characters on each side', () => {
    const line = 'a'.repeat(120)
    expect(drawSpan(line, [60, 61])).toBe(`${line}\n${' '.repeat(60)}^`)
  })

  it('should not show more than a window of a long line', () => {
    const text = `${'a'.repeat(500)}b${'c'.repeat(500)}`
    const note = `…${'a'.repeat(60)}b${'c'.repeat(59)}…\n${' '.repeat(61)}^`
    expect(drawSpan(text, [500, 501])).toBe(note)
  })
})
