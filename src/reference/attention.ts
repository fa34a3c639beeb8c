/**
 * Which `*`, `_` and `~` in a label would become emphasis, strong or strikethrough: the delimiter runs of CommonMark
 * (section 6.2) and of GFM strikethrough, as far as a writer needs them. A label stands between brackets, and runs
 * never pair across a link's brackets, so the label alone decides.
 */

interface Run {
  marker: string
  size: number
  open: boolean
  close: boolean
}

/** How a kind of parser sees runs. */
interface Dialect {
  /** The markers that it knows. */
  markers: string
  /** Whether characters beyond U+FFFF have a class; where they are read as code units, they have none. */
  codePoints: boolean
}

// micromark reads UTF-16 code units, other parsers code points; `~` loosens its neighbours in micromark with GFM.
const DIALECTS: readonly Dialect[] = [
  { markers: '*_', codePoints: false },
  { markers: '*_~', codePoints: false },
  { markers: '*_~', codePoints: true },
]

const WHITE_SPACE = 1
const PUNCTUATION = 2

/**
 * Whether any marks in the source of a label pair, for any dialect.
 *
 * @param source the text between the brackets, escapes included
 */
export function hasAttention(source: string): boolean {
  return DIALECTS.some((dialect) => {
    const runs = readRuns(source, dialect)
    return runs.some((close, index) => close.close && runs.slice(0, index).some((open) => match(open, close)))
  })
}

function match(open: Run, close: Run): boolean {
  if (!open.open || open.marker !== close.marker) return false
  if (open.marker === '~') return open.size === close.size
  // CommonMark 6.2, rules 9 and 10: "the sum … must not be a multiple of 3 unless both lengths are".
  const blocked = (open.close || close.open) && close.size % 3 !== 0 && (open.size + close.size) % 3 === 0
  return !blocked
}

function readRuns(source: string, dialect: Dialect): Run[] {
  const runs: Run[] = []
  for (let index = 0; index < source.length; index++) {
    const marker = source.charAt(index)
    if (marker === '\\') index++
    else if (dialect.markers.includes(marker)) {
      let end = index + 1
      while (source[end] === marker) end++
      if (marker !== '~' || end - index < 3) runs.push(readRun(source, index, end, dialect))
      index = end - 1
    }
  }
  return runs
}

function readRun(source: string, start: number, end: number, dialect: Dialect): Run {
  const marker = source.charAt(start)
  const previous = start === 0 ? '[' : before(source, start, dialect)
  const next = end === source.length ? ']' : after(source, end, dialect)
  const left = classify(previous)
  const right = classify(next)
  const loosens = (neighbour: string) =>
    marker !== '~' && neighbour === '~' && !dialect.codePoints && dialect.markers.includes('~')
  const open = right === 0 || (right === PUNCTUATION && left !== 0) || loosens(next)
  const close = left === 0 || (left === PUNCTUATION && right !== 0) || loosens(previous)
  if (marker !== '_') return { marker, size: end - start, open, close }
  return {
    marker,
    size: end - start,
    open: open && (left !== 0 || !close),
    close: close && (right !== 0 || !open),
  }
}

function before(source: string, index: number, { codePoints }: Dialect): string {
  const pair = source.slice(Math.max(0, index - 2), index)
  return codePoints && (pair.codePointAt(0) ?? 0) > 0xffff ? pair : source.charAt(index - 1)
}

function after(source: string, index: number, { codePoints }: Dialect): string {
  return codePoints ? String.fromCodePoint(source.codePointAt(index) ?? 0) : source.charAt(index)
}

function classify(character: string): number {
  if (/\s/.test(character)) return WHITE_SPACE
  return /[\p{P}\p{S}]/u.test(character) ? PUNCTUATION : 0
}
