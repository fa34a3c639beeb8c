import { describe, expect, it } from 'vitest'
import { dropTagCharacters, singleLine, toWellFormed, word } from './single-line.ts'

const tags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
const END = '\u{e007f}'

describe('singleLine', () => {
  it.each([
    '\n',
    '\r\n',
    '\r',
    '\v',
    '\f',
    '\x1c',
    '\x1d',
    '\x1e',
    '\x85',
    '\u2028',
    '\u2029',
    '\n\u2028\r\n\n',
  ])('should make a space of %j', (lineBreak) => {
    expect(singleLine(`a${lineBreak}b`)).toBe('a b')
  })

  it.each(['  a  b ', '\t', '\x1f', '\u00a0', '\u200b', '\b', ''])('should leave %j', (text) => {
    expect(singleLine(text)).toBe(text)
  })

  it('should take a run of line breaks for one, whatever invisible stands in it', () => {
    expect(singleLine(`a\n${tags('x')}\nb`)).toBe('a b')
  })
})

describe('dropTagCharacters', () => {
  it.each(['gbeng', 'gbsct', 'usca', 'ca1'])('should keep the flag %s', (region) => {
    const flag = `\u{1f3f4}${tags(region)}${END}`
    expect(dropTagCharacters(`a${flag}${tags('x')}${flag}`)).toBe(`a${flag}${flag}`)
  })

  it.each([
    ['alone', `a${tags('ignore')}b`, 'ab'],
    ['behind another character', `😀${tags('gbeng')}${END}`, '😀'],
    ['without an end', `\u{1f3f4}${tags('gbeng')}`, '\u{1f3f4}'],
    ['more than a region', `\u{1f3f4}${tags('ignorethat')}${END}`, '\u{1f3f4}'],
    ['less than a region', `\u{1f3f4}${tags('gb')}${END}`, '\u{1f3f4}'],
    ['no letters', `\u{1f3f4}${tags('a b')}${END}`, '\u{1f3f4}'],
    ['capitals', `\u{1f3f4}${tags('GBENG')}${END}`, '\u{1f3f4}'],
    ['the first and the last of the block', '\u{e0000}\u{e0001}\u{e007f}', ''],
  ])('should drop tag characters: %s', (_, text, expected) => {
    expect(dropTagCharacters(text)).toBe(expected)
  })

  it('should leave what stands beside the block', () => {
    expect(dropTagCharacters('\u{dffff}\u{e0080}\u{e0100}')).toBe('\u{dffff}\u{e0080}\u{e0100}')
  })
})

describe('toWellFormed', () => {
  it.each([
    ['\ud83d', '\ufffd'],
    ['\ude00\ud83d', '\ufffd\ufffd'],
    ['😀', '😀'],
    ['\ud83d😀', '\ufffd😀'],
    ['a\0b', 'a\ufffdb'],
    ['\u0001\u001b\u007f\ufeff', '\u0001\u001b\u007f\ufeff'],
  ])('should make of %j %j', (text, expected) => {
    expect(toWellFormed(text)).toBe(expected)
  })
})

describe('word', () => {
  it.each(['image', 'review-comment', '__proto__', 'A-z_0'])('should leave %s', (text) => {
    expect(word(text)).toBe(text)
  })

  it('should leave nothing that ends an attribute or a marker, or opens a tag', () => {
    expect(word('a"<b>[c];\nd')).toBe('a  b> c   d')
  })
})
