import { readSuite } from '../../corpus/harness/files.ts'
import type { AssistantCitation } from '../../src/provider/citation-syntax.ts'
import {
  CITATION_FIELDS,
  citingText,
  FOREIGN_TO_CITATIONS,
  validCitation,
  WRONG_VALUES,
} from '../arbitraries/citation-arbitrary.ts'
import type { CitationInput } from '../targets/citation.ts'
import { sample, spread } from './corpus.ts'

const SIMPLE: AssistantCitation = {
  ...{ version: 1, environmentId: 'e', threadId: 't', messageId: 'm' },
  ...{ text: 'a', start: 0, end: 1, prefix: '', suffix: '' },
}

/** Citations in texts; URIs that are none; fields that no citation has; and each foreign character in a URI. */
export function seeds(): CitationInput[] {
  const { valid, invalid, texts } = readSuite('citation.json')
  const short = sample(validCitation(), 40).filter(({ text, comment = '' }) => (text + comment).length < 300)
  const from = (part: Partial<CitationInput>): CitationInput => ({
    ...{ citation: SIMPLE, faults: [], before: '', after: '', edits: [] },
    ...part,
  })
  return [
    ...valid.map(({ citation }) => from({ citation })),
    ...spread(invalid, 25).map((href) => from({ before: `[Assistant quote](${href}) ` })),
    ...texts.flatMap(({ text, citations }) =>
      citations
        .slice(0, 1)
        .map(({ citation, start, end }) =>
          from({ citation, before: text.slice(0, start), after: text.slice(end) }),
        ),
    ),
    ...short.map((citation) => from({ citation })),
    ...sample(citingText(), 10).map((before) => from({ before })),
    ...WRONG_VALUES.map((_, value) => {
      const key = CITATION_FIELDS[value % CITATION_FIELDS.length] as (typeof CITATION_FIELDS)[number]
      return from({ faults: [{ key, value }] })
    }),
    ...spread(FOREIGN_TO_CITATIONS, 20).map((inserted, index) =>
      from({ edits: [{ at: 15 + 3 * index, removed: index % 2, inserted }] }),
    ),
  ]
}
