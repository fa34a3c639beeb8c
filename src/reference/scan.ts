import { REFERENCE_INFIX, reference } from '../../grammar/context-reference.ts'
import type { ComposerContextTarget } from '../../grammar/explain.ts'
import { toRegExp } from '../../grammar/regexp.ts'
import { isPlainLabel, readLabel } from './label.ts'

/** One occurrence of a reference in a text. Offsets are UTF-16 code units. */
export interface ComposerContextReference extends ComposerContextTarget {
  /** The label value: decoded and sanitized. */
  label: string
  /** Whether it is written in the image form. */
  image: boolean
  /** `text.slice(start, end)`. */
  source: string
  /** Where it begins: at its `!` in the image form, else at its `[`. */
  start: number
  /** Just behind its `)`. */
  end: number
}

const pattern = toRegExp(reference)

const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d

/**
 * Find every reference in the raw text, in order (specification, section 3). It knows no Markdown blocks: references
 * in code count too, as an editor needs it. Linear in the length of the text, whatever the text.
 *
 * ```text
 * see ![a.png](t3-context://v1/image/ctx_1)
 *     ^start                               ^end
 * ```
 *
 * @param text any text; anything but a string holds no reference
 * @returns the references, which do not overlap
 */
export function collectComposerContextReferences(text: string): ComposerContextReference[] {
  const references: ComposerContextReference[] = []
  if (typeof text !== 'string') return references
  for (let close = -1; ; ) {
    close = text.indexOf(REFERENCE_INFIX, close + 1)
    if (close === -1) return references
    const reference = readAt(text, close)
    if (reference) references.push(reference)
  }
}

/**
 * Read a text that is one reference from its first to its last character.
 *
 * @param source the whole text
 * @returns the reference; undefined if the text is none, or more
 */
export function readComposerContextReference(source: string): ComposerContextReference | undefined {
  const reference = readAt(source, source.lastIndexOf(REFERENCE_INFIX))
  return reference?.start === 0 && reference.end === source.length ? reference : undefined
}

/** Read the reference whose label is closed by the bracket at `close`, before the fixed text; none at -1. */
function readAt(text: string, close: number): ComposerContextReference | undefined {
  const open = findBracket(text, close)
  if (open === -1) return undefined
  const start = text[open - 1] === '!' && !isEscaped(text, open - 1) ? open - 1 : open
  pattern.lastIndex = start
  const match = pattern.exec(text)
  if (!match) return undefined
  const { 0: source, 2: label, 3: kind, 4: contextId } = match as RegExpExecArray & Record<2 | 3 | 4, string>
  return {
    kind,
    contextId,
    label: isPlainLabel(label) ? label : readLabel(label, kind),
    image: start < open,
    source,
    start,
    end: start + source.length,
  }
}

/**
 * Find where a label can begin: the last bracket before `close` that is not escaped, -1 if there is none. A closing
 * bracket opens nothing, but ends the search, so that no part of a text is searched for two references.
 */
function findBracket(text: string, close: number): number {
  if (isEscaped(text, close)) return -1
  for (let index = close - 1; index >= 0; index--) {
    const unit = text.charCodeAt(index)
    if ((unit === OPEN_BRACKET || unit === CLOSE_BRACKET) && !isEscaped(text, index)) return index
  }
  return -1
}

/** Whether an odd number of backslashes stands before an index. */
export function isEscaped(text: string, index: number): boolean {
  let escaped = false
  for (let before = index - 1; text.charCodeAt(before) === BACKSLASH; before--) escaped = !escaped
  return escaped
}
