import type { Code, Nodes, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** A part of a page: what stands below a heading, up to the next one. */
export interface Section {
  title: string
  depth: number
  /** What links to the heading end in. */
  anchor: string
  /** The anchor of the heading of depth 2 that it belongs to: its own, or that of a section above. */
  chapter: string
  /** The entry point that it is about: what the nearest heading above is called that is named after one. */
  entryPoint: string
  content: RootContent[]
}

/** A block of code. */
export interface Block {
  language: string
  value: string
  /** Where it begins in the page. */
  line: number
  section: Section
  /** The file of the page. */
  path: string
  /** The last code in the paragraph before it: the name of a file. */
  name: string | undefined
  /** The block before it, in the same section. */
  previous: Block | undefined
}

/** A page of documentation. */
export interface Page {
  /** Its file, from the root of the repository. */
  path: string
  tree: Root
  sections: Section[]
  blocks: Block[]
}

/** Read a page: the Markdown of a file. */
export function readPage(markdown: string, path = 'README.md'): Page {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  const sections = sectionsOf(tree)
  return { path, tree, sections, blocks: sections.flatMap((section) => blocksOf(section, path)) }
}

/** The addresses in a page: of its links, images and definitions. */
export function urlsOf(tree: Root): string[] {
  const urls: string[] = []
  visit(tree, (node) => {
    if ('url' in node) urls.push(node.url)
  })
  return urls
}

const ENTRY_POINT = /^remark-t3-context(?:\/[a-z]+)?$/

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = []
  const counts = new Map<string, number>()
  let chapter = ''
  const above: Section[] = []
  for (const node of tree.children) {
    if (node.type !== 'heading') {
      sections.at(-1)?.content.push(node)
      continue
    }
    const title = textOf(node)
    const slug = slugOf(title)
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    const anchor = count === 0 ? slug : `${slug}-${count}`
    if (node.depth === 2) chapter = anchor
    while ((above.at(-1)?.depth ?? 0) >= node.depth) above.pop()
    const entryPoint = ENTRY_POINT.test(title) ? title : (above.at(-1)?.entryPoint ?? '')
    const section = { title, depth: node.depth, anchor, chapter, entryPoint, content: [] }
    above.push(section)
    sections.push(section)
  }
  return sections
}

/** The anchor of a heading, as GitHub and npm make it. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')
}

function blocksOf(section: Section, path: string): Block[] {
  const blocks: Block[] = []
  for (const [index, node] of section.content.entries()) {
    if (node.type === 'code')
      blocks.push(toBlock(node, section, path, section.content[index - 1], blocks.at(-1)))
  }
  return blocks
}

function toBlock(
  { lang, value, position }: Code,
  section: Section,
  path: string,
  before: RootContent | undefined,
  previous: Block | undefined,
): Block {
  const name = before?.type === 'paragraph' ? codesOf(before).at(-1) : undefined
  return { language: lang ?? '', value, line: position?.start.line ?? 0, section, path, name, previous }
}

/** The codes in the prose of a node. */
export function codesOf(node: Nodes): string[] {
  const codes: string[] = []
  visit(node, 'inlineCode', ({ value }) => {
    codes.push(value)
  })
  return codes
}
