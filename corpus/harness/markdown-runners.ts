import type { Paragraph, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toMarkdown } from 'mdast-util-to-markdown'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { expect } from 'vitest'
import { collectMarkdownContextReferences } from '../../src/markdown/collect.ts'
import { formatComposerContextReference } from '../../src/reference/format.ts'
import { sanitizeComposerContextLabel } from '../../src/reference/label.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'
import { contextReferenceFromMarkdown } from '../../src/remark/from-markdown.ts'
import { createContextReference } from '../../src/remark/node.ts'
import remarkContextReference from '../../src/remark/plugin.ts'
import { contextReferenceToMarkdown } from '../../src/remark/to-markdown.ts'
import type { Placed, Runners, TreeNode } from './check.ts'
import { type Dialect, dialectsOf, nodesOf } from './dialects.ts'
import { withSource } from './files.ts'
import { needlessEscapes } from './minimality.ts'
import { shownAt } from './shown.ts'
import { writeText } from './text.ts'

/** The checks of what Markdown parsers, and the plugin in them, make of a text. */
export const markdownRunners: Pick<
  Runners,
  'collect-markdown' | 'survives' | 'displays' | 'minimal' | 'serialize' | 'nodes' | 'html' | 'diagnostics'
> = {
  'collect-markdown': ({ input, dialects, expect: found }) => {
    const text = writeText(input)
    const shift = text.startsWith('\ufeff') ? 1 : 0
    const inTree = found.map((one) => ({ ...one, start: one.start - shift, end: one.end - shift }))
    for (const dialect of dialectsOf(dialects)) {
      const { name, extensions } = dialect
      const collected = collectMarkdownContextReferences(text, { extensions })
      expect(collected, name).toStrictEqual(found.map((one) => withSource(text, one)))
      expect(nodesOf(dialect.first(text)), `${name}, the plugin first`).toStrictEqual(inTree)
      expect(nodesOf(dialect.last(text)), `${name}, the plugin last`).toStrictEqual(inTree)
    }
  },

  survives: ({ input, dialects, expect: label }) => {
    const { text, start, end, source } = place(input)
    const { kind, contextId, image = kind === 'image' } = input.reference
    const expected = [{ kind, contextId, label, image, source, start, end }]
    const overlapping = (one: { start: number; end: number }) => one.start < end && start < one.end
    expect(collectComposerContextReferences(text).filter(overlapping)).toStrictEqual(expected)
    for (const { name, extensions } of dialectsOf(dialects)) {
      const found = collectMarkdownContextReferences(text, { extensions })
      expect(found.filter(overlapping), name).toStrictEqual(expected)
    }
  },

  displays: ({ input, dialects = ['commonmark', 'gfm'], expect: label }) => {
    const { text, start, end } = place(input)
    for (const dialect of dialectsOf(dialects)) {
      expect(shownAt(dialect.plain(text), { start, end }), dialect.name).toStrictEqual([label])
    }
  },

  minimal: ({ input, dialects = ['commonmark', 'gfm'], expect: needless }) => {
    const source = formatComposerContextReference(input.reference)
    expect(needlessEscapes(source, input.surroundings, dialectsOf(dialects))).toStrictEqual(needless)
  },

  serialize: ({ input, expect: markdown }) => {
    const paragraph: Paragraph = {
      type: 'paragraph',
      children: input.map((part) =>
        typeof part === 'string'
          ? { type: 'text', value: part }
          : createContextReference({ ...part, label: sanitizeComposerContextLabel(part.label, part.kind) }),
      ),
    }
    const written = toMarkdown(paragraph, { extensions: [contextReferenceToMarkdown()] })
    expect(written).toBe(`${markdown}\n`)
    const root = fromMarkdown(written, { mdastExtensions: [contextReferenceFromMarkdown()] })
    expect(root.children.map(withoutPosition)).toStrictEqual([withoutPosition(paragraph)])
  },

  nodes: async ({ input, dialects, expect: nodes }) => {
    for (const dialect of dialectsOf(dialects)) {
      const processor = processorOf(dialect)
      const file = new VFile(input)
      const tree = processor.parse(file)
      await processor.run(tree, file)
      expect(mediaOf(tree), dialect.name).toStrictEqual(nodes)
    }
  },

  html: async ({ input, dialects, expect: html }) => {
    for (const dialect of dialectsOf(dialects)) {
      const processor = processorOf(dialect).use(remarkRehype).use(rehypeStringify)
      expect(String(await processor.process(input)), dialect.name).toBe(html)
    }
  },

  diagnostics: async ({ input, dialects, records, expect: places }) => {
    for (const dialect of dialectsOf(dialects)) {
      const processor = processorOf(dialect).use(remarkContextReference, { records })
      const file = new VFile(input)
      await processor.run(processor.parse(file), file)
      const found = file.messages.map(({ ruleId, line, column }) => ({ ruleId, line, column }))
      expect(found, dialect.name).toStrictEqual(places)
    }
  },
}

function place({ reference, before, after }: Placed): {
  text: string
  source: string
  start: number
  end: number
} {
  const source = formatComposerContextReference(reference)
  const start = before.length
  return { text: before + source + after, source, start, end: start + source.length }
}

/** The links, images and references of a tree, in the order of the text. */
function mediaOf(tree: Root): TreeNode[] {
  const nodes: TreeNode[] = []
  const types = ['link', 'image', 'linkReference', 'imageReference', 'contextReference'] as const
  visit(tree, [...types], (node, _, parent) => {
    nodes.push({
      type: node.type,
      parent: parent?.type ?? '',
      start: node.position?.start.offset ?? -1,
      end: node.position?.end.offset ?? -1,
      ...('url' in node ? { url: node.url } : {}),
    })
  })
  return nodes
}

function processorOf({ plugins }: Dialect) {
  return unified().use(remarkParse).use(plugins).use(remarkContextReference)
}

function withoutPosition(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node, (key, value) => (key === 'position' ? undefined : value)))
}
