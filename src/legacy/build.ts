import { type ComposerContextReferenceInput, formatComposerContextReference } from '../reference/format.ts'
import { type ComposerContextReference, collectComposerContextReferences } from '../reference/scan.ts'
import type { Span } from './span.ts'

/** A part of the prose that a reference takes the place of; nothing does, if there is none. */
export interface Replacement extends Span {
  reference: ComposerContextReferenceInput | undefined
}

/** The end of a text that would make the link behind it another form, no link, or the label of a directive. */
const ALTERING = /(?:[!\\\]]|:[A-Za-z][\w-]*)$/

/**
 * Build the text of a message from its prose and its references, in one pass.
 *
 * @param prose the message without the blocks at its end
 * @param replacements what to replace in it, in order
 * @param appended what to refer to at the end
 * @param isCut whether there were blocks at the end, so that white space there goes, too
 */
export function buildText(
  prose: string,
  replacements: readonly Replacement[],
  appended: readonly ComposerContextReferenceInput[],
  isCut: boolean,
): string {
  const written = new Map<ComposerContextReferenceInput, string>()
  const write = (reference: ComposerContextReferenceInput) => {
    const link = written.get(reference) ?? formatComposerContextReference(reference)
    written.set(reference, link)
    return link
  }
  const pieces: string[] = []
  let at = 0
  for (const { start, end, reference } of replacements) {
    if (start > at) pieces.push(prose.slice(at, start))
    const isLink = reference !== undefined || prose[end] === '[' || prose.startsWith('![', end)
    if (isLink && ALTERING.test(pieces.at(-1) ?? '')) pieces.push(' ')
    if (reference) pieces.push(write(reference))
    at = end
  }
  const text = pieces.join('') + prose.slice(at)
  const kept = isCut ? text.trimEnd() : text
  const tail = appended.map(write).join(' ')
  return kept + (kept !== '' && tail !== '' ? '\n\n' : '') + tail
}

/** Whether a text refers to exactly these, in this order. */
export function refersTo(
  text: string,
  references: readonly (ComposerContextReferenceInput | ComposerContextReference)[],
): boolean {
  return listOf(collectComposerContextReferences(text)) === listOf(references)
}

function listOf(references: readonly (ComposerContextReferenceInput | ComposerContextReference)[]): string {
  return JSON.stringify(
    references.map(({ kind, contextId, label, image = false }) => [kind, contextId, label, image]),
  )
}
