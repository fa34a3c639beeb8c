import { describe, expect, it } from 'vitest'
import { formatMarker } from './marker.ts'

function markerOf(label: string, kind = 'file', contextId = 'a'): string {
  return formatMarker({ kind: 'file', contextId, label, image: false, source: '', start: 0, end: 0 }, kind)
}

describe('formatMarker', () => {
  it.each([
    ['image', '[Image: x; ref=a]'],
    ['preview-annotation', '[Preview annotation: x; ref=a]'],
    ['a-b--c', '[A b  c: x; ref=a]'],
    ['x1', '[X1: x; ref=a]'],
  ])('should write the kind %s in words', (kind, expected) => {
    expect(markerOf('x', kind)).toBe(expected)
  })

  it.each([
    ['a; b;c', 'a b c'],
    ['[a] (b)', 'a (b)'],
    ['a\r\nb\u2028c', 'a b c'],
    [' a ', 'a'],
    ['a\u{e0069}\u{e0067}b', 'ab'],
    ['\ud800\0', '\ufffd\ufffd'],
    ['</context>', '&lt;/context>'],
    ['x <context', 'x &lt;context'],
    ['<context-menu>', '<context-menu>'],
    ['"a" & &lt;b', '"a" & &lt b'],
    ['', 'file'],
    [';', 'file'],
    ['];', 'file'],
    ['\u200b', 'file'],
    ['\u{e0069}', 'file'],
    ['\u2800', '\u2800'],
  ])('should show the label %j as %j', (label, shown) => {
    expect(markerOf(label)).toBe(`[File: ${shown}; ref=a]`)
  })

  it('should be one marker, whatever kind and id a caller makes up', () => {
    expect(markerOf('x', 'a]\n<context>', 'b; ref=c]"')).toBe('[A   context>: x; ref=b  ref=c  ]')
  })
})
