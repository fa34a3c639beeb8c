import type { ComposerContextTarget } from '../../grammar/explain.ts'
import { escapeLabel } from './escape.ts'
import { formatComposerContextHref } from './href.ts'
import { sanitizeComposerContextLabel } from './label.ts'

/** What a reference is written from. */
export interface ComposerContextReferenceInput extends ComposerContextTarget {
  /** Display text, never identity; it is sanitized. */
  label: string
  /** Whether to write the image form, `![label](…)`; by default if the kind is `image`. */
  image?: boolean | undefined
}

/**
 * Write the canonical source of a reference (specification, section 2).
 *
 * ```text
 * { kind: 'file', contextId: 'ctx_1', label: '$HOME' }  →  [\$HOME](t3-context://v1/file/ctx_1)
 * ```
 *
 * @param reference kind, id, label, and the form if it is not the kind's own
 * @returns Markdown that every reader finds as one reference with this label value
 * @throws {TypeError} names the field for a kind or id outside the grammar
 */
export function formatComposerContextReference(reference: ComposerContextReferenceInput): string {
  const { kind, label, image = kind === 'image' } = reference
  const href = formatComposerContextHref(reference)
  return `${image ? '!' : ''}[${escapeLabel(sanitizeComposerContextLabel(label, kind))}](${href})`
}
