import { describe, expect, it } from 'vitest'
import { describePiece, pieceAt } from './found.ts'

describe('pieceAt', () => {
  it.each([
    ['a word', 'Image/x', 'Image'],
    ['a word with percent-encoding', '%5Fb)', '%5Fb'],
    ['a word of any script', '日本語.txt)', '日本語.txt'],
    ['a named character reference', '&amp;x', '&amp;'],
    ['a numeric character reference', '&#x5F;x', '&#x5F;'],
    ['an ampersand that is no reference', '& x', '&'],
    ['a backslash escape', '\\_x', '\\_'],
    ['a backslash before a letter', '\\x', '\\'],
    ['a line ending of two characters', '\r\nx', '\r\n'],
    ['a pair of surrogates', '😀😀', '😀'],
    ['a lone surrogate', '\ud83dx', '\ud83d'],
    ['nothing at the end', '', ''],
  ])('should find %s', (_, rest, piece) => {
    expect(pieceAt(`a [${rest}`, 3)).toBe(piece)
  })

  it('should not find more than can be shown', () => {
    expect(pieceAt('a'.repeat(1000), 0)).toBe('a'.repeat(40))
  })
})

describe('describePiece', () => {
  it.each([
    [' ', 'a space'],
    ['\t', 'a tab'],
    ['\n', 'a line break'],
    ['\r', 'a line break'],
    ['\r\n', 'a line break'],
    ['Image', '"Image"'],
    ['"', `'"'`],
    ['\\_', '"\\_"'],
    ['\u0000', 'U+0000'],
    ['\u001b', 'U+001B'],
    ['\u00a0', 'U+00A0'],
    ['\u202e', 'U+202E'],
    ['\ud800', 'U+D800'],
    ['\u{e0041}', 'U+E0041'],
    ['😀', '"😀"'],
  ])('should say %j as %s', (piece, words) => {
    expect(describePiece(piece)).toBe(words)
  })
})
