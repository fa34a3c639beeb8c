import type { PhrasingContent, PhrasingContentMap, Root, RootContent, RootContentMap } from 'mdast'
import { remark } from 'remark'
import { visit } from 'unist-util-visit'
import { expect, expectTypeOf, it } from 'vitest'
import remarkContextReference, {
  type ContextReference,
  type ContextReferenceData,
  contextReferenceFromMarkdown,
  contextReferenceToMarkdown,
  type KnownRecords,
  type RemarkContextReferenceOptions,
} from '../index.ts'

// What is asserted here on types is checked by the compiler; what runs is checked too.

it('should register the node in the content maps of mdast', () => {
  expectTypeOf<RootContentMap['contextReference']>().toEqualTypeOf<ContextReference>()
  expectTypeOf<PhrasingContentMap['contextReference']>().toEqualTypeOf<ContextReference>()
  expectTypeOf<ContextReference>().toExtend<RootContent>()
  expectTypeOf<ContextReference>().toExtend<PhrasingContent>()
})

it('should narrow nodes by their type', () => {
  const tree: Root = remark().use(remarkContextReference).parse('[a](t3-context://v1/file/x)')
  const seen: string[] = []
  visit(tree, 'contextReference', (node) => {
    expectTypeOf(node).toEqualTypeOf<ContextReference>()
    expectTypeOf(node.data).toEqualTypeOf<ContextReferenceData | undefined>()
    seen.push(node.kind, node.contextId, node.label, node.value)
  })
  visit(tree, (node) => {
    if (node.type === 'contextReference') seen.push(node.contextId)
  })
  expect(seen).toEqual(['file', 'x', 'a', 'a', 'x'])
})

it('should take the options that there are', () => {
  const plugins = [
    remark().use(remarkContextReference),
    remark().use(remarkContextReference, null),
    remark().use(remarkContextReference, { records: ['a', { contextId: 'b', kind: 'file' }] }),
    remark().use(remarkContextReference, { records: new Map([['a', { contextId: 'a' }]]).values() }),
    remark().use(remarkContextReference, { records: (id) => id.length > 1, severity: 'off' }),
    remark().use(remarkContextReference, { severity: { unresolved: 'error', 'not-canonical': undefined } }),
    remark().use([[remarkContextReference, { inertRejected: false }]]),
  ]
  for (const plugin of plugins) expect(plugin.parse('a').type).toBe('root')
})

it('should not take other options', () => {
  const wrong: RemarkContextReferenceOptions[] = [
    // @ts-expect-error: no such severity
    { severity: 'warn' },
    // @ts-expect-error: no such rule
    { severity: { 'no-such-rule': 'off' } },
    // @ts-expect-error: no such option
    { record: [] },
    // @ts-expect-error: not an element
    { toHast: () => 'span' },
    // @ts-expect-error: not a boolean
    { inertRejected: 'yes' },
  ]
  expect(wrong).toHaveLength(5)
  // @ts-expect-error: a map iterates over pairs
  const records: KnownRecords = new Map([['a', { contextId: 'a' }]])
  expect(() => remark().use(remarkContextReference, { records }).freeze()).toThrow(TypeError)
})

it('should not take a node without its fields', () => {
  // @ts-expect-error: no id
  const node: ContextReference = {
    type: 'contextReference',
    kind: 'file',
    label: 'a',
    value: 'a',
    image: false,
  }
  expect(node).not.toHaveProperty('contextId')
})

it('should be extensions of the mdast utilities', () => {
  expectTypeOf(contextReferenceFromMarkdown).returns.toExtend<import('mdast-util-from-markdown').Extension>()
  expectTypeOf(contextReferenceToMarkdown).returns.toExtend<import('mdast-util-to-markdown').Options>()
  expect(Object.keys(contextReferenceFromMarkdown())).toEqual(['exit'])
  expect(Object.keys(contextReferenceToMarkdown())).toEqual(['handlers', 'unsafe'])
})
