import { describe, expect, it } from 'vitest'
import { cutTerminalExcerpt } from './cut-terminal.ts'

/** Lines of 100 characters with their line ends, the first of which has the number `from`. */
function lines(from: number, to: number, lineEnd = '\n'): string {
  const all = Array.from({ length: to - from + 1 }, (_, index) =>
    `${from + index} `.padEnd(100 - lineEnd.length, 'x'),
  )
  return all.join(lineEnd)
}

describe('cutTerminalExcerpt', () => {
  it('should leave an excerpt that is not too long', () => {
    const excerpt = { lineStart: 1, lineEnd: 640, text: lines(1, 640) }
    expect(cutTerminalExcerpt(excerpt)).toBe(excerpt)
  })

  it.each(['\n', '\r\n', '\r'])('should keep the last lines with their numbers, ended by %j', (lineEnd) => {
    const cut = cutTerminalExcerpt({ lineStart: 1, lineEnd: 1000, text: lines(1, 1000, lineEnd) })
    expect(cut).toStrictEqual({
      lineStart: 361,
      lineEnd: 1000,
      text: `… 361 lines left out …\n${lines(362, 1000, lineEnd)}`,
    })
  })

  it('should begin with any number', () => {
    const { lineStart, lineEnd } = cutTerminalExcerpt({ lineStart: 0, lineEnd: 999, text: lines(1, 1000) })
    expect([lineStart, lineEnd]).toStrictEqual([360, 999])
  })

  it('should keep the end of a line that is too long', () => {
    const text = `$ make\n${'x'.repeat(70_000)}FAIL`
    expect(cutTerminalExcerpt({ lineStart: 7, lineEnd: 8, text })).toStrictEqual({
      lineStart: 8,
      lineEnd: 8,
      text: `… 6041 characters left out …${'x'.repeat(63_966)}FAIL`,
    })
  })

  it('should cut inside a line rather than leave out most of what fits', () => {
    const text = `1\n${'x'.repeat(70_000)}\n3\n4`
    expect(cutTerminalExcerpt({ lineStart: 1, lineEnd: 4, text })).toMatchObject({
      lineStart: 2,
      lineEnd: 4,
      text: expect.stringMatching(/^… 60\d\d characters left out …x{63000,}\n3\n4$/),
    })
  })

  it('should keep whole lines that fill the room exactly', () => {
    const text = `${'x'.repeat(36_028)}\n${'y'.repeat(63_970)}`
    expect(cutTerminalExcerpt({ lineStart: 1, lineEnd: 2, text })).toStrictEqual({
      lineStart: 1,
      lineEnd: 2,
      text: `… 1 line left out …\n${'y'.repeat(63_970)}`,
    })
  })

  it.each([
    ['', 16_030],
    ['y', 16_032],
  ])('should not split a surrogate pair in front of %j', (after, gone) => {
    const text = `${'😀'.repeat(40_000)}${after}`
    expect(cutTerminalExcerpt({ lineStart: 1, lineEnd: 1, text }).text).toBe(
      `… ${gone} characters left out …${text.slice(gone)}`,
    )
  })

  it('should leave out lines behind the range, which have no number, first', () => {
    const excerpt = { lineStart: 11, lineEnd: 20, text: lines(11, 1000) }
    expect(cutTerminalExcerpt(excerpt)).toStrictEqual({
      lineStart: 11,
      lineEnd: 20,
      text: `${lines(11, 20)}\n… 980 lines left out …`,
    })
  })

  it('should cut what is in the range, too, if it is too long', () => {
    const { lineStart, text } = cutTerminalExcerpt({ lineStart: 1, lineEnd: 900, text: lines(1, 1000) })
    expect(text.startsWith(`… ${lineStart} lines left out …\n${lineStart + 1} x`)).toBe(true)
    expect(text.endsWith('x\n… 100 lines left out …')).toBe(true)
    const one = cutTerminalExcerpt({ lineStart: 1, lineEnd: 1, text: `${'x'.repeat(70_000)}\nbehind` })
    expect(one.text.endsWith('x\n… 1 line left out …')).toBe(true)
    expect([text, one.text].filter(({ length }) => length > 64_000)).toStrictEqual([])
  })

  it('should leave out a last line end without a mark', () => {
    const text = `x${lines(1, 640)}`
    expect(text).toHaveLength(64_000)
    const excerpt = { lineStart: 1, lineEnd: 640, text: `${text}\n` }
    expect(cutTerminalExcerpt(excerpt)).toStrictEqual({ ...excerpt, text })
  })

  it.each([
    [5, 4],
    [5, 2 ** 53],
    [Number.NaN, 1],
  ])('should keep the end of a text whose range is %d to %d', (lineStart, lineEnd) => {
    const cut = cutTerminalExcerpt({ lineStart, lineEnd, text: lines(1, 1000) })
    expect(cut).toMatchObject({ lineStart: lineStart + 360, lineEnd })
    expect(cut.text.endsWith(lines(990, 1000))).toBe(true)
  })
})
