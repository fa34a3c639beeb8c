import fc from 'fast-check'
import type { Nodes } from 'mdast'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { DIALECT_NAMES, dialectOf } from '../../corpus/harness/dialects.ts'
import { keepsReferences } from '../../fuzz/targets/roundtrip.ts'
import type { ContextReference } from './node.ts'
import remarkContextReference from './plugin.ts'
import { documents, paragraphs, stringifyOptions } from './serialize.fixture.ts'

it('should keep every reference from parse to stringify to parse, whatever the options', () => {
  let references = 0
  fc.assert(
    fc.property(dialect(), documents(), stringifyOptions(), (one, markdown, options) => {
      references += keepsReferences({ ...one, options }, markdown)
    }),
    { numRuns: 1_500 },
  )
  expect(references).toBeGreaterThan(1_500)
})

it('should keep every reference of a tree that was not parsed, whatever text is beside it', () => {
  fc.assert(
    fc.property(dialect(), paragraphs(), stringifyOptions(), (one, paragraph, options) => {
      const { first, last, plugins } = dialectOf(one.dialect)
      const all = one.first ? [remarkContextReference, ...plugins] : [...plugins, remarkContextReference]
      const written = unified()
        .use(remarkStringify, options)
        .use(all)
        .stringify({ type: 'root', children: [paragraph] })
      const tree = one.first ? first(written) : last(written)
      expect(fieldsOf(tree), written).toEqual(fieldsOf(paragraph))
    }),
    { numRuns: 1_500 },
  )
})

/** A dialect, and whether the plugin stands before or behind those of it. */
function dialect() {
  return fc.record({ dialect: fc.constantFrom(...DIALECT_NAMES), first: fc.boolean() })
}

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
