/** How a review block begins, and where its attributes follow. */
export const REVIEW_NAME = '<review_comment'

/** An attribute up to its value. The bounds keep an endless run from being held for each of its characters. */
const ATTRIBUTE = /\s{1,99}([A-Za-z]{1,99})="/y
const END = /\s{0,99}>/y

/** Written so that no value ends its attribute or its tag, begins a line, or makes a reference with what is around. */
const WRITTEN: readonly [character: string, entity: string][] = [
  ['&', '&amp;'],
  ['"', '&quot;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['[', '&#91;'],
  [']', '&#93;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
]
const READ = [...WRITTEN, ["'", '&apos;'], ["'", '&#39;']]

/** The opening tag of a review block. */
export interface ReviewTag {
  /** The value of each attribute; the first, if one is given twice. */
  attributes: ReadonlyMap<string, string>
  /** Just behind its `>`. */
  end: number
}

/**
 * Read the opening tag of a review block. A tag without attributes, or cut short, is a word of the prose.
 *
 * @param text the message
 * @param start where the `<` stands
 */
export function readReviewTag(text: string, start: number): ReviewTag | undefined {
  const attributes = new Map<string, string>()
  let end = start + REVIEW_NAME.length
  for (;;) {
    ATTRIBUTE.lastIndex = end
    const [opening, name = ''] = ATTRIBUTE.exec(text) ?? ['']
    if (opening === '') break
    const quote = text.indexOf('"', end + opening.length)
    if (quote === -1) return undefined
    const value = text.slice(end + opening.length, quote)
    if (!attributes.has(name)) attributes.set(name, decodeValue(value))
    end = quote + 1
  }
  END.lastIndex = end
  return attributes.size > 0 && END.test(text) ? { attributes, end: END.lastIndex } : undefined
}

/** Write the opening tag of a review block. */
export function writeReviewTag(attributes: Iterable<[name: string, value: string | number]>): string {
  const written = Array.from(attributes, ([name, value]) => ` ${name}="${encodeValue(String(value))}"`)
  return `${REVIEW_NAME}${written.join('')}>`
}

function encodeValue(value: string): string {
  let encoded = value
  // The ampersand is the first of them.
  for (const [character, entity] of WRITTEN) encoded = encoded.replaceAll(character, entity)
  return encoded
}

function decodeValue(value: string): string {
  return value.replace(
    /&[a-z#0-9]{1,5};/g,
    (found) => READ.find(([, entity]) => entity === found)?.[0] ?? found,
  )
}
