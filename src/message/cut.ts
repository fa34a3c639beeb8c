const ELLIPSIS = '…'
const LF = 0x0a
const CR = 0x0d

/** Say how much was left out of a text or a list. */
export function leftOut(count: number, what: 'line' | 'character' | 'change' | 'element'): string {
  return `${ELLIPSIS} ${count} ${what}${count === 1 ? '' : 's'} left out ${ELLIPSIS}`
}

/** How many lines end in a text: with LF, CR LF or CR. */
export function countLineEnds(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === LF || (unit === CR && text.charCodeAt(index + 1) !== LF)) count++
  }
  return count
}

/** A text without the line end that it may have as its last character. */
export function withoutLastLineEnd(text: string): string {
  return text.replace(/(?:\r\n?|\n)$/, '')
}

/**
 * How many UTF-16 code units of a text stay beside the mark and a line end, if the text may have `max` and has more.
 * Less than one if `max` is too small for a mark.
 */
export function roomBesideMark(text: string, max: number): number {
  // The widest mark: what is left out has fewer digits than the whole.
  return max - leftOut(text.length, 'character').length - 1
}

/** Whether the two halves of a surrogate pair stand before and behind an index. */
export function splitsPair(text: string, index: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(index - 1, index + 1))
}

/**
 * Cut a text of one line, such as a title, a name or a URL: its beginning stays, and `…` stands for the rest.
 *
 * @param text any text
 * @param max the most UTF-16 code units of the result
 * @returns the same text if it is no longer; never a split surrogate pair
 */
export function cutLine(text: string, max: number): string {
  return text.length <= max ? text : (beginning(text, max - 1) + ELLIPSIS).slice(0, max)
}

/**
 * Cut captured text, such as HTML, styles, a comment or a diff: its beginning stays, and a mark says how much was left
 * out (specification, section 9). Whole lines stay, with the mark as the last line, unless that would waste more than
 * half of the room; then the cut is inside a line, and the mark is at its end.
 *
 * ```text
 * cutCapture('one\ntwo\nthree\n…', 40)  →  one\ntwo\n… 501 lines left out …
 * cutCapture('<svg d="M0 0 …', 40)       →  <svg d="M0 … 1205 characters left out …
 * ```
 *
 * @param text any text; LF, CR LF and CR end a line
 * @param max the most UTF-16 code units of the result, mark included; where no mark fits in, it is `…`
 * @returns the same text if it is no longer; never a split surrogate pair. Characters are counted as UTF-16 code units.
 */
export function cutCapture(text: string, max: number): string {
  if (text.length <= max) return text
  const room = roomBesideMark(text, max)
  if (room < 1) return cutLine(text, max)
  const end = endOfWholeLines(text, room)
  if (end * 2 >= room) {
    // Behind the last line end there is a line only if there is something.
    const lines = countLineEnds(withoutLastLineEnd(text.slice(end)))
    return `${text.slice(0, end)}\n${leftOut(lines, 'line')}`
  }
  const head = beginning(text, room)
  return head + leftOut(text.length - head.length, 'character')
}

/** At most so many code units from the start of a text, without half a surrogate pair at the end. */
function beginning(text: string, length: number): string {
  const end = Math.max(length, 0)
  return text.slice(0, splitsPair(text, end) ? end - 1 : end)
}

/** The end of the last line that ends within so many code units, its line end not counted; -1 if there is none. */
function endOfWholeLines(text: string, length: number): number {
  const end = Math.max(text.lastIndexOf('\n', length), text.lastIndexOf('\r', length))
  return text[end] === '\n' && text[end - 1] === '\r' ? end - 1 : end
}
