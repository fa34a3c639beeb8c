import { describe, expect, it } from 'vitest'
import { escapeInJson, printable, printableLines } from './printable.ts'

describe('printable', () => {
  it.each([
    ['an escape sequence', '\u001b[31mred', '␛[31mred'],
    ['line breaks and tabs', 'a\r\n\tb', 'a␍␊␉b'],
    ['NUL and delete', '\0\u007f', '␀␡'],
    ['C1 controls', '\u009b2J\u0085', '\ufffd2J\ufffd'],
    ['line separators', '\u2028\u2029', '\ufffd\ufffd'],
    ['bidirectional overrides and isolates', '\u202aa\u202e\u2066b\u2069', '\ufffda\ufffd\ufffdb\ufffd'],
    ['a lone surrogate', 'a\ud800b', 'a\ufffdb'],
  ])('should replace %s, one for one', (_, text, expected) => {
    expect(printable(text)).toBe(expected)
    expect(expected).toHaveLength(text.length)
  })

  it('should leave what is harmless', () => {
    const text = 'a é 日本 😀 👩‍👩‍👧 مرحبا \u200f\u00a0–'
    expect(printable(text)).toBe(text)
  })
})

describe('printableLines', () => {
  it('should keep line feeds and tabs only', () => {
    expect(printableLines('a\n\tb\r\u001b')).toBe('a\n\tb␍␛')
  })
})

describe('escapeInJson', () => {
  it('should escape what JSON leaves, and not change the value', () => {
    const value = '\u001b\u007f\u009b\u2028\u202e\u2066é'
    const json = escapeInJson(JSON.stringify(value))
    expect(json).toBe('"\\u001b\\u007f\\u009b\\u2028\\u202e\\u2066é"')
    expect(JSON.parse(json)).toBe(value)
  })
})
