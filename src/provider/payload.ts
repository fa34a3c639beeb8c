import type {
  ComposerContextRecord,
  ElementContextRecord,
  KnownContextRecord,
  PreviewAnnotationContextRecord,
  ReviewCommentContextRecord,
  TerminalContextRecord,
  UnknownContextRecord,
} from '../record/record.ts'
import { escapeTags } from './escape.ts'
import { toJsonLine } from './json-line.ts'
import { LINE_BREAK, singleLine, toWellFormed } from './single-line.ts'

/** What is read of an element, on its own or in an annotation. */
type Element = Omit<ElementContextRecord, 'version' | 'contextId' | 'kind' | 'label'>

/**
 * Write the body of a record's entry for the provider (specification, sections 6.3 and 6.4). Everything in it is
 * captured text: no tag of the package's own is in it, and no field of one line takes a second one.
 *
 * @param record a record as it is decoded
 * @returns one or more lines, without a line break at the end
 */
export function formatPayload(record: ComposerContextRecord): string {
  const lines = linesOf(record)
  if (!lines) return toJsonLine(unknownPayload(record as UnknownContextRecord))
  // Not field by field: a tag can begin in one and end in the next.
  return escapeTags(lines.join('\n'))
}

/** The lines of a record of a known kind, not escaped yet. */
function linesOf(record: ComposerContextRecord): string[] | undefined {
  // The kind of an unknown record is none of these.
  const known = record as KnownContextRecord
  switch (known.kind) {
    case 'image':
    case 'file':
      return [
        field('name', known.name),
        field('mimeType', known.mimeType),
        `sizeBytes: ${known.sizeBytes}`,
        field('attachmentId', known.attachmentId),
      ]
    case 'terminal':
      return terminalLines(known)
    case 'element':
      return elementLines(known)
    case 'preview-annotation':
      return annotationLines(known)
    case 'review-comment':
      return reviewLines(known)
    case 'mention':
      return [field('path', known.path)]
    case 'skill':
      return [field('name', known.name)]
  }
}

function terminalLines({ terminalLabel, lineStart, lineEnd, text }: TerminalContextRecord): string[] {
  const lines = toWellFormed(text).split(/\r\n|[\n\r]/)
  // What stands behind the last line break is a line only if there is something.
  if (lines.at(-1) === '') lines.pop()
  const numbered = lines
    .slice(0, lineEnd - lineStart + 1)
    .map((line, index) => `${lineStart + index} | ${line}`)
  return [field('terminal', terminalLabel), ...numbered]
}

function elementLines(element: Element): string[] {
  return [
    field('url', element.pageUrl),
    field('tag', element.tagName),
    ...fieldIfPresent('title', element.pageTitle),
    ...fieldIfPresent('selector', element.selector),
    ...fieldIfPresent('component', element.componentName),
    ...fieldIfPresent('source', sourceOf(element)),
    ...blockIfPresent('html', element.htmlPreview.trim()),
    ...blockIfPresent('styles', element.styles.trim()),
  ]
}

function sourceOf({ source }: Element): string | null {
  if (!source) return null
  const { fileName, lineNumber, columnNumber } = source
  const file = singleLine(fileName ?? '')
  if (isBlank(file) || lineNumber === null) return file
  return `${file}:${lineNumber}${columnNumber === null ? '' : `:${columnNumber}`}`
}

function annotationLines(annotation: PreviewAnnotationContextRecord): string[] {
  const { pageTitle, pageUrl, screenshotContextId, elements = [] } = annotation
  const changes = annotation.styleChanges.map(singleLine).filter((change) => !isBlank(change))
  const page = fieldIfPresent('page', pageTitle)
  return [
    ...(page.length > 0 ? page : [field('page', pageUrl)]),
    field('url', pageUrl),
    ...commentIfPresent(annotation.comment),
    ...fieldIfPresent('targets', annotation.targetSummary),
    ...(changes.length > 0 ? ['requested visual changes:', ...changes.map((change) => `- ${change}`)] : []),
    ...(screenshotContextId === undefined ? [] : [field('screenshot', `ref=${screenshotContextId}`)]),
    ...elements.flatMap((element, index) => [
      `element ${index + 1}:`,
      ...elementLines(element).map((line) => indent(line)),
    ]),
  ]
}

function reviewLines(review: ReviewCommentContextRecord): string[] {
  const { rangeLabel, startIndex, endIndex, fenceLanguage = '' } = review
  const language = singleLine(fenceLanguage).trim()
  return [
    field('file', review.filePath),
    `${field('range', rangeLabel)} (${startIndex}-${endIndex})`,
    field('section', review.sectionTitle),
    ...commentIfPresent(review.text),
    ...blockIfPresent(language === '' ? 'diff' : language, review.diff.trimEnd()),
  ]
}

/** The payload of a record of an unknown kind; without one, the fields that only its kind has. */
function unknownPayload(record: UnknownContextRecord): unknown {
  const { version, contextId, kind, label, ...fields } = record
  return record.payload === undefined ? fields : record.payload
}

function commentIfPresent(text: string): string[] {
  const comment = text.trim()
  if (comment.search(LINE_BREAK) !== -1) return blockIfPresent('comment', comment)
  return isBlank(comment) ? [] : [`comment: ${toWellFormed(comment)}`]
}

function fieldIfPresent(key: string, value: string | null): string[] {
  const line = singleLine(value ?? '')
  return isBlank(line) ? [] : [`${key}: ${line}`]
}

function field(key: string, value: string): string {
  return `${key}: ${singleLine(value)}`
}

function blockIfPresent(key: string, text: string): string[] {
  return isBlank(text) ? [] : [`${key}:`, indent(toWellFormed(text))]
}

/** Indent by two behind every kind of line break, so that no reader finds a line of the text outside. */
function indent(text: string): string {
  return `  ${text.replace(LINE_BREAK, (lineBreak) => `${/[\n\r]/.test(lineBreak) ? '\n' : lineBreak}  `)}`
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
