import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { contextReferenceFromMarkdown } from './from-markdown.ts'
import { parsers } from './parsers.fixture.ts'

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

it('should make a node of the longest reference', () => {
  const [label, kind, id] = ['\\&'.repeat(512), 'k'.repeat(40), 'i'.repeat(128)]
  const markdown = `![${label}](t3-context://v1/${kind}/${id})`
  const tree = fromMarkdown(markdown, { mdastExtensions: [contextReferenceFromMarkdown()] })
  expect(tree).toMatchObject({
    children: [{ children: [{ type: 'contextReference', kind, contextId: id }] }],
  })
})

it('should make nodes of the longest references, and far behind', () => {
  const label = '\\]'.repeat(512)
  const source = `![${label}](t3-context://v1/${'k'.repeat(40)}/${'I'.repeat(128)})`
  const markdown = `${'a '.repeat(source.length)}${source} ${source}`
  const tree = fromMarkdown(markdown, { mdastExtensions: [contextReferenceFromMarkdown()] })
  expect(typesOf(tree)).toEqual(['contextReference', 'contextReference'])
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
