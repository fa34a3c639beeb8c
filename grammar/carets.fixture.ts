/** A text with a fault that is drawn below it. */
export interface DrawnFault {
  text: string
  /** Where the caret stands, in UTF-16 code units. */
  offset: number
  /** The words behind the caret. */
  words: string[]
}

/**
 * Read texts and, below each, a caret and words that `|` separates:
 *
 * ```text
 * [a] (b)
 *    ^ "("
 * ```
 *
 * A text cannot have a line break; `␊` stands for it.
 */
export function readDrawings(drawings: string): DrawnFault[] {
  const lines = drawings.split('\n').slice(1, -1)
  return lines.flatMap((line, index) => {
    const [, space, words] = /^( *)\^ (.+)$/.exec(line) ?? []
    if (space === undefined || words === undefined) return []
    const text = (lines[index - 1] ?? '').replaceAll('␊', '\n')
    return [{ text, offset: space.length, words: words.split(' | ') }]
  })
}
