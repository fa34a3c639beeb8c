export {
  formatAssistantCitationHref,
  parseAssistantCitationHref,
  serializeAssistantCitation,
} from './citation.ts'
export { type AssistantCitationOccurrence, collectAssistantCitations } from './citation-scan.ts'
export {
  type AssistantCitation,
  CITATION_AFFIX_MAX,
  CITATION_COMMENT_MAX,
  CITATION_ID_MAX,
  CITATION_TEXT_MAX,
} from './citation-syntax.ts'
export { assistantCitationsToPlainText, expandAssistantCitationsForProvider } from './citation-text.ts'
export { type ComposerContextProjectionInput, projectComposerContextForProvider } from './project.ts'
