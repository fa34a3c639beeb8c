import { removeInlineContextReference } from '../reference/edit.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import { replaceComposerContextReferences } from '../reference/replace.ts'

/**
 * Remove every reference with one of these ids, each with one neighbouring space, in one pass; see
 * `removeInlineContextReference`.
 */
export function removeReferences(text: string, contextIds: ReadonlySet<string>): string {
  const [contextId] = contextIds
  if (contextId === undefined) return text
  // First they all get one id, so that the text is not searched once for each.
  const renamed = replaceComposerContextReferences(text, (reference) =>
    contextIds.has(reference.contextId)
      ? formatComposerContextReference({ ...reference, contextId })
      : reference.source,
  )
  return removeInlineContextReference(renamed, contextId)
}
