export {
  SLUG_MAX,
  toComposerContextId,
  toKindScopedComposerContextId,
  toPreviewAnnotationContextId,
} from './fold.ts'
export { ForwardCompatibleArray } from './forward-compatible-array.ts'
export {
  ChatAttachmentId,
  ComposerContextId,
  ComposerContextReferenceId,
  createComposerContextReferenceId,
} from './identity.ts'
export {
  decodeMessageContext,
  MESSAGE_CHARACTERS_MAX,
  MESSAGE_RECORDS_MAX,
  type MessageContextDecoding,
  OrchestrationMessageContext,
} from './message-context.ts'
export {
  ComposerContextRecord,
  type ContextRecordDecoding,
  decodeContextRecord,
  ElementContextRecord,
  FileContextRecord,
  ImageContextRecord,
  isKnownContextRecord,
  KNOWN_CONTEXT_KINDS,
  type KnownContextKind,
  type KnownContextRecord,
  MentionContextRecord,
  PreviewAnnotationContextRecord,
  ReviewCommentContextRecord,
  SkillContextRecord,
  TerminalContextRecord,
  UnknownContextRecord,
} from './record.ts'
export type { DroppedRecord } from './records.ts'
