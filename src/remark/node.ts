import type { ElementContent, Properties } from 'hast'
import type { Data, Literal } from 'mdast'
import type { Position } from 'unist'
import type { ComposerContextReference } from '../reference/scan.ts'
import { contextReferenceToHast, type ToHast } from './to-hast.ts'

/** A context reference: a leaf, as a chip is (specification, section 4). */
export interface ContextReference extends Literal {
  /** Node type. */
  type: 'contextReference'
  /** What the record is: `image`, `file`, `terminal`, … or a kind of a newer client. */
  kind: string
  /** Which record it is; compared exactly. */
  contextId: string
  /** The label value: decoded and sanitized; what writers use. */
  label: string
  /** Whether it is written in the image form. */
  image: boolean
  /** Equals `label`: makes it a unist literal, so that `toString`, slugs and search see it. */
  value: string
  /** Data associated with the node. */
  data?: ContextReferenceData | undefined
}

/** Fields of `data`; other packages may add to it. */
export interface ContextReferenceData extends Data {
  /** Whether `options.records` knows no record for the id. */
  unresolved?: boolean | undefined
  /** The element's name, for `remark-rehype`. */
  hName?: string | undefined
  /** The element's properties, for `remark-rehype`. */
  hProperties?: Properties | undefined
  /** The element's children, for `remark-rehype`. */
  hChildren?: ElementContent[] | undefined
}

declare module 'mdast' {
  interface PhrasingContentMap {
    contextReference: ContextReference
  }
  interface RootContentMap {
    contextReference: ContextReference
  }
}

/**
 * Make the node of a reference, with what `remark-rehype` needs in its `data`.
 *
 * @param reference what it says
 * @param toHast makes its HTML element
 * @param position of the link that it is made of
 */
export function createContextReference(
  reference: Pick<ComposerContextReference, 'kind' | 'contextId' | 'label' | 'image'>,
  toHast: ToHast = contextReferenceToHast,
  position?: Position | undefined,
): ContextReference {
  const { kind, contextId, label, image } = reference
  const node: ContextReference = { type: 'contextReference', kind, contextId, label, image, value: label }
  if (position) node.position = position
  setHast(node, toHast)
  return node
}

/** Set the fields of `data` that decide the HTML of a node. */
export function setHast(node: ContextReference, toHast: ToHast): void {
  const { tagName, properties, children } = toHast(node)
  node.data = { ...node.data, hName: tagName, hProperties: properties, hChildren: children }
}
