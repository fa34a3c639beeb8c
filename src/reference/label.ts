import { decodeString } from 'micromark-util-decode-string'
import { isContextKind } from './href.ts'

/** The most characters (UTF-16 code units) that a label value may have. */
export const LABEL_VALUE_MAX = 200

/** What stands for a label when neither it nor the kind has anything to show. */
const NAMELESS = 'context'

const LONE_SURROGATE_OR_NUL = /[\p{Cs}\0]/gu
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/g
const SPACE = /[\s\p{Cc}[\]]+/gu
const INVISIBLE = /^[ \p{DI}]*$/u

// What a label must not have to be its own source and value: what is decoded or cleaned, or may not be seen.
const DIRTY = /^ | $| {2}|[^\S ]|[[\]\\&\p{Cc}\p{Cs}\p{DI}]/u

/**
 * Whether a label is, as it stands, what {@linkcode sanitizeComposerContextLabel} and {@linkcode readLabel} would
 * make of it. False is no claim.
 */
export function isPlainLabel(label: string): boolean {
  return label !== '' && label.length <= LABEL_VALUE_MAX && !DIRTY.test(label)
}

/**
 * Make a label value of any text (specification, section 2): one line without brackets, control and bidirectional
 * formatting characters, 1 to 200 UTF-16 code units, with something to see. Nothing is normalized, backslashes stay.
 *
 * @param label any text; anything but a string counts as empty
 * @param kind names a label that has nothing to see; what is no kind of the grammar counts as `context`
 * @returns the label value; the same again for a label value
 */
export function sanitizeComposerContextLabel(label: unknown, kind: string): string {
  const text = typeof label === 'string' ? label : ''
  return isPlainLabel(text) ? text : sanitizeFully(text, kind)
}

/** The full path of {@linkcode sanitizeComposerContextLabel}, which the fast one must agree with. */
export function sanitizeFully(label: string, kind: string): string {
  let value = label
    .replace(LONE_SURROGATE_OR_NUL, '\ufffd')
    .replace(BIDI_CONTROL, '')
    .replace(SPACE, ' ')
    .trim()
  if (value.length > LABEL_VALUE_MAX) value = cut(value).trim()
  if (!INVISIBLE.test(value)) return value
  return isContextKind(kind) ? kind : NAMELESS
}

/**
 * Read the source of a label: decode its backslash escapes and character references once, as CommonMark does for
 * any string, then sanitize.
 *
 * @param source the text between the brackets
 * @param kind a kind of the grammar
 * @returns the label value
 */
export function readLabel(source: string, kind: string): string {
  return sanitizeComposerContextLabel(decodeString(source), kind)
}

/** The longest beginning of at most 200 code units that ends where a grapheme cluster ends. */
function cut(line: string): string {
  // Whether a cluster ends at an index depends on what stands before it and on the one code point behind it.
  const head = line.slice(0, LABEL_VALUE_MAX + 2)
  const { Segmenter } = globalThis.Intl ?? {}
  const next = Segmenter && new Segmenter().segment(head).containing(LABEL_VALUE_MAX)
  return head.slice(0, next?.index ?? LABEL_VALUE_MAX).replace(/[\ud800-\udbff]$/, '')
}
