/** Every kind of line break that some reader knows; CR LF counts as one. */
export const LINE_BREAK: RegExp = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/g

const LINE_BREAKS = /[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]+/g
const LONE_SURROGATE_OR_NUL = /[\p{Cs}\0]/gu

// Most texts have none of either; to look for single code units is many times faster.
const MAY_BE_ILL_FORMED = /[\0\ud800-\udfff]/
const TAG_LEAD = '\udb40'

// A flag of a region is a black flag, 3 to 6 tag letters or digits, and the tag that ends it; more would hide a text.
const TAG_CHARACTERS =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\u{e0000}-\u{e007f}]+/gu

/** Replace lone surrogates and NUL by U+FFFD. */
export function toWellFormed(text: string): string {
  return MAY_BE_ILL_FORMED.test(text) ? text.replace(LONE_SURROGATE_OR_NUL, '\ufffd') : text
}

/** Drop the invisible tag characters that belong to no flag. */
export function dropTagCharacters(text: string): string {
  return text.includes(TAG_LEAD) ? text.replace(TAG_CHARACTERS, '$1') : text
}

/**
 * Clean captured text for a field of one line (specification, section 6.4): well-formed, with a space in place of each
 * run of line breaks, and without invisible tag characters. Tags are escaped later, with what stands around them.
 */
export function singleLine(text: string): string {
  return dropTagCharacters(toWellFormed(text)).replace(LINE_BREAKS, ' ')
}

/** Clean a kind or an id for an attribute or a marker. Within the grammar it stays as it is. */
export function word(text: string): string {
  return singleLine(text).replace(/["<[\];]/g, ' ')
}
