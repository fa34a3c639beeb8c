export { contextReferenceFromMarkdown, type FromMarkdownOptions } from './remark/from-markdown.ts'
export type { ContextReference, ContextReferenceData } from './remark/node.ts'
export type {
  ContextReferenceRuleId,
  ContextReferenceSeverity,
  KnownRecords,
  RemarkContextReferenceOptions,
} from './remark/options.ts'
export { default } from './remark/plugin.ts'
export {
  type ContextReferenceSanitizeSchema,
  contextReferenceSanitizeSchema,
  contextReferenceToHast,
  type ToHast,
} from './remark/to-hast.ts'
export { contextReferenceToMarkdown } from './remark/to-markdown.ts'
