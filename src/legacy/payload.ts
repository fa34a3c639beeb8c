import type {
  ElementContextRecord,
  PreviewAnnotationContextRecord,
  ReviewCommentContextRecord,
  TerminalContextRecord,
} from '../record/record.ts'

/** A record that has no id yet. */
type Unnumbered<Record> = Omit<Record, 'version' | 'contextId'>

export type TerminalPayload = Unnumbered<TerminalContextRecord>
export type ElementPayload = Unnumbered<ElementContextRecord>
export type AnnotationPayload = Unnumbered<PreviewAnnotationContextRecord>
export type ReviewPayload = Unnumbered<ReviewCommentContextRecord>

/** What a block holds. */
export type LegacyPayload = TerminalPayload | ElementPayload | AnnotationPayload | ReviewPayload

/** The fields of an element, which an annotation has some of, too. */
export type ElementFields = Omit<ElementPayload, 'kind' | 'label'>
