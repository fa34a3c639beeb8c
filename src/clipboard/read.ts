import { type ComposerContextClipboardFragment, decodeComposerContextFragment } from './fragment.ts'
import { decodeComposerContextClipboardHtml } from './html.ts'

/** The flavours of a clipboard that can hold a fragment, as `getData` gives them. */
export interface ComposerContextFlavours {
  /** What is there under `COMPOSER_CONTEXT_CLIPBOARD_MIME`. */
  custom?: unknown
  /** What is there under `text/html`. */
  html?: unknown
}

/**
 * Read the fragment of a clipboard (specification, section 10): from the custom type, else from the HTML. A damaged
 * flavour does not hide a good one.
 *
 * @param flavours each, or all of it, may be missing, empty or anything else; never throws
 * @returns the fragment; null if no flavour holds one
 */
export function readComposerContextClipboard(
  flavours: ComposerContextFlavours,
): ComposerContextClipboardFragment | null {
  const { custom, html }: ComposerContextFlavours = Object(flavours)
  return decodeComposerContextFragment(custom) ?? decodeComposerContextClipboardHtml(html)
}
