import { describe, expect, it } from 'vitest'
import { type ListedReference, referenceTable } from './reference-table.ts'

const reference: ListedReference = {
  file: 'a.md',
  line: 1,
  column: 1,
  kind: 'file',
  contextId: 'x',
  label: 'b',
  image: false,
}

describe('referenceTable', () => {
  it('should align columns, numbers at their ends', () => {
    const references = [
      { ...reference, label: 'a long label' },
      { ...reference, file: 'é日😀.md', line: 12_345, column: 7, kind: 'review-comment', contextId: 'ctx_1' },
    ]
    expect(referenceTable(references, false)).toBe(
      [
        'File       Line  Column  Kind            Id     Label',
        'a.md          1       1  file            x      a long label',
        'é日😀.md  12345       7  review-comment  ctx_1  b',
        '',
      ].join('\n'),
    )
  })

  it('should align columns in colours too', () => {
    const colored = referenceTable([reference], true)
    expect(colored).not.toBe(referenceTable([reference], false))
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(referenceTable([reference], false))
  })

  it('should lay out many rows in no time', () => {
    const references = Array.from({ length: 50_000 }, (_, index) => ({ ...reference, line: index + 1 }))
    expect(referenceTable(references, false).split('\n')).toHaveLength(50_002)
    // A layout that compares rows with each other takes minutes.
  }, 30_000)
})
