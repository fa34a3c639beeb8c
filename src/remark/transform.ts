import type { Definition, Image, ImageReference, Link, LinkReference, PhrasingContent, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parseComposerContextHref } from '../reference/href.ts'
import { sanitizeComposerContextLabel } from '../reference/label.ts'
import { type ComposerContextReference, readComposerContextReference } from '../reference/scan.ts'
import { claimsContextScheme, reportRejected, reportUnresolved } from './diagnostics.ts'
import { makeInert } from './inert.ts'
import { type ContextReference, createContextReference, setHast } from './node.ts'
import type { RemarkContextReferenceOptions } from './options.ts'
import { contextReferenceToHast } from './to-hast.ts'

type Reading = Pick<ComposerContextReference, 'kind' | 'contextId' | 'label' | 'image'>

/**
 * Finish a tree in one walk: make nodes of references that the parser did not see as such (a tree from elsewhere),
 * report rejected links and unresolved ids, and take the address from the HTML of what was rejected.
 *
 * @param tree changed in place
 * @param file gets the messages; its text decides on nodes with a position
 * @param options of the plugin
 * @param isKnown whether there is a record for an id
 */
export function transformContextReferences(
  tree: Root,
  file: VFile,
  options: RemarkContextReferenceOptions,
  isKnown: (contextId: string) => boolean,
): undefined {
  const text = file.value === undefined ? undefined : String(file)
  const rejectedDefinitions = new Map<string, boolean>()
  const linkReferences: (LinkReference | ImageReference)[] = []

  visit(tree, (node, index, parent) => {
    switch (node.type) {
      case 'contextReference':
        finish(node)
        return
      case 'linkReference':
      case 'imageReference':
        linkReferences.push(node)
        return
      case 'definition': {
        const rejected = claimsContextScheme(node.url)
        // The first definition of a name counts.
        if (!rejectedDefinitions.has(node.identifier)) rejectedDefinitions.set(node.identifier, rejected)
        if (rejected) reportRejected(file, node, sourceOf(node, text), options.severity)
        return
      }
      case 'link':
      case 'image': {
        if (!claimsContextScheme(node.url)) return
        const reading = readNode(node, text)
        if (reading && parent && index !== undefined) {
          const made: ContextReference = createContextReference(reading, options.toHast)
          if (node.position) made.position = node.position
          const siblings = parent.children as PhrasingContent[]
          siblings[index] = made
          finish(made)
          return [SKIP, index + 1]
        }
        reportRejected(file, node, sourceOf(node, text), options.severity)
        if (options.inertRejected !== false) makeInert(node)
      }
    }
  })

  if (options.inertRejected !== false) {
    for (const node of linkReferences) if (rejectedDefinitions.get(node.identifier)) makeInert(node)
  }

  function finish(node: ContextReference): void {
    const unresolved = !isKnown(node.contextId)
    if (unresolved) {
      node.data = { ...node.data, unresolved }
      reportUnresolved(file, node, options.severity)
    }
    if (unresolved || !node.data?.hName) setHast(node, options.toHast ?? contextReferenceToHast)
  }
}

/** Read a link or image as a reference: one with a position by its source, one without only where there is no text. */
function readNode(node: Link | Image, text: string | undefined): Reading | undefined {
  const target = parseComposerContextHref(node.url)
  if (!target) return undefined
  if (node.position) {
    const source = sourceOf(node, text)
    return source === undefined ? undefined : readComposerContextReference(source)
  }
  if (text !== undefined || (node.title ?? null) !== null) return undefined
  const label = sanitizeComposerContextLabel(textOf(node), target.kind)
  return { ...target, label, image: node.type === 'image' }
}

/** The Markdown of a node. The parser does not count a byte order mark, so its offsets are one too low then. */
function sourceOf(node: Link | Image | Definition, text: string | undefined): string | undefined {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (text === undefined || start === undefined || end === undefined) return undefined
  const shift = text.charCodeAt(0) === 0xfeff ? 1 : 0
  return text.slice(start + shift, end + shift)
}
