import type { Root } from 'mdast'
import { gfm } from 'micromark-extension-gfm'
import type { Extension } from 'micromark-util-types'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { VFile } from 'vfile'
import remarkContextReference from '../../src/index.ts'

/** A Markdown, without and with the plugin. */
export interface Dialect {
  name: string
  /** The Markdown alone. */
  plain: (text: string) => Root
  /** Parse and run with the plugin; `messages` are what the run said. */
  read: (text: string) => Reading
  /** The same with the plugin behind the others. */
  readAfter: (text: string) => Reading
  stringify: (tree: Root) => string
  /** For `collectMarkdownContextReferences`. */
  extensions: Extension[]
}

/** What a run gives. */
export interface Reading {
  tree: Root
  messages: string[]
}

export const COMMONMARK: Dialect = createDialect('CommonMark', [], [])
export const GFM: Dialect = createDialect('GFM', [remarkGfm], [gfm()])

function createDialect(name: string, plugins: PluggableList, extensions: Extension[]): Dialect {
  const plain = remark().use(plugins).freeze()
  const before = remark().use(remarkContextReference).use(plugins).freeze()
  const after = remark().use(plugins).use(remarkContextReference).freeze()
  const reader = (processor: typeof before) => (text: string) => {
    const file = new VFile(text)
    const tree = processor.runSync(processor.parse(file), file) as Root
    return { tree, messages: file.messages.map(String) }
  }
  return {
    name,
    plain: (text) => plain.parse(text),
    read: reader(before),
    readAfter: reader(after),
    stringify: (tree) => before.stringify(tree),
    extensions,
  }
}
