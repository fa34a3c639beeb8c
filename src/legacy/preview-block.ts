import { sanitizeComposerContextLabel } from '../reference/label.ts'
import { asElementEntry, readElementBlock, writeElementEntry } from './element-block.ts'
import { asLines, indent, isBlank, linesOf, writeField } from './lines.ts'
import type { AnnotationPayload, ElementFields } from './payload.ts'
import {
  PREVIEW_KEYS,
  type PreviewKey,
  readPreviewFields,
  readPreviewList,
  readPreviewValue,
} from './preview-fields.ts'

const NESTED = 'element_context'

/** The key of the list. */
const CHANGES = 'Requested visual changes'

/** What an annotation of a page without a title is called. */
const UNTITLED = 'Preview annotation'

/** A location, which is no title. Behind `scheme://` it may have white space, as people write paths. */
const URL_LIKE = /^(?:[a-z][a-z0-9+.-]*:\/\/|(?:about|blob|data):\S+$)/i

/**
 * Read the inside of a preview block: its fields, and a nested element block.
 *
 * @param body the lines between the tags
 * @returns the annotation; undefined if a line is none of a field, or the nested block is malformed
 */
export function readPreviewBlock(body: string): AnnotationPayload | undefined {
  const lines = linesOf(body)
  const open = lines.findIndex((line) => line.trimEnd() === `<${NESTED}>`)
  const close = lines.findIndex((line) => line.trimEnd() === `</${NESTED}>`)
  if (close !== -1 && !lines.slice(close + 1).every(isBlank)) return undefined

  const elements = open === -1 ? [] : readElementBlock(lines.slice(open + 1, close).join('\n'))
  const fields = readPreviewFields(open === -1 ? lines : lines.slice(0, open))
  const changes = readPreviewList(fields?.get(CHANGES) ?? [''])
  if (!elements || !fields || !changes) return undefined
  fields.delete(CHANGES)
  const values = new Map<PreviewKey, string>()
  for (const [key, value] of fields) {
    const read = readPreviewValue(value, key === 'Comment')
    if (read === undefined) return undefined
    values.set(key, read)
  }
  return toAnnotation(values, changes, elements)
}

/** Write the inside of a preview block. */
export function writePreviewBlock(annotation: AnnotationPayload): string {
  const { styleChanges, elements = [] } = annotation
  return [
    ...Array.from(valuesOf(annotation), ([key, value]) => writeField(key, value)).flat(),
    ...(styleChanges.length > 0 ? [`${CHANGES}:`] : []),
    ...styleChanges.flatMap((change) =>
      indent(change, '  ').map((line, at) => (at > 0 ? line : `-${line.slice(1)}`)),
    ),
    ...(elements.length > 0 ? [`<${NESTED}>`, ...elements.map(writeElementEntry), `</${NESTED}>`] : []),
  ].join('\n')
}

/** What a block keeps of an annotation. */
export function asPreviewBlock(annotation: AnnotationPayload): AnnotationPayload {
  const { styleChanges, elements = [] } = annotation
  return toAnnotation(valuesOf(annotation), styleChanges, elements.map(asElementEntry))
}

function valuesOf(annotation: AnnotationPayload): Map<PreviewKey, string> {
  const { annotationId, pageTitle, pageUrl, comment, targetSummary } = annotation
  // A title that would be taken for a location says nothing beside one.
  const page = pageTitle && isTitle(pageTitle) ? pageTitle : pageUrl
  const values: [PreviewKey, string][] = [
    ['Id', annotationId],
    ['Page', page],
    ['Comment', comment],
    ['Targets', targetSummary],
  ]
  return new Map(values.filter(([, value]) => value !== ''))
}

function isTitle(page: string): boolean {
  return !isBlank(page) && !URL_LIKE.test(page)
}

function toAnnotation(
  values: ReadonlyMap<PreviewKey, string>,
  changes: readonly string[],
  elements: ElementFields[],
): AnnotationPayload {
  const [annotationId, page, comment, targetSummary] = PREVIEW_KEYS.map((key) =>
    asLines(values.get(key) ?? ''),
  ) as [string, string, string, string]
  const pageTitle = isTitle(page) ? page : null
  return {
    kind: 'preview-annotation',
    label: sanitizeComposerContextLabel(pageTitle ?? UNTITLED, 'preview-annotation'),
    annotationId,
    pageUrl: pageTitle === null ? page : '',
    pageTitle,
    comment,
    targetSummary,
    styleChanges: changes.map(asLines),
    ...(elements.length > 0 ? { elements } : {}),
  }
}
