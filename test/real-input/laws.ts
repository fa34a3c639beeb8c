import { isDeepStrictEqual } from 'node:util'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { collectMarkdownContextReferences } from '../../src/markdown/index.ts'
import { collectComposerContextReferences } from '../../src/reference/index.ts'
import type { Dialect } from './dialects.ts'
import { outline } from './outline.ts'
import { type Insert, insertAt } from './places.ts'
import type { TestReference } from './references.ts'

interface Found extends TestReference {
  source: string
  start: number
  end: number
}

/** Whether the plugin neither changes the tree of a document without references nor says anything about it. */
export function staysAsItIs(text: string, tree: Root, dialect: Dialect): boolean {
  const reading = dialect.read(text)
  return reading.messages.length === 0 && isDeepStrictEqual(reading.tree, tree)
}

/**
 * Hold every law against a document with references put into its prose.
 *
 * @param original the document without references
 * @param originalTree its tree, without the plugin
 * @param inserts the references, in the order of their places
 * @param dialect which Markdown
 * @returns what does not hold, in words; undefined if all do
 */
export function findFault(
  original: string,
  originalTree: Root,
  inserts: readonly Insert[],
  dialect: Dialect,
): string | undefined {
  try {
    const text = insertAt(original, inserts)
    const { tree, messages } = dialect.read(text)
    const nodes = findNodes(tree, text)
    let added = 0
    const expected = inserts.map(({ place, source, reference }) => {
      const start = place + added
      added += source.length + 1
      return { ...reference, source, start, end: start + source.length }
    })

    if (!isDeepStrictEqual(nodes, expected)) return `nodes: ${difference(nodes, expected)}`
    if (messages.length > 0) return `messages: ${messages.join('; ')}`
    if (outline(tree) !== outline(originalTree)) return 'the rest of the tree is another'
    const seen = collectMarkdownContextReferences(text, { extensions: dialect.extensions })
    if (!isDeepStrictEqual(seen, expected)) return `collectMarkdown…: ${difference(seen, expected)}`
    const raw = new Map(
      collectComposerContextReferences(text).map((reference) => [reference.start, reference]),
    )
    const scanned = expected.map(({ start }) => raw.get(start))
    if (!isDeepStrictEqual(scanned, expected)) return `collectComposer…: ${difference(scanned, expected)}`
    const rewritten = dialect.stringify(tree)
    const again = findNodes(dialect.readAfter(rewritten).tree, rewritten).map(identity)
    const kept = inserts.map(({ reference }) => reference)
    if (!isDeepStrictEqual(again, kept)) return `written and read again: ${difference(again, kept)}`
    return undefined
  } catch (error) {
    return error instanceof Error ? `throws ${error.stack}` : `throws ${error}`
  }
}

/** The nodes of references of a tree, as the text codec gives them: with offsets that count a byte order mark. */
function findNodes(tree: Root, text: string): Found[] {
  const shift = text.startsWith('\ufeff') ? 1 : 0
  const nodes: Found[] = []
  visit(tree, 'contextReference', ({ kind, contextId, label, image, position }) => {
    const start = (position?.start.offset ?? Number.NaN) + shift
    const end = (position?.end.offset ?? Number.NaN) + shift
    nodes.push({ kind, contextId, label, image, source: text.slice(start, end), start, end })
  })
  return nodes
}

function identity({ kind, contextId, label, image }: TestReference): TestReference {
  return { kind, contextId, label, image }
}

/** The first place at which two lists differ. */
function difference(actual: readonly unknown[], expected: readonly unknown[]): string {
  const index = expected.findIndex((item, position) => !isDeepStrictEqual(actual[position], item))
  const at = index === -1 ? expected.length : index
  return `expected ${JSON.stringify(expected[at])}, found ${JSON.stringify(actual[at])}`
}
