import { escapeTagsInJson } from '../../../src/provider/escape.ts'
import type { AssistantCitation } from '../../../src/provider/index.ts'
import * as exports from '../../../src/provider/index.ts'
import { type EntryPoint, orRefuse } from '../entry-point.ts'
import { CAPTURED, CITATIONS } from '../families/provider.ts'
import { annotation, element, pieces, REFERRING, review, terminal, unknown } from './values.ts'

const {
  formatAssistantCitationHref,
  parseAssistantCitationHref,
  projectComposerContextForProvider,
  serializeAssistantCitation,
} = exports

const citation: AssistantCitation = {
  version: 1,
  environmentId: 'e',
  threadId: 't',
  messageId: 'm',
  text: 'a',
  start: 0,
  end: 1,
  prefix: '',
  suffix: '',
}

const project = (record: object) =>
  projectComposerContextForProvider({ text: REFERRING, records: [record as never] })

/** Two hundred records, for the family that refers to as many ids. */
const records = Array.from({ length: 200 }, (_, index) => ({ ...terminal, contextId: `m${index}` }) as never)

/** The text for the provider, and citations. */
export const provider: EntryPoint = {
  name: 'provider',
  exports,
  work: {
    assistantCitationsToPlainText: { 'a message': exports.assistantCitationsToPlainText },
    collectAssistantCitations: { 'a message': exports.collectAssistantCitations },
    expandAssistantCitationsForProvider: { 'a message': exports.expandAssistantCitationsForProvider },
    formatAssistantCitationHref: {
      'a passage': orRefuse((text) => formatAssistantCitationHref({ ...citation, text })),
    },
    parseAssistantCitationHref: {
      'a URI': parseAssistantCitationHref,
      'the query of a URI': (text) => parseAssistantCitationHref(`t3-citation://v1/e/t/m?${text}`),
    },
    projectComposerContextForProvider: {
      'a message': (text) => projectComposerContextForProvider({ text, records }),
      'prose that is escaped': (text) =>
        projectComposerContextForProvider({ text, records: [], escapeProse: true }),
      'the lines of a terminal': (text) => project({ ...terminal, text }),
      'the comment of a review': (text) => project({ ...review, text }),
      'a diff': (diff) => project({ ...review, diff }),
      'a field of one line': (filePath) => project({ ...review, filePath }),
      'some HTML': (htmlPreview) => project({ ...element, htmlPreview }),
      'style changes': (text) => project({ ...annotation, styleChanges: pieces(text) }),
      'a payload': (text) => project({ ...unknown, payload: [text] }),
    },
    serializeAssistantCitation: {
      'an id': orRefuse((threadId) => serializeAssistantCitation({ ...citation, threadId })),
    },
  },
  inside: { escapeTagsInJson: { 'some JSON': (text) => escapeTagsInJson(`"${text}`) } },
  families: {
    escapeTagsInJson: CAPTURED,
    assistantCitationsToPlainText: CITATIONS,
    collectAssistantCitations: CITATIONS,
    expandAssistantCitationsForProvider: CITATIONS,
    parseAssistantCitationHref: CITATIONS,
    projectComposerContextForProvider: [...CAPTURED, ...CITATIONS],
  },
}
