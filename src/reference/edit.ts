import { type ComposerContextReferenceInput, formatComposerContextReference } from './format.ts'
import { collectInlineContextIds, replaceComposerContextReferences } from './replace.ts'
import { collectComposerContextReferences } from './scan.ts'

/** A text and where the caret stands in it, in UTF-16 code units. */
export interface TextWithCaret {
  text: string
  caret: number
}

/** The end of a text behind which a reference may stand; an address would go on into what is glued to it. */
const FREE_BEFORE = /$(?<![^\s\p{Ps}\p{Pi}"']|(?:www\.|:\/\/|@)\S*)/iu

/** The start of a text that a reference may stand directly before: the `!` of an image is no punctuation. */
const FREE_AFTER = /^(?!!\[|[^\s\p{Pe}\p{Pf}\p{Term}"'…])/u

/** The second half of a surrogate pair, or what an odd number of backslashes escapes. */
const INSEPARABLE = /(?<=[\ud800-\udbff])[\udc00-\udfff]|(?<=(?<!\\)(?:\\\\)*\\)[!-/:-@[-`{-~]/y

/**
 * Insert a reference at a caret. It is set off with one space from a neighbour to which it would be glued (words,
 * `!`, `\`, `:`, addresses); not from white space, the ends of the text, an opening bracket or quote before, or
 * closing punctuation after. Exactly this reference is then found, beside those that were there.
 *
 * @param text the text before; anything but a string counts as empty
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
  return insert(text, caret, [reference])
}

/** Insert a reference at the end of a text; see {@linkcode insertInlineContextReference}. */
export function appendInlineContextReference(text: string, reference: ComposerContextReferenceInput): string {
  return insert(text, Infinity, [reference]).text
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
  const missing = [...references].filter(({ contextId }) => mentioned.size < mentioned.add(contextId).size)
  if (missing.length > 0) return insert(text, Infinity, missing).text
  return typeof text === 'string' ? text : ''
}

/**
 * Remove every occurrence of an id, each with one neighbouring space: the one before it, unless that would glue what
 * follows to what stood before; at the start of a line the one after it. Every other reference stays; what stood
 * around an occurrence is joined as it is, even if that makes another one.
 *
 * @returns the new text; the same string if the id does not occur
 */
export function removeInlineContextReference(text: string, contextId: string): string {
  let end = 0
  const occurrences = collectComposerContextReferences(text)
    .filter((reference) => reference.contextId === contextId)
    .map((reference) => {
      const { start } = reference
      const isFree = start > end && text[start - 1] === ' ' && FREE_AFTER.test(text.slice(reference.end))
      end = reference.end + Number(!isFree && text[reference.end] === ' ')
      return { ...reference, start: start - Number(isFree), end }
    })
  return replaceComposerContextReferences(text, () => '', occurrences)
}

/** Insert references, with single spaces between them, where the caret may stand: behind what must stay together. */
function insert(
  text: string,
  caret: number,
  references: readonly ComposerContextReferenceInput[],
): TextWithCaret {
  const whole = typeof text === 'string' ? text : ''
  let at = caret > 0 ? Math.min(Math.floor(caret), whole.length) : 0
  at = collectComposerContextReferences(whole).find(({ start, end }) => start < at && at < end)?.end ?? at
  INSEPARABLE.lastIndex = at
  if (INSEPARABLE.test(whole)) at++
  const before = whole.slice(0, at)
  const after = whole.slice(at)
  const inserted =
    (FREE_BEFORE.test(before) ? '' : ' ') +
    references
      .map((reference) => formatComposerContextReference({ ...reference, image: undefined }))
      .join(' ') +
    (FREE_AFTER.test(after) ? '' : ' ')
  return { text: before + inserted + after, caret: at + inserted.length }
}
