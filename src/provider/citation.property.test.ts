import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { expect, it } from 'vitest'
import {
  citationFaults,
  citingText,
  FOREIGN_TO_CITATIONS,
  validCitation,
} from '../../fuzz/arbitraries/citation-arbitrary.ts'
import { citation as law } from '../../fuzz/targets/citation.ts'
import {
  formatAssistantCitationHref,
  parseAssistantCitationHref,
  serializeAssistantCitation,
} from './citation.ts'
import { collectAssistantCitations } from './citation-scan.ts'

/** A few characters that are inserted, removed or replaced. */
const edits = fc.array(
  fc.record({ at: fc.nat(400), removed: fc.nat(2), inserted: fc.constantFrom('', ...FOREIGN_TO_CITATIONS) }),
  { maxLength: 2 },
)

it('should read back what it writes, and find it in any text', () => {
  fc.assert(
    fc.property(validCitation(), citingText(), citingText(), (citation, before, after) =>
      law.check({ citation, faults: [], before, after, edits: [] }),
    ),
    { numRuns: 5_000 },
  )
})

it('should throw for a citation that it could not read back, and for no other', () => {
  fc.assert(
    fc.property(validCitation(), citationFaults(), (citation, faults) => {
      law.check({ citation, faults, before: '', after: '', edits: [] })
    }),
    { numRuns: 10_000 },
  )
})

it('should read nothing that a URL parser would change but for encoded dots, and write the same citation again', () => {
  const short = validCitation().filter(({ text, comment = '' }) => text.length + comment.length < 60)
  fc.assert(
    fc.property(short, edits, (citation, edits) =>
      law.check({ citation, faults: [], before: '', after: '', edits }),
    ),
    { numRuns: 20_000 },
  )
})

it('should answer to anything', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary' })), (value) => {
      expect(parseAssistantCitationHref(value)).toBeNull()
      expect(collectAssistantCitations(value as string)).toEqual([])
    }),
    { numRuns: 5_000 },
  )
})

it('should write one link for Markdown', () => {
  fc.assert(
    fc.property(validCitation(), fc.constantFrom('', 'a ', '(', '> ', '| a | '), (citation, before) => {
      const text = `${before}${serializeAssistantCitation(citation)} b`
      const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }
      for (const tree of [fromMarkdown(text), fromMarkdown(text, options)]) {
        const links = JSON.stringify(tree).match(/"url":"[^"]*"/g)
        expect(links).toEqual([`"url":"${formatAssistantCitationHref(citation)}"`])
      }
    }),
    { numRuns: 200 },
  )
})
