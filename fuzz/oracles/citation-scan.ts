import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import { parseAssistantCitationHref } from '../../src/provider/citation.ts'
import {
  type AssistantCitationOccurrence,
  collectAssistantCitations,
} from '../../src/provider/citation-scan.ts'
import { assistantCitationsToPlainText } from '../../src/provider/citation-text.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'

const OPENING = '[Assistant quote]('

/** Scan a text for citations slowly and obviously right: try every end of a link at every bracket that nothing escapes. */
export function scanCitationsSlowly(text: string): AssistantCitationOccurrence[] {
  const found: AssistantCitationOccurrence[] = []
  for (let start = 0; start < text.length; start++) {
    if (text.startsWith(OPENING, start)) {
      const one = readHere(text, start)
      if (one) found.push(one)
      // An escape takes the next character with it; so does an image its bracket.
    } else if (text[start] === '\\' || text.startsWith('![', start)) start++
  }
  return found
}

function readHere(text: string, start: number): AssistantCitationOccurrence | undefined {
  const from = start + OPENING.length
  for (let end = text.indexOf(')', from); end !== -1; end = text.indexOf(')', end + 1)) {
    const href = text.slice(from, end)
    const citation = isBalanced(href) && parseAssistantCitationHref(href)
    if (citation) return { citation, source: text.slice(start, end + 1), start, end: end + 1 }
  }
  return undefined
}

/**
 * Hold the fast scan of a text against the slow one. What it finds is apart from references, and the plain text keeps what
 * is between.
 *
 * @returns what is found
 */
export function checkCitationScan(text: string): AssistantCitationOccurrence[] {
  const found = collectAssistantCitations(text)
  deepStrictEqual(found, scanCitationsSlowly(text))
  const spans = [...found, ...collectComposerContextReferences(text)].sort((a, b) => a.start - b.start)
  for (const [index, { start }] of spans.entries()) ok(start >= (spans[index - 1]?.end ?? 0))
  let end = 0
  let plain = ''
  for (const one of found) {
    const { text: passage, comment = '' } = one.citation
    plain += text.slice(end, one.start) + passage + (comment.trim() && ` (${comment})`)
    end = one.end
  }
  equal(assistantCitationsToPlainText(text), plain + text.slice(end))
  return found
}

function isBalanced(href: string): boolean {
  let depth = 0
  for (const character of href.replace(/[^()]/g, '')) {
    depth += character === '(' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}
