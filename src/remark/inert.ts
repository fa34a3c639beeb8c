import type { Image, ImageReference, Link, LinkReference } from 'mdast'
import type { ContextReferenceData } from './node.ts'

/**
 * Take the address from the HTML of a node: it becomes a `span` with the same text. An `a` with an empty address
 * would still navigate, and some renderers write an empty one for a missing one.
 */
export function makeInert(node: Link | LinkReference | Image | ImageReference): void {
  const data: ContextReferenceData = { ...node.data, hName: 'span' }
  data.hProperties = { ...data.hProperties, href: undefined, src: undefined, alt: undefined }
  if (node.type === 'image' || node.type === 'imageReference') {
    data.hChildren = [{ type: 'text', value: node.alt ?? '' }]
  }
  node.data = data
}
