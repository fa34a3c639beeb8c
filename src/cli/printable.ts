/** What could steer a terminal or reorder its text: controls, line separators, bidirectional overrides, surrogates. */
const UNSAFE = '[\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]'
const unsafe = new RegExp(UNSAFE, 'gu')
const unsafeInLines = new RegExp(`(?![\\n\\t])${UNSAFE}`, 'gu')

const CONTROL_PICTURES = 0x2400
const DELETE = 0x7f

/**
 * Make a text safe to print in one line, one visible character for each unsafe one, so that carets below still fit.
 *
 * ```text
 * ESC [ 3 1 m  →  ␛[31m
 * ```
 */
export function printable(text: string): string {
  return text.replace(unsafe, picture)
}

/** Make a text of several lines safe to print; line feeds and tabs stay. */
export function printableLines(text: string): string {
  return text.replace(unsafeInLines, picture)
}

/** Escape what is unsafe inside a text of JSON values, where JSON itself escapes only U+0000 to U+001F. */
export function escapeInJson(json: string): string {
  return json.replace(/[\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

function picture(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(CONTROL_PICTURES + code)
  return code === DELETE ? '\u2421' : '\ufffd'
}
