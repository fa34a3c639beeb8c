import type { Root } from 'mdast'
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown'
import { toMarkdown } from 'mdast-util-to-markdown'
import { unified } from 'unified'
import { VFile } from 'vfile'
import {
  contextReferenceFromMarkdown,
  contextReferenceToMarkdown,
  default as remarkContextReference,
} from '../../src/index.ts'
import { collectMarkdownContextReferences } from '../../src/markdown/index.ts'
import { cpuTime } from './clock.ts'
import { NESTED, REFERRING, REPORTED, WRITTEN } from './families/markdown.ts'
import { UNKNOWN_ID } from './families/samples.ts'
import type { Family } from './family.ts'
import { parseEvents } from './parser.ts'

/** Markdown in which the package has something to do. */
export const MARKDOWN: readonly Family[] = [...REFERRING, ...NESTED, ...REPORTED]

/** What the package does of its own while Markdown is read or written. */
export interface OwnShare {
  entryPoint: string
  function: string
  families: readonly Family[]
  /** The time of it, in milliseconds. */
  timeOf: (text: string) => number
}

/** The shares that can be timed by themselves, whatever time the parser takes. */
export const OWN_SHARES: readonly OwnShare[] = [
  {
    entryPoint: 'remark',
    function: 'contextReferenceFromMarkdown',
    families: MARKDOWN,
    timeOf: (text) => {
      const { extension, time } = timedExtension(contextReferenceFromMarkdown())
      fromMarkdown(text, { mdastExtensions: [extension] })
      return time()
    },
  },
  {
    entryPoint: 'remark',
    function: 'default',
    families: MARKDOWN,
    timeOf: (text) => {
      const tree = fromMarkdown(text, { mdastExtensions: [contextReferenceFromMarkdown()] })
      const processor = unified().use(remarkContextReference, { records: (id) => id !== UNKNOWN_ID })
      return cpuTime(() => processor.runSync(tree, new VFile(text)))
    },
  },
]

/** Work of a parser or writer, with the package and without it. */
export interface SharedWork {
  entryPoint: string
  function: string
  families: readonly Family[]
  withPackage: (text: string) => unknown
  without: (text: string) => unknown
}

/** The same work twice: what the package adds is the difference. */
export const SHARED_WORK: readonly SharedWork[] = [
  {
    entryPoint: 'markdown',
    function: 'collectMarkdownContextReferences',
    families: [...REFERRING, ...REPORTED],
    withPackage: (text) => collectMarkdownContextReferences(text),
    without: parseEvents,
  },
  {
    entryPoint: 'remark',
    function: 'contextReferenceFromMarkdown',
    families: [...REFERRING, ...REPORTED],
    withPackage: (text) => fromMarkdown(text, { mdastExtensions: [contextReferenceFromMarkdown()] }),
    without: (text) => fromMarkdown(text),
  },
  {
    entryPoint: 'remark',
    function: 'contextReferenceToMarkdown',
    families: WRITTEN,
    withPackage: (text) => toMarkdown(treeOf(text), { extensions: [contextReferenceToMarkdown()] }),
    without: (text) => toMarkdown(treeOf(text)),
  },
]

function treeOf(value: string): Root {
  return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] }
}

/** An extension whose handlers are timed. */
function timedExtension({ exit }: Extension): { extension: Extension; time: () => number } {
  let sum = 0
  const handlers = Object.entries(exit ?? {}).map(([name, handle]): [string, typeof handle] => [
    name,
    function (...parameters) {
      sum += cpuTime(() => handle?.apply(this, parameters))
    },
  ])
  return { extension: { exit: Object.fromEntries(handlers) }, time: () => sum }
}
