import { gfm } from 'micromark-extension-gfm'
import { collectMarkdownContextReferences } from '../markdown/collect.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import { replaceComposerContextReferences } from '../reference/replace.ts'
import type { ComposerContextReference } from '../reference/scan.ts'

/** How often to try; each time the text is parsed. One that needs more is not made by people. */
const ROUNDS_MAX = 8

/**
 * Rewrite the references that CommonMark with GFM sees to canonical source; every other character stays. A reference
 * that would be lost by it stays as it is: behind an open backtick a label with two of them is a link, and one with
 * two escaped ones is not, since in code a backslash escapes nothing.
 *
 * @param text any Markdown
 * @returns the text, in which Markdown sees the same references; formatting it again changes nothing
 */
export function formatReferences(text: string): string {
  const references = collect(text)
  const sources = new Map(references.map((one) => [one, formatComposerContextReference(one)]))
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const formatted = replaceComposerContextReferences(
      text,
      (one) => sources.get(one) ?? one.source,
      references,
    )
    if (formatted === text) return text
    const seen = collect(formatted)
    const lost = findLost(sources, seen)
    if (lost.length === 0 && seen.length === references.length) return formatted
    const reverted = lost.filter((one) => sources.get(one) !== one.source)
    if (reverted.length === 0) return text
    for (const one of reverted) sources.set(one, one.source)
  }
  return text
}

function collect(text: string): ComposerContextReference[] {
  return collectMarkdownContextReferences(text, { extensions: [gfm()] })
}

/** Find the references that are not seen where their new sources stand. */
function findLost(
  sources: ReadonlyMap<ComposerContextReference, string>,
  seen: readonly ComposerContextReference[],
): ComposerContextReference[] {
  const sourcesSeen = new Map(seen.map(({ start, source }) => [start, source]))
  const lost: ComposerContextReference[] = []
  let shift = 0
  for (const [reference, source] of sources) {
    if (sourcesSeen.get(reference.start + shift) !== source) lost.push(reference)
    shift += source.length - reference.source.length
  }
  return lost
}
