import type { Root } from 'mdast'
import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import type { Extension } from 'micromark-util-types'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { type PluggableList, type Processor, unified } from 'unified'
import { visit } from 'unist-util-visit'
import remarkContextReference from '../../src/remark/plugin.ts'
import type { Found } from './files.ts'

/** A way to read Markdown that the suite names. */
export type DialectName = 'commonmark' | 'gfm' | 'gfm+math' | 'gfm+math+directive'

/** The same way for micromark and for remark. */
export interface Dialect {
  name: DialectName
  extensions: Extension[]
  plugins: PluggableList
}

const DIALECTS: Dialect[] = [
  { name: 'commonmark', extensions: [], plugins: [] },
  { name: 'gfm', extensions: [gfm()], plugins: [remarkGfm] },
  { name: 'gfm+math', extensions: [gfm(), math()], plugins: [remarkGfm, remarkMath] },
  {
    name: 'gfm+math+directive',
    extensions: [gfm(), math(), directive()],
    plugins: [remarkGfm, remarkMath, remarkDirective],
  },
]

/** The dialects with these names, by default all. */
export function dialectsOf(names: readonly DialectName[] = DIALECTS.map(({ name }) => name)): Dialect[] {
  return names.map((name) => {
    const dialect = DIALECTS.find((one) => one.name === name)
    if (!dialect) throw new Error(`No dialect ${name}`)
    return dialect
  })
}

/** Read Markdown as a host does that does not know this package. */
export function parsePlain({ plugins }: Dialect, markdown: string): Root {
  return unified().use(remarkParse).use(plugins).parse(markdown)
}

/** The references that the plugin makes nodes of, with the offsets of the tree. */
export function nodesOf(parser: Pick<Processor<Root>, 'parse'>, markdown: string): Found[] {
  const found: Found[] = []
  visit(parser.parse(markdown), 'contextReference', ({ kind, contextId, label, image, position }) => {
    const start = position?.start.offset ?? -1
    found.push({ kind, contextId, label, image, start, end: position?.end.offset ?? -1 })
  })
  return found
}

/** A parser with the plugin, before or after those of the dialect. */
export function parserOf({ plugins }: Dialect, order: 'first' | 'last' = 'last'): Processor<Root> {
  const list = order === 'first' ? [remarkContextReference, ...plugins] : [...plugins, remarkContextReference]
  return unified().use(remarkParse).use(list)
}
