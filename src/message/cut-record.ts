import { SHORT_MAX } from '../record/fields.ts'
import {
  COMMENT_MAX,
  FENCE_LANGUAGE_MAX,
  HTML_PREVIEW_MAX,
  MIME_TYPE_MAX,
  NAME_MAX,
  PATH_MAX,
  RECORD_LABEL_MAX,
  REVIEW_DIFF_MAX,
  REVIEW_TEXT_MAX,
  STYLE_VALUE_MAX,
  STYLES_MAX,
} from '../record/kinds.ts'
import { cutAnnotationLists } from './cut-annotation.ts'
import { capture, cutFields, type Fields, fields, line, list, name } from './cut-fields.ts'
import { cutTerminalExcerpt } from './cut-terminal.ts'

const short = line(SHORT_MAX)

const attachment = { name: name(NAME_MAX), mimeType: name(MIME_TYPE_MAX) }

const element = {
  pageUrl: short,
  pageTitle: short,
  tagName: name(NAME_MAX),
  selector: short,
  htmlPreview: capture(HTML_PREVIEW_MAX),
  componentName: short,
  source: fields({ functionName: short, fileName: short }),
  styles: capture(STYLES_MAX),
}

const styleChangeDetail = {
  selector: short,
  property: short,
  previousValue: capture(STYLE_VALUE_MAX),
  value: capture(STYLE_VALUE_MAX),
}

const annotation = {
  pageUrl: short,
  pageTitle: short,
  comment: capture(COMMENT_MAX),
  targetSummary: short,
  styleChanges: list(short),
  elements: list(fields(element)),
  styleChangeDetails: list(fields(styleChangeDetail)),
}

const reviewComment = {
  sectionTitle: short,
  filePath: name(PATH_MAX),
  rangeLabel: short,
  text: capture(REVIEW_TEXT_MAX),
  diff: capture(REVIEW_DIFF_MAX),
  fenceLanguage: line(FENCE_LANGUAGE_MAX),
  pullRequest: fields({ title: short, url: short, headBranch: short, baseBranch: short }),
}

/**
 * Cut what is too long in a record of a known kind, with a mark in its place (specification, section 9), and trim its
 * names. A valid record stays what it is. Ids, paths of mentions and names of skills are never cut: what is left of them
 * would name something else.
 *
 * @param input what is to become a record; nothing of it is changed
 * @returns the same fields; what else is wrong with them is still wrong
 */
export function cutRecord(input: Fields): Fields {
  const record = cutFields(input, { label: line(RECORD_LABEL_MAX) })
  switch (record.kind) {
    case 'image':
    case 'file':
      return cutFields(record, attachment)
    case 'terminal':
      return cutTerminal(cutFields(record, { terminalLabel: name(NAME_MAX) }))
    case 'element':
      return cutFields(record, element)
    case 'preview-annotation':
      return cutFields(cutAnnotationLists(record), annotation)
    case 'review-comment':
      return cutFields(record, reviewComment)
    default:
      return record
  }
}

function cutTerminal(record: Fields): Fields {
  const { text, lineStart, lineEnd } = record
  if (typeof text !== 'string' || typeof lineStart !== 'number' || typeof lineEnd !== 'number') return record
  return { ...record, ...cutTerminalExcerpt({ text, lineStart, lineEnd }) }
}
