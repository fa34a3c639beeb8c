import type { Options } from 'mdast-util-to-markdown'
import { formatComposerContextReference } from '../reference/format.ts'
import type { ContextReference } from './node.ts'

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    contextReference: 'contextReference'
  }
}

/**
 * Create an extension for `mdast-util-to-markdown` that writes `contextReference` nodes as canonical source.
 *
 * @throws {TypeError} when serializing, for a kind or id outside the grammar
 */
export function contextReferenceToMarkdown(): Options {
  handle.peek = (node: ContextReference) => (node.image ? '!' : '[')
  return { handlers: { contextReference: handle } }

  function handle(node: ContextReference): string {
    return formatComposerContextReference(node)
  }
}
