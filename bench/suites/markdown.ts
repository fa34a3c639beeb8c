import assert from 'node:assert/strict'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { remark } from 'remark'
import { visit } from 'unist-util-visit'
import remarkContextReference, { contextReferenceFromMarkdown } from '../../src/index.ts'
import { collectMarkdownContextReferences } from '../../src/markdown/collect.ts'
import { makeChatMessage, makeLongMessage } from '../inputs/chat.ts'
import { type Comparison, createTimedSuite, type Suite } from '../suite.ts'

const BARS = { without: 1.02, with: 1.08 }
const PAIRS = 41

/** The plugin's share of parsing, and the collection that knows Markdown. */
export function createMarkdownSuite(): Suite {
  const none = makeChatMessage(0)
  const ten = makeChatMessage(10)
  return createTimedSuite('markdown', 'remark().parse() and collectMarkdownContextReferences', [
    againstItself('parse 2 kB, no reference, A against A', none),
    { ...pluginAgainstNone('parse 2 kB, no reference', none, 0), bar: BARS.without },
    againstItself('parse 2 kB, 10 references, A against A', ten),
    { ...pluginAgainstNone('parse 2 kB, 10 references', ten, 10), bar: BARS.with },
    collection('collect, 20 kB with 10 references', makeLongMessage(20_000, 10), 10),
    collection('collect, 200 kB with 20 references', makeLongMessage(200_000, 20), 20),
  ])
}

/** What two equal functions give here is the error of the method. */
function againstItself(what: string, text: string): Comparison {
  const [first, second] = [remark().freeze(), remark().freeze()]
  return {
    what,
    ours: { name: 'remark', run: () => first.parse(text) },
    peer: { name: 'remark', run: () => second.parse(text) },
    reads: 'share',
    pairs: PAIRS,
  }
}

function pluginAgainstNone(what: string, text: string, references: number): Comparison {
  const withPlugin = remark().use(remarkContextReference).freeze()
  const without = remark().freeze()
  return {
    what,
    ours: { name: 'with plugin', run: () => withPlugin.parse(text) },
    peer: { name: 'remark', run: () => without.parse(text) },
    reads: 'share',
    pairs: PAIRS,
    check: () => assert.equal(readNodes(withPlugin.parse(text)).length, references),
  }
}

function collection(what: string, text: string, references: number): Comparison {
  const extensions = { mdastExtensions: [contextReferenceFromMarkdown()] }
  return {
    what,
    ours: { name: 'collect', run: () => collectMarkdownContextReferences(text) },
    peer: { name: 'fromMarkdown', run: () => fromMarkdown(text, extensions) },
    reads: 'speedup',
    pairs: 7,
    check: () => {
      const collected = collectMarkdownContextReferences(text)
      const pick = ({ kind, contextId, label, image, start, end }: (typeof collected)[number]) => ({
        kind,
        contextId,
        label,
        image,
        start,
        end,
      })
      assert.deepEqual(collected.map(pick), readNodes(fromMarkdown(text, extensions)))
      assert.equal(collected.length, references)
    },
  }
}

/** The references in a tree, with their offsets. */
function readNodes(tree: Nodes): unknown[] {
  const found: unknown[] = []
  visit(tree, 'contextReference', ({ kind, contextId, label, image, position }) => {
    found.push({ kind, contextId, label, image, start: position?.start.offset, end: position?.end.offset })
  })
  return found
}
