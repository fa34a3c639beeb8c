import type { Element } from 'hast'
import type { ContextReference } from './node.ts'

/** Makes the HTML element of a reference. */
export type ToHast = (node: ContextReference) => Element

/** The part of a `hast-util-sanitize` schema that is about references. */
export interface ContextReferenceSanitizeSchema {
  tagNames: string[]
  attributes: { span: (string | [string, ...string[]])[] }
}

/**
 * Make the default element of a reference: a `span` with the kind and the id, never an `href` or `src`, so that
 * nothing navigates or loads (specification, section 4).
 */
export function contextReferenceToHast(node: ContextReference): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: {
      className: ['context-reference'],
      dataContextKind: node.kind,
      dataContextId: node.contextId,
      ...(node.data?.unresolved ? { dataContextUnresolved: 'true' } : {}),
    },
    children: [{ type: 'text', value: node.label }],
  }
}

/** What the default element needs on top of the default schema of `rehype-sanitize`. */
export const contextReferenceSanitizeSchema: ContextReferenceSanitizeSchema = {
  tagNames: ['span'],
  attributes: {
    span: ['dataContextKind', 'dataContextId', 'dataContextUnresolved', ['className', 'context-reference']],
  },
}
