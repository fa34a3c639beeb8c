import { parse, postprocess, preprocess } from 'micromark'
import type { Extension } from 'micromark-util-types'
import { type ComposerContextReference, collectComposerContextReferences } from '../reference/scan.ts'

/** Options of {@linkcode collectMarkdownContextReferences}. */
export interface MarkdownContextReferenceOptions {
  /** Syntax extensions for micromark, such as `gfm()`; CommonMark alone by default. */
  extensions?: readonly Extension[] | null | undefined
}

/**
 * Find the references in a text that are links or images for Markdown: not in code, HTML, escapes, or inside what
 * binds tighter than brackets (specification, section 3). A reference in the alternative text of an image is none.
 *
 * @param text any text; anything but a string holds no reference. A leading byte order mark counts as a character.
 * @param options which Markdown
 * @returns a subset of `collectComposerContextReferences(text)`: what the remark plugin makes nodes of
 */
export function collectMarkdownContextReferences(
  text: string,
  options: MarkdownContextReferenceOptions | null | undefined = {},
): ComposerContextReference[] {
  const candidates = collectComposerContextReferences(text)
  if (candidates.length === 0) return []
  const spans = readMediaSpans(text, options?.extensions ?? [])
  return candidates.filter(({ start, end }) => spans.get(start) === end)
}

/** The ends of the links and images of a text, by their starts. */
function readMediaSpans(text: string, extensions: readonly Extension[]): Map<number, number> {
  const chunks = preprocess()(text, undefined, true)
  const events = postprocess(
    parse({ extensions: [...extensions] })
      .document()
      .write(chunks),
  )
  // micromark drops a byte order mark and does not count it.
  const shift = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const spans = new Map<number, number>()
  let images = 0
  for (const [event, token] of events) {
    const isImage = token.type === 'image'
    if (event === 'exit') {
      if (isImage) images--
    } else if (isImage || token.type === 'link') {
      if (images === 0) spans.set(token.start.offset + shift, token.end.offset + shift)
      if (isImage) images++
    }
  }
  return spans
}
