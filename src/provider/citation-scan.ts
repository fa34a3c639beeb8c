import { isEscaped } from '../reference/scan.ts'
import { parseAssistantCitationHref } from './citation.ts'
import { type AssistantCitation, CITATION_OPENING, CITATION_PREFIX, CITATION_RUN } from './citation-syntax.ts'

/** One occurrence of a citation in a text. Offsets are UTF-16 code units. */
export interface AssistantCitationOccurrence {
  citation: AssistantCitation
  /** `text.slice(start, end)`. */
  source: string
  /** Where its `[` is. */
  start: number
  /** Just behind its `)`. */
  end: number
}

const START = CITATION_OPENING + CITATION_PREFIX

/**
 * Find every citation in the raw text, in order (specification, section 6.5). Like the scan for references it knows no
 * Markdown blocks and finds those in code too. An escaped `[` opens none, nor does `![`, which is an image. The link
 * ends where Markdown ends it: at the first `)` that closes no `(` of the URI. Linear in the length of the text.
 *
 * ```text
 * is [Assistant quote](t3-citation://v1/e/t/m?text=a&start=0&end=1&prefix=&suffix=) right?
 *    ^start                                                                        ^end
 * ```
 *
 * @param text any text; anything but a string holds no citation
 * @returns the citations, which overlap neither each other nor a reference of the scan for those
 */
export function collectAssistantCitations(text: string): AssistantCitationOccurrence[] {
  const occurrences: AssistantCitationOccurrence[] = []
  if (typeof text !== 'string') return occurrences
  for (let start = text.indexOf(START); start !== -1; start = text.indexOf(START, start + 1)) {
    if (isEscaped(text, start) || (text[start - 1] === '!' && !isEscaped(text, start - 1))) continue
    const close = findClosingParenthesis(text, start + CITATION_OPENING.length)
    const citation = parseAssistantCitationHref(text.slice(start + CITATION_OPENING.length, close))
    if (citation) occurrences.push({ citation, source: text.slice(start, close + 1), start, end: close + 1 })
  }
  return occurrences
}

/** Find the `)` that ends a URI and its link; the start of the URI itself if there is none. */
function findClosingParenthesis(text: string, from: number): number {
  CITATION_RUN.lastIndex = from
  CITATION_RUN.test(text)
  let depth = 0
  for (let index = from; index < CITATION_RUN.lastIndex; index++) {
    if (text[index] === '(') depth++
    else if (text[index] === ')' && depth-- === 0) return index
  }
  return from
}
