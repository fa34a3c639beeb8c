import { gfm } from 'micromark-extension-gfm'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import remarkContextReference from '../src/index.ts'
import { collectMarkdownContextReferences } from '../src/markdown/collect.ts'
import { collectComposerContextReferences } from '../src/reference/scan.ts'
import { nodesOf } from './harness/dialects.ts'
import { readSuite, withSource } from './harness/files.ts'

const rows = readSuite('markdown.json').map((row) => [JSON.stringify(row.markdown), row] as const)

describe.each(rows)('the Markdown %s', (_, { markdown, references }) => {
  const found = references.map((one) => withSource(markdown, one))

  it('should hold these references for CommonMark and GFM', () => {
    expect(collectMarkdownContextReferences(markdown)).toStrictEqual(found)
    expect(collectMarkdownContextReferences(markdown, { extensions: [gfm()] })).toStrictEqual(found)
  })

  it('should hold only what the raw text holds', () => {
    const raw = collectComposerContextReferences(markdown)
    expect(raw.filter(({ start }) => references.some((one) => one.start === start))).toStrictEqual(found)
  })

  it.each([
    ['alone', remark().use(remarkContextReference)],
    ['before remark-gfm', remark().use(remarkContextReference).use(remarkGfm)],
    ['after remark-gfm', remark().use(remarkGfm).use(remarkContextReference)],
  ])('should become these nodes with the plugin %s', (__, processor) => {
    expect(nodesOf(processor.parse(markdown))).toStrictEqual(references)
  })
})
