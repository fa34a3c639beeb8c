import { decodeString } from 'micromark-util-decode-string'
import { isContextKind } from './href.ts'

/** The most characters (UTF-16 code units) that a label value may have. */
export const LABEL_VALUE_MAX = 200

/** What stands for a label when neither it nor the kind has anything to show. */
const NAMELESS = 'context'

// Words of printable characters with single spaces between them, in which nothing needs cleaning. Brackets, `\` and
// `&` are left out, so such a label is also its own source. Letters of some scripts beyond ASCII are let in.
const WORD = String.raw`[!-%'-Z^-~\u00c0-\u02ff\u0370-\u052f\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+`
const PLAIN = new RegExp(`^${WORD}(?: ${WORD})*$`)

const LONE_SURROGATE_OR_NUL = /[\p{Surrogate}\0]/gu
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/g
const SPACE = /[\s\p{Cc}[\]]+/gu
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/**
 * Whether a label value is, as it stands, what {@linkcode sanitizeComposerContextLabel} and
 * {@linkcode readLabel} would make of it. False is no claim.
 */
export function isPlainLabel(label: string): boolean {
  return label.length <= LABEL_VALUE_MAX && PLAIN.test(label)
}

/**
 * Make a label value of any text (specification, section 2): one line without brackets, control and bidirectional
 * formatting characters, 1 to 200 UTF-16 code units, with something to see. Nothing is normalized, backslashes stay.
 *
 * @param label any text; anything but a string counts as empty
 * @param kind a kind of the grammar, which names a label that has nothing to see
 * @returns the label value; the same again for a label value
 */
export function sanitizeComposerContextLabel(label: unknown, kind: string): string {
  if (typeof label !== 'string') return kindLabel(kind)
  return isPlainLabel(label) ? label : clean(label, kind)
}

/** The full path of {@linkcode sanitizeComposerContextLabel}, which the fast one must agree with. */
export function clean(label: string, kind: string): string {
  const line = label
    .replace(LONE_SURROGATE_OR_NUL, '\ufffd')
    .replace(BIDI_CONTROL, '')
    .replace(SPACE, ' ')
    .trim()
  const value = line.length > LABEL_VALUE_MAX ? cut(line).trim() : line
  return INVISIBLE.test(value) ? kindLabel(kind) : value
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
  return isPlainLabel(source) ? source : clean(decodeString(source), kind)
}

/** The longest beginning of at most 200 code units that ends where a grapheme cluster ends. */
function cut(line: string): string {
  // Whether a cluster ends at an index depends on what stands before it and on the one code point behind it.
  const head = line.slice(0, LABEL_VALUE_MAX + 2)
  if (typeof Intl === 'object' && typeof Intl.Segmenter === 'function') {
    const end = new Intl.Segmenter().segment(head).containing(LABEL_VALUE_MAX)?.index
    return head.slice(0, end ?? LABEL_VALUE_MAX)
  }
  return head.slice(0, isLowSurrogate(head, LABEL_VALUE_MAX) ? LABEL_VALUE_MAX - 1 : LABEL_VALUE_MAX)
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  return unit >= 0xdc00 && unit <= 0xdfff
}

function kindLabel(kind: string): string {
  return isContextKind(kind) ? kind : NAMELESS
}
