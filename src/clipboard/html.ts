import { readFirstAttribute } from './attribute.ts'
import {
  type ComposerContextClipboardFragment,
  decodeComposerContextFragment,
  encodeComposerContextFragment,
} from './fragment.ts'

/** The attribute of the HTML flavour that holds a fragment. */
export const COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE = 'data-t3-context-fragment'

const ATTRIBUTE_SHOWN = new RegExp(COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE, 'i')

/**
 * Write the HTML flavour of a copy, for targets that take no custom types (specification, section 10): an element that
 * shows the text, white space included, and carries the fragment in an attribute.
 *
 * ```text
 * <span data-t3-context-fragment='{"version":1,…}' style="white-space:pre-wrap">see [a.ts](…)</span>
 * ```
 *
 * @param fragment what the text refers to
 * @param text the canonical text, which goes onto the clipboard as `text/plain` too
 * @returns HTML that {@linkcode decodeComposerContextClipboardHtml} reads back as {@linkcode encodeComposerContextFragment}
 *   says; null if that gives null
 */
export function encodeComposerContextClipboardHtml(
  fragment: ComposerContextClipboardFragment,
  text = '',
): string | null {
  const json = encodeComposerContextFragment(fragment)
  if (json === null) return null
  // JSON is full of double quotes: between single ones they need no escape.
  const attribute = `${COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE}='${escapeHtml(json)}'`
  return `<span ${attribute} style="white-space:pre-wrap">${escapeHtml(text)}</span>`
}

/**
 * Read the fragment of an HTML flavour (specification, section 10), whatever quotes, character references, comments and
 * wrappers an application put around it. Of several, the first that is a fragment counts. Linear in the length of
 * the HTML. No tree is built, so inside of SVG and MathML, and in tags that a browser would leave out, it can decide
 * otherwise than a browser.
 *
 * @param html anything; never throws
 * @returns the fragment; null if no element carries one, even if a text, a comment or a script shows one
 */
export function decodeComposerContextClipboardHtml(html: unknown): ComposerContextClipboardFragment | null {
  // Most of what is pasted comes from elsewhere, and some of it is large.
  if (typeof html !== 'string' || !ATTRIBUTE_SHOWN.test(html)) return null
  return readFirstAttribute(html, COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE, decodeComposerContextFragment)
}

/** Write a text as HTML. A parser makes LF of a CR that is not a reference, and has no reference for NUL. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>'\r]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\0', '\ufffd')
}
