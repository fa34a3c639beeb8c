import { type ComposerContextReferenceInput, formatComposerContextReference } from './format.ts'
import { collectInlineContextIds, replaceComposerContextReferences } from './replace.ts'
import { collectComposerContextReferences } from './scan.ts'

/** A text and where the caret stands in it, in UTF-16 code units. */
export interface TextWithCaret {
  text: string
  caret: number
}

// A reference may stand directly behind these, and directly before those.
const OPENS = /^$|[\s\p{Ps}\p{Pi}"']/u
const CLOSES = /^$|[\s\p{Pe}\p{Pf}"'.,;:!?…。、，；：！？]/u
const ESCAPABLE = /[!-/:-@[-`{-~]/

/**
 * Insert a reference at a caret. It is set off with one space from a neighbour to which it would be glued (words,
 * `!`, `\`, `:`, addresses); not from white space, the ends of the text, an opening bracket or quote before, or
 * closing punctuation after. Exactly this reference is then found, beside those that were there.
 *
 * @param text the text before
 * @param caret where to insert, clamped to the text; inside a reference, a surrogate pair or a backslash escape it
 *   moves behind it
 * @param reference what to insert; its form is the kind's own
 * @returns the new text, and the caret behind what was inserted
 * @throws {TypeError} for a kind or id outside the grammar
 */
export function insertInlineContextReference(
  text: string,
  caret: number,
  reference: ComposerContextReferenceInput,
): TextWithCaret {
  return insertAt(text, settle(text, caret), reference)
}

/** Insert a reference at the end of a text; see {@linkcode insertInlineContextReference}. */
export function appendInlineContextReference(text: string, reference: ComposerContextReferenceInput): string {
  return insertAt(text, text.length, reference).text
}

/**
 * Append those of the references whose ids a text does not mention yet, each id once, in order.
 *
 * @returns the new text; the same string if all are mentioned
 * @throws {TypeError} for a kind or id outside the grammar
 */
export function ensureInlineContextReferences(
  text: string,
  references: Iterable<ComposerContextReferenceInput>,
): string {
  const mentioned = new Set(collectInlineContextIds(text))
  const missing: ComposerContextReferenceInput[] = []
  for (const reference of references) {
    if (!mentioned.has(reference.contextId)) missing.push(reference)
    mentioned.add(reference.contextId)
  }
  const [first, ...rest] = missing
  if (!first) return text
  return [appendInlineContextReference(text, first), ...rest.map(formatOwnForm)].join(' ')
}

/**
 * Remove every occurrence of an id, each with one neighbouring space: the one before it, or at the start of a line
 * the one after it.
 *
 * @returns the new text; the same string if the id does not occur
 */
export function removeInlineContextReference(text: string, contextId: string): string {
  const occurrences = collectComposerContextReferences(text).filter(
    (reference) => reference.contextId === contextId,
  )
  let end = 0
  const widened = occurrences.map((reference) => {
    const before = text[reference.start - 1] === ' ' && reference.start > end ? 1 : 0
    const after = before === 0 && text[reference.end] === ' ' ? 1 : 0
    end = reference.end + after
    return { ...reference, start: reference.start - before, end }
  })
  return replaceComposerContextReferences(text, () => '', widened)
}

function formatOwnForm(reference: ComposerContextReferenceInput): string {
  return formatComposerContextReference({ ...reference, image: undefined })
}

function insertAt(text: string, at: number, reference: ComposerContextReferenceInput): TextWithCaret {
  const before = text.slice(0, at)
  const after = text.slice(at)
  const lead = OPENS.test(lastCharacter(before)) && !endsInAddress(before) ? '' : ' '
  const trail = CLOSES.test(firstCharacter(after)) ? '' : ' '
  const inserted = lead + formatOwnForm(reference) + trail
  return { text: before + inserted + after, caret: at + inserted.length }
}

/** Where a caret may stand: a whole number within the text, not inside what must stay together. */
function settle(text: string, caret: number): number {
  const at = Math.min(Math.max(Math.trunc(caret) || 0, 0), text.length)
  const around = collectComposerContextReferences(text).find(({ start, end }) => start < at && at < end)
  if (around) return around.end
  const insidePair = lastCharacter(text.slice(0, at + 1)).length === 2
  const insideEscape = ESCAPABLE.test(text.charAt(at)) && endsInBackslash(text, at)
  return insidePair || insideEscape ? at + 1 : at
}

/** Whether an odd number of backslashes stands before an index. */
function endsInBackslash(text: string, index: number): boolean {
  let first = index
  while (text[first - 1] === '\\') first--
  return (index - first) % 2 === 1
}

/** Whether the last word may be an address, which would go on into what is glued to it. */
function endsInAddress(text: string): boolean {
  let start = text.length
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start--
  return /www\.|:\/\/|@/i.test(text.slice(start))
}

function firstCharacter(text: string): string {
  return text === '' ? '' : String.fromCodePoint(text.codePointAt(0) ?? 0)
}

function lastCharacter(text: string): string {
  const pair = text.slice(-2)
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : text.slice(-1)
}
