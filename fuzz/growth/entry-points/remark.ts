import type { Definition, Image, Link, Root, RootContent } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import * as exports from '../../../src/index.ts'
import { createContextReference } from '../../../src/remark/node.ts'
import type { EntryPoint } from '../entry-point.ts'
import { pieces } from './values.ts'

const { contextReferenceToHast, contextReferenceToMarkdown, default: remarkContextReference } = exports

const node = (label: string) => createContextReference({ kind: 'file', contextId: 'a', label, image: false })

/** Run the plugin on a tree that no parser made; with a text, each node is as long as all of it. */
function run(nodes: readonly (Link | Image | Definition)[], text?: string) {
  const position = text === undefined ? {} : { position: spanOf(text) }
  const tree: Root = {
    type: 'root',
    children: nodes.map((one) => ({ ...one, ...position })) as RootContent[],
  }
  return unified().use(remarkContextReference).runSync(tree, new VFile(text))
}

function spanOf(text: string) {
  return { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: text.length } }
}

const link = (url: string, label = '', title?: string): Link => ({
  type: 'link',
  url,
  title,
  children: [{ type: 'text', value: label }],
})

const definition = (text: string): Definition => ({
  type: 'definition',
  identifier: text,
  url: `t3-context:${text}`,
})

/** The plugin, as far as it does not parse. */
export const remark: EntryPoint = {
  name: 'remark',
  exports,
  work: {
    contextReferenceToHast: { 'a label': (label) => contextReferenceToHast(node(label)) },
    contextReferenceToMarkdown: {
      'a label': (label) =>
        contextReferenceToMarkdown().handlers?.contextReference?.(
          node(label),
          undefined,
          undefined as never,
          undefined as never,
        ),
    },
    default: {
      'the URL of a link': (text) => run([link(`t3-context:${text}`)]),
      'the label of a link': (text) => run([link('t3-context://v1/file/a', text)]),
      'the source of a link': (text) => run([link('t3-context:x', text)], text),
      'the label and the URL of a link': (text) =>
        run([link(`t3-context:${text}`)], `[t3-context:${text}](t3-context:${text})`),
      'the label and the URL of a link, with an escape': (text) =>
        run([link(`t3-context:${text}_`)], `[t3-context:${text}](t3-context:${text}\\_)`),
      'the title of a link': (text) => run([link('t3-context:x', '', text)], `[](t3-context:x "${text}")`),
      'the alternative text of an image': (alt) =>
        run([{ type: 'image', url: 't3-context://v1/file/a', alt }], `![${alt}](<t3-context://v1/file/a>)`),
      'a definition': (text) => run([definition(text)], `[${text}]: t3-context:${text}`),
      links: (text) => run(pieces(text).map((piece) => link(`t3-context:${piece}`))),
      definitions: (text) => run(pieces(text).map(definition)),
    },
  },
  withParser: ['contextReferenceFromMarkdown', 'contextReferenceToMarkdown', 'default'],
}
