import type { Options, Unsafe } from 'mdast-util-to-markdown'
import { formatComposerContextReference } from '../reference/format.ts'
import type { ContextReference } from './node.ts'

/**
 * `:name` or `:name{key="` before a reference would make a directive of it. The pattern of `mdast-util-directive` is
 * skipped behind a character that is escaped itself.
 */
const DIRECTIVE: Unsafe = {
  character: ':',
  after: '(?=[^ \\r\\n!-,./:-@[-^`{-~]+(?:\\[|\\{[^]{0,999}[!\\[])$)',
  inConstruct: 'phrasing',
}

/**
 * Create an extension for `mdast-util-to-markdown` that writes `contextReference` nodes as canonical source.
 *
 * @throws {TypeError} when serializing, for a kind or id outside the grammar
 */
export function contextReferenceToMarkdown(): Options {
  handle.peek = (node: ContextReference) => (node.image ? '!' : '[')
  return { handlers: { contextReference: handle }, unsafe: [{ ...DIRECTIVE }] }

  function handle(node: ContextReference): string {
    return formatComposerContextReference(node)
  }
}
