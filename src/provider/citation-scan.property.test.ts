import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { parseAssistantCitationHref } from './citation.ts'
import { type AssistantCitationOccurrence, collectAssistantCitations } from './citation-scan.ts'
import { assistantCitationsToPlainText } from './citation-text.ts'

const OPENING = '[Assistant quote]('
const HREF = 't3-citation://v1/e/t/m?text=a&start=0&end=1&prefix=&suffix='

const PIECES = [
  ...[OPENING, `${OPENING}t3-citation://v1/`, HREF, `${OPENING}${HREF})`, `!${OPENING}${HREF})`, `${HREF})`],
  ...['t3-citation://v1/e(1)/t/m?text=(a)&start=0&end=1&prefix=&suffix=', '&comment=x', '&comment=(', '%29'],
  ...['[', ']', '(', ')', '!', '\\', '\\\\', ' ', '\n', 'x', '<', '>', ' "t"', '&amp;', 'é'],
  ...[
    '[x](t3-context://v1/file/a)',
    '](t3-context://v1/file/a)',
    '![Assistant quote](t3-context://v1/image/a)',
  ],
]

const dense = fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }).map((pieces) => pieces.join(''))

/** Scan a text slowly and obviously right. */
function scanSlowly(text: string): AssistantCitationOccurrence[] {
  const found: AssistantCitationOccurrence[] = []
  for (let index = 0; index < text.length; index++) {
    const rest = text.slice(index)
    // An escape takes the next character with it; so does an image its bracket.
    if (/^(?:\\|!\[)/.test(rest)) index++
    if (!rest.startsWith(OPENING)) continue
    for (let end = OPENING.length; end <= rest.length; end++) {
      const href = rest.slice(OPENING.length, end)
      const citation = rest[end] === ')' && isBalanced(href) && parseAssistantCitationHref(href)
      if (!citation) continue
      const source = rest.slice(0, end + 1)
      found.push({ citation, source, start: index, end: index + source.length })
      break
    }
  }
  return found
}

function isBalanced(href: string): boolean {
  let depth = 0
  for (const character of href) {
    depth += Number(character === '(') - Number(character === ')')
    if (depth < 0) return false
  }
  return depth === 0
}

it('should find what the slow scan finds', () => {
  fc.assert(
    fc.property(dense, (text) => {
      expect(collectAssistantCitations(text)).toStrictEqual(scanSlowly(text))
    }),
    { numRuns: 20_000 },
  )
})

it('should overlap neither each other nor a reference', () => {
  fc.assert(
    fc.property(dense, (text) => {
      const spans = [...collectAssistantCitations(text), ...collectComposerContextReferences(text)]
      spans.sort((one, other) => one.start - other.start)
      for (const [index, { start }] of spans.entries()) {
        expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0)
      }
    }),
    { numRuns: 20_000 },
  )
})

it('should find every link of Markdown with that label and such a URI, as it stands', () => {
  fc.assert(
    fc.property(dense, (text) => {
      const found = new Map(collectAssistantCitations(text).map((one) => [one.start, one]))
      visit(fromMarkdown(text), 'link', ({ url, title, position }) => {
        const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
        const isPlain = text.slice(start, end) === `${OPENING}${url})` && title === null
        const citation = isPlain ? parseAssistantCitationHref(url) : null
        if (citation) expect(found.get(start)).toMatchObject({ citation, end })
      })
    }),
    { numRuns: 5_000 },
  )
})

it('should leave the text between citations alone', () => {
  fc.assert(
    fc.property(dense, (text) => {
      let end = 0
      let expected = ''
      for (const one of scanSlowly(text)) {
        const { text: passage, comment = '' } = one.citation
        expected += text.slice(end, one.start) + passage + (comment.trim() && ` (${comment})`)
        end = one.end
      }
      expect(assistantCitationsToPlainText(text)).toBe(expected + text.slice(end))
    }),
    { numRuns: 5_000 },
  )
})
