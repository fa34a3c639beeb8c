import { type ComposerContextReference, collectComposerContextReferences } from './scan.ts'

/**
 * Replace references in a text.
 *
 * @param text any text; anything but a string counts as empty
 * @param replace gives what stands for an occurrence (with its `!` in the image form); it is inserted as it is
 * @param references the occurrences to replace, in order, as offsets of this text; by default all of the raw scan.
 *   Pass those of `collectMarkdownContextReferences` to leave code and the like alone.
 * @returns the text with the replacements; the same string if there is nothing to replace
 */
export function replaceComposerContextReferences(
  text: string,
  replace: (reference: ComposerContextReference) => string,
  references: Iterable<ComposerContextReference> = collectComposerContextReferences(text),
): string {
  if (typeof text !== 'string') return ''
  let result = ''
  let end = 0
  for (const reference of references) {
    result += text.slice(end, reference.start) + replace(reference)
    end = reference.end
  }
  return result + text.slice(end)
}

/** Cut every reference out of a text. What stood around them is joined as it is, even if that makes another one. */
export function stripInlineContextReferences(text: string): string {
  return replaceComposerContextReferences(text, () => '')
}

/** The ids that a text refers to, each once, in the order in which they first occur. */
export function collectInlineContextIds(text: string): string[] {
  return [...new Set(collectComposerContextReferences(text).map((reference) => reference.contextId))]
}

/** Whether a text is made of references of the kind `image`, at least one, and white space. */
export function isImageReferencesOnly(text: string): boolean {
  const rest = replaceComposerContextReferences(text, ({ kind, source }) => (kind === 'image' ? '' : source))
  return collectComposerContextReferences(text).length > 0 && rest.trim() === ''
}
