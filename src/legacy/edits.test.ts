import { expect, it } from 'vitest'
import { type Edit, makeEdits } from './edits.ts'
import type { Span } from './span.ts'

/** Edit a text in which brackets stand around what is fixed, and bars around what is to become `XY`. */
function edit(marked: string): string {
  const fixed: Span[] = []
  const edits: Edit[] = []
  let text = ''
  for (const [plain, kept, edited] of marked.matchAll(/\[(.*?)]|\|(.*?)\||[^[|]+/g)) {
    const start = text.length
    text += kept ?? edited ?? plain
    const span = { start, end: text.length }
    if (kept !== undefined) fixed.push(span)
    if (edited !== undefined) edits.push({ ...span, text: 'XY' })
  }
  const draft = makeEdits({ text, fixed }, edits.reverse())
  return draft.fixed.reduceRight(
    (shown, { start, end }) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    draft.text,
  )
}

it.each([
  ['a', 'a'],
  ['|a|', 'XY'],
  ['a||b', 'aXYb'],
  ['[a]b[c]', '[a]b[c]'],
  ['[a]|bcd|[e]', '[a]XY[e]'],
  ['||[a]|b|[c]||[d]|efg|h[i]', 'XY[a]XY[c]XY[d]XYh[i]'],
])('should edit %j to %j, and know what is fixed in it', (marked, expected) => {
  expect(edit(marked)).toBe(expected)
})

it('should not edit what is fixed', () => {
  const draft = { text: 'abcd', fixed: [{ start: 1, end: 3 }] }
  expect(makeEdits(draft, [{ start: 2, end: 3, text: '' }])).toEqual(draft)
})
