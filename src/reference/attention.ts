/**
 * Which `*`, `_` and `~` in a label would become emphasis, strong or strikethrough: the delimiter runs of CommonMark
 * (section 6.2) and of GFM strikethrough, as far as a writer needs them. A label stands between brackets, and runs
 * never pair across a link's brackets, so the label alone decides.
 */

/** How a kind of parser sees delimiter runs. */
type Dialect = readonly [
  /** Which marks it knows. */
  marks: RegExp,
  /** At how many code units it looks for a neighbour: at one, a character beyond U+FFFF has no class. */
  width: number,
  /** The mark beside which every other mark can open and close. */
  loose?: string,
]

// micromark reads UTF-16 code units, other parsers code points.
const DIALECTS: Dialect[] = [
  [/\\.|\*+|_+/g, 1],
  [/\\.|\*+|_+|~+/g, 1, '~'],
  [/\\.|\*+|_+|~+/g, 2],
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
    const runs = readRuns(`[${source}]`, dialect)
    return runs.some((close, index) => runs.slice(0, index).some((open) => pair(open, close)))
  })
}

type Run = ReturnType<typeof readRuns>[number]

function pair(open: Run, close: Run): boolean {
  if (!open.opens || !close.closes || open.mark !== close.mark || open.mark === '\\') return false
  if (open.mark === '~') return open.size === close.size && open.size < 3
  // CommonMark 6.2, rules 9 and 10: the sum "must not be a multiple of 3 unless both lengths are".
  return (!open.closes && !close.opens) || close.size % 3 === 0 || (open.size + close.size) % 3 > 0
}

function readRuns(text: string, [marks, width, loose]: Dialect) {
  return [...text.matchAll(marks)].map(({ 0: run, index }) => {
    const end = index + run.length
    const [mark] = run
    const previous = [...text.slice(Math.max(0, index - width), index)].pop() as string
    const next = [...text.slice(end, end + width)].shift() as string
    const left = classify(previous)
    const right = classify(next)
    const loosened = mark === loose ? undefined : loose
    const opens = !right || (right === PUNCTUATION && left > 0) || next === loosened
    const closes = !left || (left === PUNCTUATION && right > 0) || previous === loosened
    return {
      mark,
      size: run.length,
      opens: opens && (mark !== '_' || left > 0 || !closes),
      closes: closes && (mark !== '_' || right > 0 || !opens),
    }
  })
}

function classify(character: string): number {
  return /\s/.test(character) ? WHITE_SPACE : /[\p{P}\p{S}]/u.test(character) ? PUNCTUATION : 0
}
