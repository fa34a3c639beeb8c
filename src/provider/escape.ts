/** The tags of what the package writes for the provider; captured text must not hold one of them. */
const NAMES = ['t3_context', 'context', 'assistant_citations']

// Runs are matched in pieces: what a regular expression keeps for each character would exhaust its stack.
const BLANKS = /[\s\p{Cf}\p{DI}]{1,99}/uy
const INVISIBLES = /[\p{Cf}\p{DI}]{1,99}/uy
// U+FEFF is white space, too: behind a name it may end it.
const INVISIBLES_BEHIND_NAME = /(?:(?!\ufeff)[\p{Cf}\p{DI}]){1,99}/uy
const CONTINUES_NAME = /[\p{L}\p{Nd}\p{M}_.:-]/uy

/** A character, and the index behind it. */
interface Character {
  value: string
  end: number
}

/** Read a character that is written as an escape. */
type ReadEscape = (text: string, index: number) => Character | undefined

/**
 * Escape the `<` of every tag of the package's own in captured text (specification, section 6.4): whatever case its
 * name has, and whatever white space and invisible characters it holds. Other names, such as `context-menu`, stay.
 * Linear in the length of the text.
 *
 * @param text captured text
 * @returns the text with `&lt;` in place of such a `<`; the same string if there is none
 */
export function escapeTags(text: string): string {
  return replaceOpenings(text, '&lt;', () => undefined)
}

/**
 * Do the same in a text of JSON, where an escape counts as the character that it stands for, as in `"<\t/context>"`.
 *
 * @param json valid JSON
 * @returns JSON of the same value, with `\u003c` in place of such a `<`
 */
export function escapeTagsInJson(json: string): string {
  return replaceOpenings(json, '\\u003c', readJsonEscape)
}

function replaceOpenings(text: string, replacement: string, readEscape: ReadEscape): string {
  let result = ''
  let end = 0
  for (let index = text.indexOf('<'); index !== -1; index = text.indexOf('<', index + 1)) {
    if (!isTag(text, index + 1, readEscape)) continue
    result += text.slice(end, index) + replacement
    end = index + 1
  }
  return result + text.slice(end)
}

/** Whether what stands behind a `<` makes a tag of it. */
function isTag(text: string, index: number, readEscape: ReadEscape): boolean {
  let first = readLetter(text, skip(BLANKS, text, index, readEscape), readEscape)
  if (first.value === '/') first = readLetter(text, skip(BLANKS, text, first.end, readEscape), readEscape)
  return NAMES.some((name) => {
    if (name.charAt(0) !== first.value) return false
    const end = endOfName(name, text, first.end, readEscape)
    if (end === -1) return false
    const behind = skip(INVISIBLES_BEHIND_NAME, text, end, readEscape)
    return endOfMatch(CONTINUES_NAME, text, behind, readEscape) === behind
  })
}

/** The index behind the rest of a name, which may have invisible characters in it; -1 if it does not stand here. */
function endOfName(name: string, text: string, index: number, readEscape: ReadEscape): number {
  let end = index
  for (let count = 1; count < name.length; count++) {
    const letter = readLetter(text, skip(INVISIBLES, text, end, readEscape), readEscape)
    if (letter.value !== name.charAt(count)) return -1
    end = letter.end
  }
  return end
}

/** One UTF-16 code unit, or what an escape stands for, in lower case. */
function readLetter(text: string, index: number, readEscape: ReadEscape): Character {
  const { value, end } = readEscape(text, index) ?? { value: text.charAt(index), end: index + 1 }
  return { value: value.toLowerCase(), end }
}

/** The index behind all that a pattern matches, again and again. */
function skip(pattern: RegExp, text: string, index: number, readEscape: ReadEscape): number {
  let end = index
  for (;;) {
    const next = endOfMatch(pattern, text, end, readEscape)
    if (next === end) return end
    end = next
  }
}

/** The index behind one match of a pattern, in the text itself or in an escape; the same index if there is none. */
function endOfMatch(pattern: RegExp, text: string, index: number, readEscape: ReadEscape): number {
  pattern.lastIndex = index
  if (pattern.test(text)) return pattern.lastIndex
  const escaped = readEscape(text, index)
  return escaped && pattern.test(escaped.value) ? escaped.end : index
}

/** What the letters of JSON's short escapes stand for; the other characters stand for themselves. */
const SHORT_ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

const SURROGATE_PAIR = /^\\ud[89ab]..\\ud[c-f]/i

function readJsonEscape(text: string, index: number): Character | undefined {
  if (text[index] !== '\\') return undefined
  const letter = text.charAt(index + 1)
  if (letter !== 'u') return { value: SHORT_ESCAPES[letter] ?? letter, end: index + 2 }
  const end = index + (SURROGATE_PAIR.test(text.slice(index, index + 12)) ? 12 : 6)
  return { value: JSON.parse(`"${text.slice(index, end)}"`), end }
}
