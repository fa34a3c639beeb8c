export {
  COMPOSER_CONTEXT_CLIPBOARD_MIME,
  ComposerContextClipboardFragment,
  type ComposerContextSource,
  decodeComposerContextFragment,
  encodeComposerContextFragment,
} from './fragment.ts'
export {
  COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE,
  decodeComposerContextClipboardHtml,
  encodeComposerContextClipboardHtml,
} from './html.ts'
export type {
  ContextImportPlan,
  FetchedContextAttachment,
  UnresolvedContextReference,
} from './import-plan.ts'
export type { AttachmentContextRecord } from './links.ts'
export { type ContextPaste, planContextPaste } from './paste.ts'
export { type ComposerContextFlavours, readComposerContextClipboard } from './read.ts'
export {
  type ComposerContextStash,
  type RestoringDraft,
  restoreComposerContext,
  type StashedDraft,
  stashComposerContext,
} from './stash.ts'
