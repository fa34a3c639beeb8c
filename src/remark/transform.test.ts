import type { Html, Link, PhrasingContent, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { remark } from 'remark'
import { removePosition } from 'unist-util-remove-position'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import remarkContextReference, { type RemarkContextReferenceOptions } from '../index.ts'
import { createContextReference } from './node.ts'

function root(...children: PhrasingContent[]): Root {
  return { type: 'root', children: [{ type: 'paragraph', children }] }
}

function link(...children: PhrasingContent[]): Link {
  return { type: 'link', url: 't3-context://v1/file/x', children }
}

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** Run the plugin over a tree; give the children of its first paragraph, and the messages. */
function run(
  tree: Root,
  value?: string,
  options?: RemarkContextReferenceOptions,
): { children: RootContent[]; reasons: string[] } {
  const file = new VFile(value === undefined ? undefined : { value })
  remark().use(remarkContextReference, options).runSync(tree, file)
  const [first] = tree.children
  if (!first || !('children' in first)) throw new Error('No paragraph')
  return { children: first.children, reasons: file.messages.map(({ reason }) => reason) }
}

/** What the plugin makes of a tree that was parsed without it. */
function runParsed(markdown: string, value?: string): ReturnType<typeof run> {
  return run(fromMarkdown(markdown), value)
}

const SHORTCUT = { identifier: 'n', referenceType: 'shortcut' } as const

const REFERENCE = { type: 'contextReference', kind: 'file', contextId: 'x', label: 'a', value: 'a' }

describe('a tree without positions, and a file without a value', () => {
  it.each<[string, Link, string]>([
    ['a text', link(text('a')), 'a'],
    ['no text', link(), 'file'],
    ['emphasis and code', link(text('a '), { type: 'emphasis', children: [text('b')] }), 'a b'],
    ['code', link({ type: 'inlineCode', value: 'a' }), 'a'],
    ['brackets', link(text('a [b]')), 'a b'],
    ['a title that is null', { ...link(text('a')), title: null }, 'a'],
    ['an empty title', { ...link(text('a')), title: '' }, 'a'],
  ])('should make a reference of a link with %s', (_, node, label) => {
    const { children, reasons } = run(root(text('b '), node, text(' c')))
    expect(children.map(({ type }) => type)).toEqual(['text', 'contextReference', 'text'])
    expect(children[1]).toMatchObject({ ...REFERENCE, label, value: label, image: false })
    expect(children[1]).not.toHaveProperty('position')
    expect(reasons).toEqual([])
  })

  it('should make a reference of an image by its alternative text', () => {
    const url = 't3-context://v1/file/x'
    const { children } = run(root({ type: 'image', url, alt: 'a' }, { type: 'image', url }))
    expect(children).toMatchObject([
      { ...REFERENCE, image: true },
      { ...REFERENCE, label: 'file', value: 'file', image: true },
    ])
  })

  it.each<[string, Link, string]>([
    ['a title', { ...link(text('a')), title: 't' }, 'a title'],
    ['an image', link({ type: 'image', url: 'https://e.com/i.png', alt: 'a' }), 'a link without its source'],
    [
      'a reference',
      link(createContextReference({ kind: 'file', contextId: 'y', label: 'b', image: true })),
      'a link without its source',
    ],
    ['a hard break', link(text('a'), { type: 'break' }, text('b')), 'a link without its source'],
    ['a footnote', link({ type: 'footnoteReference', identifier: 'n' }), 'a link without its source'],
    ['an image reference', link({ type: 'imageReference', ...SHORTCUT }), 'a link without its source'],
    [
      'a link reference',
      link({ type: 'linkReference', ...SHORTCUT, children: [] }),
      'a link without its source',
    ],
    ['a link', link({ type: 'link', url: 'u', children: [] }), 'a link without its source'],
    ['a soft break', link(text('a\nb')), 'a link without its source'],
  ])('should not make a reference of a link with %s', (_, node, found) => {
    const { children, reasons } = run(root(node))
    expect(children).toEqual([node])
    expect(reasons).toEqual([`Expected a link: [label](URI), found ${found}`])
  })

  it('should not make a reference of a link with another URL', () => {
    const { children, reasons } = run(
      root(
        { ...link(text('a')), url: 't3-context://v1/File/x' },
        { ...link(text('a')), url: 'https://e.com' },
      ),
    )
    expect(children.map(({ type }) => type)).toEqual(['link', 'link'])
    expect(reasons).toEqual([
      'Expected a kind in lower case: a–z, then a–z 0–9 -, at most 40 characters, found "File"',
    ])
  })

  it('should read a tree whose positions were removed like the one before', () => {
    const tree = fromMarkdown('a [b](t3-context://v1/file/x) ![c](t3-context://v1/image/y "t")')
    removePosition(tree, { force: true })
    expect(run(tree).children.map(({ type }) => type)).toEqual(['text', 'contextReference', 'text', 'image'])
  })

  it('should also find what stands beside a replaced link', () => {
    const { children } = run(root(link(text('a')), link(text('a')), link(text('a'))))
    expect(children).toMatchObject([REFERENCE, REFERENCE, REFERENCE])
  })
})

describe('a tree without positions, and a file with a value', () => {
  it.each(['', 'text', '[a](t3-context://v1/file/x)'])(
    'should stay what it is beside the text %j',
    (value) => {
      const { children, reasons } = run(root(link(text('a'))), value)
      expect(children.map(({ type }) => type)).toEqual(['link'])
      expect(reasons).toEqual(['Expected a link: [label](URI), found a link without its source'])
    },
  )
})

describe('a tree with positions', () => {
  const markdown = 'b [a](t3-context://v1/file/x) ![a](t3-context://v1/file/x) [c]( t3-context://v1/file/x)'

  it('should be decided by the text of the file', () => {
    const { children, reasons } = runParsed(markdown, markdown)
    expect(children.map(({ type }) => type)).toEqual([
      'text',
      'contextReference',
      'text',
      'contextReference',
      'text',
      'link',
    ])
    expect(children[1]).toMatchObject({ ...REFERENCE, image: false, position: { start: { offset: 2 } } })
    expect(children[3]).toMatchObject({ ...REFERENCE, image: true, position: { start: { offset: 30 } } })
    expect(reasons).toEqual(['Expected "t3-context://v1/" right after "(", found a space'])
  })

  it('should be decided by the text of a file of bytes', () => {
    const file = new VFile(new TextEncoder().encode(`é ${markdown}`))
    const tree = fromMarkdown(`é ${markdown}`)
    remark().use(remarkContextReference).runSync(tree, file)
    expect(JSON.stringify(tree).match(/"contextReference"/g)).toHaveLength(2)
  })

  it('should be decided by the text behind a byte order mark', () => {
    const { children } = runParsed(`\ufeff${markdown}`, `\ufeff${markdown}`)
    expect(children.map(({ type }) => type).filter((type) => type !== 'text')).toEqual([
      'contextReference',
      'contextReference',
      'link',
    ])
  })

  it('should stay what it is without the text', () => {
    const { children, reasons } = runParsed(markdown)
    expect(children.map(({ type }) => type)).toEqual(['text', 'link', 'text', 'image', 'text', 'link'])
    expect(reasons).toEqual([
      'Expected a link: [label](URI), found a link without its source',
      'Expected a link: [label](URI), found an image without its source',
      'Expected a link: [label](URI), found a link without its source',
    ])
  })

  it('should stay what it is beside a text that is not its own', () => {
    const value = markdown.replaceAll('[', '(').replaceAll(']', ')')
    const { children, reasons } = runParsed(markdown, value)
    expect(children.map(({ type }) => type)).toEqual(['text', 'link', 'text', 'image', 'text', 'link'])
    expect(reasons).toEqual([
      'Expected a link: [label](URI), found a link of another syntax',
      'Expected a link: [label](URI), found an image of another syntax',
      'Expected a link: [label](URI), found a link of another syntax',
    ])
  })

  it('should be shown as a whole if the text at its place is another reference', () => {
    const tree = fromMarkdown('[a](t3-context://v1/File/x)')
    const { children, reasons } = run(tree, '[a](t3-context://v1/file/x)')
    expect(children.map(({ type }) => type)).toEqual(['link'])
    expect(reasons).toEqual([
      'Expected a kind in lower case: a–z, then a–z 0–9 -, at most 40 characters, found "File"',
    ])
  })

  it('should stay as it is where another syntax makes links', () => {
    const tree = root({
      ...link(text('a')),
      position: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 6, offset: 5 } },
    })
    const { reasons } = run(tree, '((a))')
    expect(reasons).toEqual(['Expected a link: [label](URI), found a link of another syntax'])
  })

  it('should not lose a link that is the whole tree', () => {
    const tree = link(text('a'))
    remark()
      .use(remarkContextReference)
      .runSync(tree as Link & Root)
    expect(tree).toEqual(link(text('a')))
  })
})

describe('a definition without a source', () => {
  it('should be reported by its URL', () => {
    const file = new VFile()
    const tree: Root = {
      type: 'root',
      children: [{ type: 'definition', identifier: 'n', url: 't3-context://v1/file/x' }],
    }
    remark().use(remarkContextReference).runSync(tree, file)
    expect(file.messages.map(({ reason, place, note }) => [reason, place, note])).toEqual([
      [
        'Expected a link: [label](URI), found a definition',
        undefined,
        't3-context://v1/file/x\n^^^^^^^^^^^^^^^^^^^^^^',
      ],
    ])
  })
})

describe('a reference to a definition that was rejected', () => {
  it('should be found as the HTML finds it', () => {
    const tree: Root = {
      type: 'root',
      children: [
        { type: 'linkReference', ...SHORTCUT, identifier: 'SS', children: [] },
        { type: 'definition', identifier: 'ß', url: 't3-context:' },
      ],
    }
    remark().use(remarkContextReference).runSync(tree)
    expect(tree.children[0]?.data).toMatchObject({ hName: 'span' })
  })
})

describe('a link that was rejected', () => {
  it('should keep what stands in it, and that is looked at too', () => {
    const markdown = '[![i](t3-context://v1/image/i)](t3-context://v1/file/x)'
    const { children, reasons } = runParsed(markdown, markdown)
    expect(children).toMatchObject([{ type: 'link', children: [{ type: 'contextReference', label: 'i' }] }])
    expect(reasons).toEqual([
      'Expected a label without brackets and line breaks, at most 512 characters, found "["',
    ])
  })
})

describe('options.records', () => {
  it('should mark references without a record, whoever made them', () => {
    const made = createContextReference({ kind: 'file', contextId: 'y', label: 'b', image: false })
    const { children } = run(root(link(text('a')), made), undefined, { records: ['x'] })
    expect(children).toMatchObject([
      { contextId: 'x', data: { hName: 'span' } },
      { contextId: 'y', data: { unresolved: true, hProperties: { dataContextUnresolved: 'true' } } },
    ])
    expect(children[0]?.data).not.toHaveProperty('unresolved')
  })
})

describe('options.toHast', () => {
  it('should make the HTML of a node that has none', () => {
    const { data: _, ...bare } = createContextReference({
      kind: 'file',
      contextId: 'x',
      label: 'a',
      image: false,
    })
    const plain = run(root({ ...bare }))
    expect(plain.children[0]?.data).toMatchObject({ hName: 'span' })
    const replaced = run(root({ ...bare }), undefined, {
      toHast: ({ label }) => ({
        type: 'element',
        tagName: 'mark',
        properties: { title: label },
        children: [],
      }),
    })
    expect(replaced.children[0]?.data).toEqual({ hName: 'mark', hProperties: { title: 'a' }, hChildren: [] })
  })

  it('should not replace what another plugin gave a node', () => {
    const node = createContextReference({ kind: 'file', contextId: 'x', label: 'a', image: false })
    node.data = { hName: 'b' }
    expect(run(root(node)).children[0]?.data).toEqual({ hName: 'b' })
  })
})

describe('everything else', () => {
  it('should not be touched', () => {
    const html: Html = { type: 'html', value: '<a href="t3-context://v1/file/x">' }
    const odd = { type: 'link', children: [] } as unknown as Link
    const tree = root(html, { ...link(text('a')), url: 'https://e.com' }, odd)
    const before = structuredClone(tree)
    expect(run(tree).reasons).toEqual([])
    expect(tree).toEqual(before)
  })
})
