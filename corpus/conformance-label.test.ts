import { describe, expect, it } from 'vitest'
import { collectMarkdownContextReferences } from '../src/markdown/collect.ts'
import { formatComposerContextReference } from '../src/reference/format.ts'
import { sanitizeComposerContextLabel } from '../src/reference/label.ts'
import { collectComposerContextReferences } from '../src/reference/scan.ts'
import { dialectsOf, nodesOf } from './harness/dialects.ts'
import { readSuite } from './harness/files.ts'

const rows = readSuite('label.json').map((row) => [JSON.stringify(row.label).slice(0, 60), row] as const)

describe.each(rows)('the label %s', (_, { label, kind, value }) => {
  it('should have its value, and the value itself', () => {
    expect(sanitizeComposerContextLabel(label, kind)).toBe(value)
    expect(sanitizeComposerContextLabel(value, kind)).toBe(value)
  })

  it('should be read back from what is written', () => {
    const reference = { kind, contextId: 'ctx_1', label: value, image: kind === 'image' }
    const source = formatComposerContextReference({ kind, contextId: 'ctx_1', label })
    const found = { ...reference, start: 0, end: source.length }
    expect(formatComposerContextReference(reference)).toBe(source)
    expect(collectComposerContextReferences(source)).toStrictEqual([{ ...found, source }])
    for (const dialect of dialectsOf()) {
      const { extensions } = dialect
      expect(collectMarkdownContextReferences(source, { extensions })).toStrictEqual([{ ...found, source }])
      expect(nodesOf(dialect.last(source))).toStrictEqual([found])
    }
  })
})

it('should not look up the segmenter for a label that needs no cut', () => {
  const { Segmenter } = Intl
  Object.defineProperty(Intl, 'Segmenter', { configurable: true, get: () => expect.fail('looked up') })
  try {
    for (const { label, kind, value } of readSuite('label.json').filter((row) => row.label.length <= 200)) {
      expect(sanitizeComposerContextLabel(label, kind)).toBe(value)
    }
    expect(() => sanitizeComposerContextLabel('é'.repeat(201), 'file')).toThrow('looked up')
  } finally {
    Object.defineProperty(Intl, 'Segmenter', { configurable: true, writable: true, value: Segmenter })
  }
})
