/** What stands in place of a span of a text. Offsets are UTF-16 code units. */
export interface Replacement {
  start: number
  end: number
  text: string
}

/** What the provider reads of the references, or of the citations, of a text. */
export interface Projection {
  /** What stands for each occurrence, in order. */
  markers: Replacement[]
  /** What stands behind the text; the empty string if nothing does. */
  block: string
}

/**
 * Replace spans of a text.
 *
 * @param text any text
 * @param replacements in the order of the text, without overlap; each `text` is inserted as it is
 * @param ofRest what becomes of the text between the spans; by default it stays
 */
export function replaceSpans(
  text: string,
  replacements: readonly Replacement[],
  ofRest: (part: string) => string = (part) => part,
): string {
  let result = ''
  let end = 0
  for (const replacement of replacements) {
    result += ofRest(text.slice(end, replacement.start)) + replacement.text
    end = replacement.end
  }
  return result + ofRest(text.slice(end))
}
