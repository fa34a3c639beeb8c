import { describe, expect, it } from 'vitest'
import { compareReaders, exhaustiveFacts, URI_PIECES } from './exhaustive.ts'

describe('all short strings in and around a valid text', () => {
  it.each(exhaustiveFacts())('$name: $size', ({ faults }) => {
    expect(faults).toEqual([])
  })
})

describe('compareReaders', () => {
  const expected = (text: string) => text === 't3-context://v1/a/A'

  it.each([
    ['a last newline', /^t3-context:\/\/v1\/a\/A\n?$/, 't3-context://v1/a/A\n'],
    ['a second slash', /^t3-context:\/\/v1\/\/?a\/A$/, 't3-context://v1//a/A'],
    ['a missing piece', /^t3-context:?\/\/v1\/a\/A$/, 't3-context//v1/a/A'],
    ['another text in its place', /^t3-context:\/\/v1\/[at]\/A$/, 't3-context://v1/t/A'],
    ['something before', /t3-context:\/\/v1\/a\/A$/, 'tt3-context://v1/a/A'],
  ])('should find a reader that lets in %s', (_, expression, text) => {
    const reader = { name: 'it', length: 1, read: (one: string) => expression.test(one) }
    const { faults } = compareReaders(URI_PIECES, [reader], expected)
    expect(faults).toContain(`it makes of ${JSON.stringify(text)} true, and not false`)
  })

  it('should try every string up to its length, in and between all pieces', () => {
    const seen: string[] = []
    const reader = { name: 'it', length: 2, read: (text: string) => seen.push(text) > 0 }
    const { size, faults } = compareReaders(['x', 'yz'], [reader], () => true)
    const holes = 5
    expect({ size, faults }).toEqual({
      size: `${holes * 241} texts, ${holes * 241} of them with something valid`,
      faults: [],
    })
    expect(seen).toEqual(
      expect.arrayContaining(['xyz', '::xyz', 'x::yz', 'xyz::', '::yz', 'x::', 'x', 'yz', 'x\n-yz']),
    )
  })
})
