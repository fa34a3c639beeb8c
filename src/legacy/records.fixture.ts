import type { ComposerContextRecord } from '../record/record.ts'

const record = (kind: string, contextId: string, label: string, fields: object) =>
  ({ version: 1, contextId, kind, label, ...fields }) as ComposerContextRecord

/** A terminal excerpt; its id is `t`. */
export function terminal(fields: object = {}): ComposerContextRecord {
  const own = { terminalId: 'term_7', terminalLabel: 'Dev server', lineStart: 4, lineEnd: 5, text: 'a\n  b' }
  return record('terminal', 't', 'my excerpt', { ...own, ...fields })
}

/** What an element has, of a page and of an annotation. */
export function elementFields(fields: object = {}): object {
  const source = { functionName: 'Save', fileName: 'src/a.tsx', lineNumber: 3, columnNumber: null }
  const own = { pageUrl: 'http://localhost/', pageTitle: 'Shop', tagName: 'button', selector: null }
  return { ...own, htmlPreview: '<b>\n  x\n</b>', componentName: 'SaveButton', source, styles: '', ...fields }
}

/** A picked element; its id is `e`. */
export function element(fields: object = {}): ComposerContextRecord {
  return record('element', 'e', 'the button', elementFields(fields))
}

/** An annotation of a preview; its id is `p`. */
export function annotation(fields: object = {}): ComposerContextRecord {
  const own = {
    annotationId: 'p1',
    pageUrl: 'http://localhost/',
    pageTitle: 'Shop',
    comment: 'wider\nplease',
  }
  const more = {
    targetSummary: '1 element',
    styleChanges: ['width: 2px', 'a\nb'],
    elements: [elementFields()],
  }
  return record('preview-annotation', 'p', 'note', { ...own, ...more, regionCount: 2, ...fields })
}

/** A review comment; its id is `r`. */
export function review(fields: object = {}): ComposerContextRecord {
  const own = { sectionId: 's', sectionTitle: 'Unstaged', filePath: 'src/f.ts', startIndex: 1, endIndex: 2 }
  const more = { rangeLabel: 'L1-L2', text: 'hm', diff: '+a', fenceLanguage: 'diff' }
  return record('review-comment', 'r', 'remark', { ...own, ...more, ...fields })
}

/** A file, which the old form has no block for; its id is `f`. */
export function file(): ComposerContextRecord {
  const fields = { attachmentId: 'a', name: 'a.txt', mimeType: 'text/plain', sizeBytes: 1 }
  return record('file', 'f', 'a.txt', fields)
}
