import fc from 'fast-check'
import { expect, it } from 'vitest'
import { capturedText } from '../../fuzz/arbitraries/captured-text.ts'
import { contextRecord } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { decodeContextRecord } from '../record/record.ts'
import { cutCapture, cutLine } from './cut.ts'
import { cutRecord } from './cut-record.ts'
import { cutTerminalExcerpt } from './cut-terminal.ts'

const MARK = /… (\d+) (line|character)s? left out …/

/** Lines of several lengths, with every kind of line end, in all up to some thousand characters. */
const capture = fc
  .array(fc.tuple(capturedText(60), fc.constantFrom('\n', '\r\n', '\r', '', ' ')), { maxLength: 60 })
  .map((lines) => lines.flat().join(''))

const linesOf = (text: string) => text.split(/\r\n?|\n/)
const isWellFormed = (text: string) => !/\p{Cs}/u.test(text)

it('should cut a capture to its beginning, and say exactly what is left out', () => {
  fc.assert(
    fc.property(capture, fc.integer({ min: 40, max: 600 }), (text, max) => {
      const cut = cutCapture(text, max)
      if (text.length <= max) {
        expect(cut).toBe(text)
        return
      }
      expect(cut.length).toBeLessThanOrEqual(max)
      const [, head = '', lineEnd, count, what] =
        /^([\s\S]*?)(\n?)… (\d+) (line|character)s? left out …$/.exec(cut) ?? []
      expect(text.startsWith(head)).toBe(true)
      if (what === 'line') {
        expect(lineEnd).toBe('\n')
        // What is behind the last line end is a line only if there is something.
        const all = linesOf(text.replace(/(?:\r\n?|\n)$/, ''))
        expect(linesOf(head)).toStrictEqual(all.slice(0, all.length - Number(count)))
      } else {
        expect(Number(count) + Number(lineEnd?.length)).toBe(text.length - head.length)
      }
      // Half of what there is room for is kept.
      expect(head.length).toBeGreaterThanOrEqual((max - 40) / 2)
    }),
    { numRuns: 5_000 },
  )
})

it('should cut to any bound, keep pairs of surrogates, and cut no second time', () => {
  fc.assert(
    fc.property(fc.oneof(capture, fc.string({ unit: 'binary' })), fc.nat(90), (text, max) => {
      for (const cut of [cutCapture, cutLine]) {
        const result = cut(text, max)
        expect(result.length).toBeLessThanOrEqual(max)
        if (isWellFormed(text)) expect(isWellFormed(result)).toBe(true)
        expect(cut(result, max)).toBe(result)
      }
    }),
    { numRuns: 5_000 },
  )
})

/** Excerpts of terminals that are too long, with a line of its own number for each number of their range. */
const excerpt = fc
  .record({
    lines: fc.array(
      fc.tuple(
        capturedText(40),
        fc.constantFrom(1, 1, 1, 1, 50, 1000, 3000),
        fc.constantFrom('\n', '\r\n', '\r'),
      ),
      { minLength: 1, maxLength: 20 },
    ),
    lineStart: fc.nat(5000),
  })
  .map(({ lines, lineStart }) => {
    const one = lines
      .map(([line, times, lineEnd]) => line.replace(/[\r\n]/g, '').repeat(times) + lineEnd)
      .join('')
    const text = `${one || '\n'}x`.repeat(Math.ceil(64_001 / (one.length + 1)))
    return { text, lineStart, lineEnd: lineStart + linesOf(text).length - 1 }
  })

it('should cut an excerpt to its end, and leave each line its number', () => {
  fc.assert(
    fc.property(excerpt, (before) => {
      const after = cutTerminalExcerpt(before)
      expect(after.text.length).toBeLessThanOrEqual(64_000)
      expect(after.text.length).toBeGreaterThan(31_000)
      expect(after.lineEnd).toBe(before.lineEnd)
      const lines = linesOf(after.text)
      expect(lines.length).toBe(after.lineEnd - after.lineStart + 1)
      const [first = '', ...rest] = lines
      const [mark, count, what] = MARK.exec(first) ?? ['']
      expect(first.startsWith(mark)).toBe(true)
      if (what === 'line') {
        expect(first).toBe(mark)
        expect(after.lineStart).toBe(before.lineStart + Number(count) - 1)
      } else {
        expect(after.text.slice(mark.length)).toBe(before.text.slice(Number(count)))
      }
      expect(rest).toStrictEqual(linesOf(before.text).slice(after.lineStart - before.lineStart + 1))
      if (isWellFormed(before.text)) expect(isWellFormed(after.text)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('should leave every valid record as it is', () => {
  fc.assert(
    fc.property(contextRecord(), (record) => {
      expect(JSON.stringify(cutRecord(record))).toBe(JSON.stringify(record))
    }),
    { numRuns: 3_000 },
  )
})

/** What is never cut. */
const NAMES = new Set([
  'kind',
  'contextId',
  'attachmentId',
  'terminalId',
  'annotationId',
  'elementIds',
  'targetId',
])
for (const field of ['sectionId', 'screenshotContextId', 'state', 'sourceRevision']) NAMES.add(field)

it('should make a valid record of one whose texts and lists are all too long', () => {
  const kinds = ['image', 'file', 'terminal', 'element', 'preview-annotation', 'review-comment']
  fc.assert(
    fc.property(contextRecord({ kinds }), (record) => {
      const { reason } = decodeContextRecord(cutRecord(stretch(record) as typeof record))
      expect(reason).toBeNull()
    }),
    { numRuns: 300 },
  )
})

/** Make each text over 70,000 characters long, and each list over 250 items, unless it is or holds a name. */
function stretch(value: unknown, field = ''): unknown {
  if (NAMES.has(field)) return value
  if (typeof value === 'string') return (value || 'x').repeat(Math.ceil(70_000 / (value.length || 1)))
  if (Array.isArray(value)) {
    const items = value.map((item) => stretch(item))
    return items.length > 0 ? Array.from({ length: 251 }, (_, index) => items[index % items.length]) : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, stretch(member, key)]))
}
