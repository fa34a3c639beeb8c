import fc from 'fast-check'
import type { Nodes, Root } from 'mdast'
import type { Options } from 'mdast-util-to-markdown'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { type PluggableList, unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { readComposerContextReference } from '../reference/scan.ts'
import type { ContextReference } from './node.ts'
import remarkContextReference from './plugin.ts'
import { documents, paragraphs, stringifyOptions } from './serialize.fixture.ts'

const RUNS = 500

const DIALECTS: [name: string, plugins: PluggableList][] = [
  ['CommonMark', [remarkContextReference]],
  ['GFM before', [remarkGfm, remarkContextReference]],
  ['GFM behind', [remarkContextReference, remarkGfm]],
  ['all before', [remarkGfm, remarkMath, remarkDirective, remarkContextReference]],
  ['all behind', [remarkContextReference, remarkDirective, remarkMath, remarkGfm]],
]

describe.each(DIALECTS)('%s', (_, plugins) => {
  const parser = unified().use(remarkParse).use(plugins).freeze()
  const write = (tree: Root, options: Options): string =>
    unified().use(remarkStringify, options).use(plugins).stringify(tree)

  it('should keep every reference from parse to stringify to parse, whatever the options', () => {
    let references = 0
    fc.assert(
      fc.property(documents(), stringifyOptions(), (markdown, options) => {
        const tree = parser.parse(markdown)
        const nodes = nodesOf(tree)
        references += nodes.length
        for (const { kind, contextId, label, image, position } of nodes) {
          const source = markdown.slice(position?.start.offset, position?.end.offset)
          expect(readComposerContextReference(source)).toMatchObject({
            kind,
            contextId,
            label,
            image,
            source,
          })
        }
        const written = write(tree, options)
        expect(fieldsOf(parser.parse(written)), written).toEqual(fieldsOf(tree))
      }),
      { numRuns: RUNS },
    )
    expect(references).toBeGreaterThan(RUNS)
  })

  it('should keep every reference of a tree that was not parsed, whatever text is beside it', () => {
    fc.assert(
      fc.property(paragraphs(), stringifyOptions(), (paragraph, options) => {
        const written = write({ type: 'root', children: [paragraph] }, options)
        expect(fieldsOf(parser.parse(written)), written).toEqual(fieldsOf(paragraph))
      }),
      { numRuns: RUNS },
    )
  })
})

/** Kind, id, label and form of each reference, in order. */
function fieldsOf(tree: Nodes): unknown[] {
  return nodesOf(tree).map(({ kind, contextId, label, image, value }) => [
    kind,
    contextId,
    label,
    image,
    value,
  ])
}

function nodesOf(tree: Nodes): ContextReference[] {
  const nodes: ContextReference[] = []
  visit(tree, 'contextReference', (node: ContextReference) => {
    nodes.push(node)
  })
  return nodes
}
