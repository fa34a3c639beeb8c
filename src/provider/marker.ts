import { sanitizeComposerContextLabel } from '../reference/label.ts'
import type { ComposerContextReference } from '../reference/scan.ts'
import { escapeTags } from './escape.ts'
import { dropTagCharacters, word } from './single-line.ts'

/**
 * Write what stands in the text for a reference (specification, section 6.1).
 *
 * ```text
 * [Review comment: b.ts L4-L6; ref=ctx_r]
 * ```
 *
 * @param reference its label and id
 * @param kind of the record; that of the reference if there is none
 * @returns one line with one `[`, one `]` and, but for `&lt;`, one `;`
 */
export function formatMarker({ label, contextId }: ComposerContextReference, kind: string): string {
  const words = word(kind).replaceAll('-', ' ')
  const visible = sanitizeComposerContextLabel(dropTagCharacters(label).replaceAll(';', ' '), kind)
  return `[${words.slice(0, 1).toUpperCase()}${words.slice(1)}: ${escapeTags(visible)}; ref=${word(contextId)}]`
}
