import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { citingText } from '../../fuzz/arbitraries/citation-arbitrary.ts'
import { checkCitationScan } from '../../fuzz/oracles/citation-scan.ts'
import { parseAssistantCitationHref } from './citation.ts'
import { collectAssistantCitations } from './citation-scan.ts'

it('should find what the slow scan finds, apart from references, and leave the text between alone', () => {
  fc.assert(
    fc.property(citingText(), (text) => void checkCitationScan(text)),
    { numRuns: 20_000 },
  )
})

it('should find every link of Markdown with that label and such a URI, as it stands', () => {
  fc.assert(
    fc.property(citingText(), (text) => {
      const found = new Map(collectAssistantCitations(text).map((one) => [one.start, one]))
      visit(fromMarkdown(text), 'link', ({ url, title, position }) => {
        const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
        const isPlain = text.slice(start, end) === `[Assistant quote](${url})` && title === null
        const citation = isPlain ? parseAssistantCitationHref(url) : null
        if (citation) expect(found.get(start)).toMatchObject({ citation, end })
      })
    }),
    { numRuns: 5_000 },
  )
})
