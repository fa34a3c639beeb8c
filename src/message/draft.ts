import type { Brand } from 'valibot'
import type {
  ComposerContextRecord,
  ImageContextRecord,
  PreviewAnnotationContextRecord,
  ReviewCommentContextRecord,
  TerminalContextRecord,
} from '../record/record.ts'

/** A value as a client's store holds it: read only, and with ids that are plain strings. */
type Plain<T> =
  T extends Brand<string>
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Plain<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Plain<T[Key]> }
        : T

/** The fields that are of this kind of record alone. */
type FieldsOf<ContextRecord> = Omit<Plain<ContextRecord>, keyof ComposerContextRecord>

/** What each thing in a draft has. */
export interface ContextDraft {
  /** The id by which the text refers to it. */
  contextId: string
  /** What the record is called, for display; by default it follows from the fields. */
  label?: string | undefined
}

/** An excerpt of a terminal. By default its label is `<terminalLabel> line <n>` or `lines <a>-<b>`. */
export interface TerminalDraft extends ContextDraft, Omit<FieldsOf<TerminalContextRecord>, 'text'> {
  /** The lines; `null` if the client has them no longer. */
  text: string | null
  /** Whether the client has the lines no longer. */
  expired?: boolean | undefined
}

/** A comment on lines of a file. By default its label is the base name of the file and `rangeLabel`. */
export interface ReviewCommentDraft extends ContextDraft, FieldsOf<ReviewCommentContextRecord> {}

/** A note on the preview of a page. By default its label is the title of the page, else `Preview annotation`. */
export interface PreviewAnnotationDraft extends ContextDraft, FieldsOf<PreviewAnnotationContextRecord> {}

/** An image or another file. By default its label is its name. */
export interface AttachmentDraft extends ContextDraft, FieldsOf<ImageContextRecord> {
  kind: 'image' | 'file'
}

/** What a chat client has of a message that is not sent yet. */
export interface MessageDraft {
  /** The text, with references to what is below. */
  text: string
  terminals?: readonly TerminalDraft[] | undefined
  reviewComments?: readonly ReviewCommentDraft[] | undefined
  previewAnnotations?: readonly PreviewAnnotationDraft[] | undefined
  attachments?: readonly AttachmentDraft[] | undefined
  /** Records that are ready: of other kinds, or imported. Their fields are kept, also those that no schema names. */
  records?: readonly ComposerContextRecord[] | undefined
}
