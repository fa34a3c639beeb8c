import type { Image, Link, Paragraph } from 'mdast'
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import {
  CONTEXT_ID_MAX,
  CONTEXT_URI_PREFIX,
  KIND_MAX,
  LABEL_MAX_ITEMS,
} from '../../grammar/context-reference.ts'
import { parseComposerContextHref } from '../reference/href.ts'
import { readComposerContextReference } from '../reference/scan.ts'
import { createContextReference } from './node.ts'
import type { ToHast } from './to-hast.ts'

/** The most UTF-16 code units that a reference has: each item of its label may be an escape. */
const REFERENCE_MAX = `![](${CONTEXT_URI_PREFIX}/)`.length + 2 * LABEL_MAX_ITEMS + KIND_MAX + CONTEXT_ID_MAX

/** Options of {@linkcode contextReferenceFromMarkdown}. */
export interface FromMarkdownOptions {
  /** Makes the HTML element of a reference; by default `contextReferenceToHast`. */
  toHast?: ToHast | undefined
}

/**
 * Create an extension for `mdast-util-from-markdown` that makes `contextReference` nodes of links and images whose
 * source is a reference. Everything else stays what it is.
 */
export function contextReferenceFromMarkdown(
  options: FromMarkdownOptions | null | undefined = {},
): Extension {
  return { exit: { link: exitMedia, image: exitMedia } }

  function exitMedia(this: CompileContext, token: Token): undefined {
    const node = this.stack[this.stack.length - 1] as Link | Image
    finishMedia(this, node)
    this.exit(token)
    if (!parseComposerContextHref(node.url)) return
    // Images nest in the alternative text of others: whoever took the source of each would read it again and again.
    if (token.end.offset - token.start.offset > REFERENCE_MAX) return
    const reference = readComposerContextReference(this.sliceSerialize(token))
    if (!reference) return
    const { children: siblings } = this.stack[this.stack.length - 1] as Paragraph
    siblings[siblings.length - 1] = createContextReference(reference, options?.toHast, node.position)
  }
}

/**
 * Do what `mdast-util-from-markdown` does at the end of a link or image: a handler of an extension stands in place
 * of its own. Until here a node is link and link reference in one.
 */
function finishMedia(context: CompileContext, node: Link | Image): void {
  const open = node as unknown as Record<string, unknown>
  if (context.data.inReference) {
    open.type = `${node.type}Reference`
    open.referenceType = context.data.referenceType ?? 'shortcut'
    delete open.url
    delete open.title
  } else {
    delete open.identifier
    delete open.label
  }
  context.data.referenceType = undefined
}
