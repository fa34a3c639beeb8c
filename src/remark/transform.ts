import type { Association, Image, ImageReference, Link, LinkReference, PhrasingContent, Root } from 'mdast'
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
import { sourceOf } from './source.ts'
import { contextReferenceToHast } from './to-hast.ts'

/** What is written with brackets, or as a line break. */
const BRACKETED = new Set<string>([
  'break',
  'contextReference',
  'footnoteReference',
  'image',
  'imageReference',
  'link',
  'linkReference',
])

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
        const name = nameOf(node)
        if (!rejectedDefinitions.has(name)) rejectedDefinitions.set(name, rejected)
        if (rejected) reportRejected(file, node, text, options.severity)
        return
      }
      case 'link':
      case 'image': {
        // A tree that is a link has no place for another node.
        if (!claimsContextScheme(node.url) || !parent || index === undefined) return
        const reading = readNode(node, text)
        if (reading) {
          const made = createContextReference(reading, options.toHast, node.position)
          const siblings = parent.children as PhrasingContent[]
          siblings[index] = made
          finish(made)
          return SKIP
        }
        reportRejected(file, node, text, options.severity)
        if (options.inertRejected !== false) makeInert(node)
      }
    }
  })

  if (options.inertRejected !== false) {
    for (const node of linkReferences) if (rejectedDefinitions.get(nameOf(node))) makeInert(node)
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
    return source && readComposerContextReference(source.text)
  }
  const content = textOf(node)
  if (text !== undefined || node.title || !isLabel(node) || /[\r\n]/.test(content)) return undefined
  return {
    ...target,
    label: sanitizeComposerContextLabel(content, target.kind),
    image: node.type === 'image',
  }
}

/** Whether what stands in a link could be written without brackets and line breaks of its own. */
function isLabel(node: Link | Image): boolean {
  let holds = true
  visit(node, (child) => {
    if (BRACKETED.has(child.type) && child !== node) holds = false
  })
  return holds
}

/** Definitions and references to them meet by these, as in HTML. */
function nameOf({ identifier }: Association): string {
  return identifier.toUpperCase()
}
