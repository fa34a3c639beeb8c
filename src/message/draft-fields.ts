import { RECORD_VERSION } from '../record/kinds.ts'
import { sanitizeComposerContextLabel } from '../reference/label.ts'
import type { Fields } from './cut-fields.ts'
import type { AttachmentDraft, PreviewAnnotationDraft, ReviewCommentDraft, TerminalDraft } from './draft.ts'

// A draft may come from a disk. What is wrong in it must not throw here: the schema says why it makes no record.

/** What a file is whose type the browser does not know. */
const UNKNOWN_MIME_TYPE = 'application/octet-stream'

/** Lay an excerpt of a terminal out as a record. */
export function terminalFields(draft: TerminalDraft): Fields {
  const { lineStart, lineEnd } = draft
  const terminalLabel = notBlank(draft.terminalLabel, 'Terminal')
  const range =
    lineStart === lineEnd ? `line ${show(lineStart)}` : `lines ${show(lineStart)}-${show(lineEnd)}`
  return recordFields(
    'terminal',
    { ...draft, terminalLabel },
    draft.label ?? `${show(terminalLabel)} ${range}`,
  )
}

/** Lay a review comment out as a record. */
export function reviewCommentFields(draft: ReviewCommentDraft): Fields {
  const baseName = show(draft.filePath).split(/[/\\]/).filter(Boolean).at(-1) ?? ''
  return recordFields('review-comment', draft, draft.label ?? `${baseName} ${show(draft.rangeLabel)}`)
}

/** Lay a preview annotation out as a record. */
export function previewAnnotationFields(draft: PreviewAnnotationDraft): Fields {
  const label = draft.label ?? notBlank(draft.pageTitle ?? '', 'Preview annotation')
  return recordFields('preview-annotation', draft, label)
}

/** Lay an attachment out as a record. A blank name or type, as pasted files have, gives way to a general one. */
export function attachmentFields(draft: AttachmentDraft): Fields {
  const kind = draft.kind === 'image' ? 'image' : 'file'
  const name = notBlank(draft.name, kind)
  const mimeType = notBlank(draft.mimeType, UNKNOWN_MIME_TYPE)
  return recordFields(kind, { ...draft, name, mimeType }, draft.label ?? name)
}

function recordFields(kind: string, draft: object, label: string): Fields {
  return { ...draft, version: RECORD_VERSION, kind, label: sanitizeComposerContextLabel(label, kind) }
}

function notBlank(text: string, otherwise: string): string {
  return typeof text === 'string' && text.trim() === '' ? otherwise : text
}

function show(value: string | number): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}
