import type { AttachmentDraft, PreviewAnnotationDraft, ReviewCommentDraft, TerminalDraft } from './draft.ts'

/** A reference to what has this id. */
export function ref(contextId: string, kind = 'file'): string {
  return `[x](t3-context://v1/${kind}/${contextId})`
}

/** What a client's store holds, one of each. */
export const terminal: TerminalDraft = {
  contextId: 't',
  terminalId: 'term-1',
  terminalLabel: 'Terminal 1',
  lineStart: 3,
  lineEnd: 4,
  text: 'a\nb',
}

export const review: ReviewCommentDraft = {
  contextId: 'r',
  sectionId: 's1',
  sectionTitle: 'Changes',
  filePath: 'src/pay/retry.ts',
  startIndex: 1,
  endIndex: 2,
  rangeLabel: 'L4-L5',
  text: 'why?',
  diff: '+ x',
}

export const annotation: PreviewAnnotationDraft = {
  contextId: 'p',
  annotationId: 'a1',
  pageUrl: 'https://e.com/',
  pageTitle: 'Shop',
  comment: 'bigger',
  targetSummary: '1 element',
  styleChanges: [],
  screenshotContextId: 'i',
}

export const image: AttachmentDraft = {
  contextId: 'i',
  kind: 'image',
  attachmentId: 'att-1',
  name: 'shot.png',
  mimeType: 'image/png',
  sizeBytes: 7,
}
