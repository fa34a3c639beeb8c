import { describe, expect, it } from 'vitest'
import {
  formatAssistantCitationHref,
  parseAssistantCitationHref,
  serializeAssistantCitation,
} from '../src/provider/citation.ts'
import { collectAssistantCitations } from '../src/provider/citation-scan.ts'
import { assistantCitationsToPlainText } from '../src/provider/citation-text.ts'
import { readSuite, readSuiteText } from './harness/files.ts'

const { valid, invalid, texts } = readSuite('citation.json')

describe.each(valid)('$href', ({ href, canonical = href, citation }) => {
  it('should be read as this citation', () => {
    expect(parseAssistantCitationHref(href)).toStrictEqual(citation)
  })

  it('should be what is written, or its canonical form', () => {
    expect(formatAssistantCitationHref(citation)).toBe(canonical)
    expect(serializeAssistantCitation(citation)).toBe(`[Assistant quote](${canonical})`)
  })
})

it.each(invalid)('should not read %j', (href) => {
  expect(parseAssistantCitationHref(href)).toBeNull()
})

describe.each(texts)('$name', ({ text, citations, plain }) => {
  it('should hold these citations, each with its source', () => {
    const found = citations.map((one) => ({ ...one, source: text.slice(one.start, one.end) }))
    expect(collectAssistantCitations(text)).toStrictEqual(found)
  })

  it('should be this without links', () => {
    expect(assistantCitationsToPlainText(text)).toBe(plain)
  })
})

it('should be ASCII, so that no editor or porter loses a character', () => {
  expect(readSuiteText('citation.json').match(/[^\n -~]/g)).toBeNull()
})
