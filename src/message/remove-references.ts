import { removeInlineContextReference } from '../reference/edit.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import { replaceComposerContextReferences } from '../reference/replace.ts'

/**
 * Remove every reference with one of these ids, each with one neighbouring space, in one pass; see
 * `removeInlineContextReference`. In the result nothing refers to them: where what stood around one is joined to another,
 * a space comes before its address.
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
  const removed = removeInlineContextReference(renamed, contextId)
  // References do not overlap, and what is taken apart is part of no other: once is enough, however deep they were.
  return replaceComposerContextReferences(removed, (reference) =>
    contextIds.has(reference.contextId) ? takeApart(reference.source) : reference.source,
  )
}

/** Put a space between the label and the address. Behind the label there is no bracket but those of the address. */
function takeApart(source: string): string {
  const address = source.lastIndexOf('(')
  return `${source.slice(0, address)} ${source.slice(address)}`
}
