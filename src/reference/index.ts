export type { ComposerContextTarget } from '../../grammar/explain.ts'
export {
  appendInlineContextReference,
  ensureInlineContextReferences,
  insertInlineContextReference,
  removeInlineContextReference,
  type TextWithCaret,
} from './edit.ts'
export { type ComposerContextReferenceInput, formatComposerContextReference } from './format.ts'
export { formatComposerContextHref, parseComposerContextHref } from './href.ts'
export { type ComposerInlineToken, collectComposerInlineTokens } from './inline-tokens.ts'
export { LABEL_VALUE_MAX, sanitizeComposerContextLabel } from './label.ts'
export {
  collectInlineContextIds,
  isImageReferencesOnly,
  replaceComposerContextReferences,
  stripInlineContextReferences,
} from './replace.ts'
export { type ComposerContextReference, collectComposerContextReferences } from './scan.ts'
