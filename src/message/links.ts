import type { ComposerContextId } from '../record/identity.ts'
import {
  type ComposerContextRecord,
  isKnownContextRecord,
  type PreviewAnnotationContextRecord,
} from '../record/record.ts'

/** Whether a record is an annotation, which can link to another record: its screenshot. */
function isAnnotationRecord(record: ComposerContextRecord): record is PreviewAnnotationContextRecord {
  return isKnownContextRecord(record) && record.kind === 'preview-annotation'
}

/** The id of the record that a record links to. */
export function linkOf(record: ComposerContextRecord): ComposerContextId | undefined {
  return isAnnotationRecord(record) ? record.screenshotContextId : undefined
}
