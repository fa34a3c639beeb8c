export { type AttachmentIdentity, remapComposerContextAttachments } from './attachments.ts'
export { type BuiltMessage, buildMessageContext } from './build.ts'
export { decodeContextJson, encodeContextJson } from './context-json.ts'
export { cutCapture } from './cut.ts'
export { cutTerminalExcerpt, type TerminalExcerpt } from './cut-terminal.ts'
export type {
  AttachmentDraft,
  ContextDraft,
  MessageDraft,
  PreviewAnnotationDraft,
  ReviewCommentDraft,
  TerminalDraft,
} from './draft.ts'
export type { DroppedContext } from './limit-records.ts'
export { type ResolvedUserMessage, resolveUserMessageContext, type UserMessage } from './resolve.ts'
