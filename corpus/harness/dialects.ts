import type { Root } from 'mdast'
import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import type { Extension } from 'micromark-util-types'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'
import { visit } from 'unist-util-visit'
import remarkContextReference from '../../src/remark/plugin.ts'
import type { Found } from './files.ts'

/** A way to read Markdown that the suite names. */
export type DialectName = 'commonmark' | 'gfm' | 'gfm+math' | 'gfm+math+directive'

/** The same way for micromark, and for remark without and with the plugin. */
export interface Dialect {
  name: DialectName
  extensions: Extension[]
  plugins: PluggableList
  /** What a host makes of a text that does not know this package. */
  plain: (markdown: string) => Root
  /** With the plugin before those of the dialect. */
  first: (markdown: string) => Root
  /** With the plugin behind those of the dialect. */
  last: (markdown: string) => Root
}

const DIALECTS: Dialect[] = [
  createDialect('commonmark', [], []),
  createDialect('gfm', [gfm()], [remarkGfm]),
  createDialect('gfm+math', [gfm(), math()], [remarkGfm, remarkMath]),
  createDialect('gfm+math+directive', [gfm(), math(), directive()], [remarkGfm, remarkMath, remarkDirective]),
]

function createDialect(name: DialectName, extensions: Extension[], plugins: PluggableList): Dialect {
  const parser = (list: PluggableList) => {
    const processor = unified().use(remarkParse).use(list).freeze()
    return (markdown: string): Root => processor.parse(markdown)
  }
  return {
    name,
    extensions,
    plugins,
    plain: parser(plugins),
    first: parser([remarkContextReference, ...plugins]),
    last: parser([...plugins, remarkContextReference]),
  }
}

/** The names of the dialects, the plainest first. */
export const DIALECT_NAMES: readonly DialectName[] = DIALECTS.map(({ name }) => name)

/** The dialects with these names, by default all. */
export function dialectsOf(names: readonly DialectName[] = DIALECT_NAMES): Dialect[] {
  return names.map(dialectOf)
}

/** The dialect of a name. */
export function dialectOf(name: DialectName): Dialect {
  const dialect = DIALECTS.find((one) => one.name === name)
  if (!dialect) throw new Error(`No dialect ${name}`)
  return dialect
}

/** The references that the plugin made nodes of, with the offsets of the tree. */
export function nodesOf(tree: Root): Found[] {
  const found: Found[] = []
  visit(tree, 'contextReference', ({ kind, contextId, label, image, position }) => {
    const start = position?.start.offset ?? -1
    found.push({ kind, contextId, label, image, start, end: position?.end.offset ?? -1 })
  })
  return found
}
