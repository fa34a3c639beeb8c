import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEdits, edits } from './edits.ts'
import { readInput } from './field.ts'

it.each([
  ['abc', { at: 1, removed: 1, inserted: 'X' }, 'aXc'],
  ['abc', { at: 3, removed: 9, inserted: 'X' }, 'abcX'],
  ['abc', { at: 5, removed: 1, inserted: '' }, 'ac'],
  ['', { at: 7, removed: 1, inserted: 'X' }, 'X'],
])('should change %j', (text, edit, expected) => {
  expect(applyEdits(text, [edit])).toBe(expected)
})

it('should make one edit after the other', () => {
  const edit = { at: 0, removed: 1, inserted: 'xy' }
  expect(applyEdits('ab', [edit, edit])).toBe('xyyb')
})

it('should be read as they were written', () => {
  const field = edits(['ab', 'c'])
  const edit = fc.record(
    {
      at: fc.nat(60_000),
      removed: fc.nat(200),
      inserted: fc.string({ unit: fc.constantFrom('a', 'b', 'c', '') }),
    },
    { noNullPrototype: true },
  )
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 4 }), (all) => {
      expect(readInput(field, field.write(all))).toStrictEqual(all)
    }),
  )
})
