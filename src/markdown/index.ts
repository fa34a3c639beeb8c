export { collectMarkdownContextReferences, type MarkdownContextReferenceOptions } from './collect.ts'
