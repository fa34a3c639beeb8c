import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { type PluggableList, unified } from 'unified'
import remarkContextReference from '../remark/plugin.ts'

/** A way to read Markdown: without this package, and with its plugin before and after the others. */
export interface Parser {
  name: string
  plain: (text: string) => Root
  before: (text: string) => Root
  after: (text: string) => Root
  /** parse → stringify */
  rewrite: (text: string) => string
}

const PLUGINS: [name: string, plugins: PluggableList][] = [
  ['CommonMark', []],
  ['GFM', [remarkGfm]],
  ['math', [remarkMath]],
  ['directive', [remarkDirective]],
  ['GFM, math and directive', [remarkGfm, remarkMath, remarkDirective]],
]

/** Every parser that the laws are held against. */
export const PARSERS: Parser[] = PLUGINS.map(([name, plugins]) => {
  const parse = (list: PluggableList) => {
    const processor = unified().use(remarkParse).use(list).freeze()
    return (text: string): Root => processor.parse(text)
  }
  const all = unified()
    .use(remarkParse)
    .use(remarkStringify)
    .use(plugins)
    .use(remarkContextReference)
    .freeze()
  return {
    name,
    plain: parse(plugins),
    before: parse([remarkContextReference, ...plugins]),
    after: parse([...plugins, remarkContextReference]),
    rewrite: (text) => all.stringify(all.parse(text)),
  }
})
