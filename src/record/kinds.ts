/**
 * The known kinds of records (specification, section 5). The schemas here look at fields alone and drop what they do not
 * name; `record.ts` puts them to use and carries everything through.
 */
import * as v from 'valibot'
import { name, short, text, whole } from './fields.ts'
import { ChatAttachmentId, ComposerContextId } from './identity.ts'

/** The version of the records. */
export const RECORD_VERSION = 1
/** The most UTF-16 code units of a label, like of every text below. */
export const RECORD_LABEL_MAX = 200
/** The most of a name or id of other systems. */
export const NAME_MAX = 255
/** The most of a path. */
export const PATH_MAX = 2048
/** The most of a media type. */
export const MIME_TYPE_MAX = 100
/** The most of the lines of a terminal. */
export const TERMINAL_TEXT_MAX = 64_000
/** The most of the HTML of an element. */
export const HTML_PREVIEW_MAX = 8000
/** The most of the styles of an element. */
export const STYLES_MAX = 8000
/** The most of what a person says in an annotation. */
export const COMMENT_MAX = 8000
/** The most of the value of a style. */
export const STYLE_VALUE_MAX = 8000
/** The most style changes of an annotation. */
export const STYLE_CHANGES_MAX = 200
/** The most elements of an annotation. */
export const ELEMENTS_MAX = 50
/** The most of what a person says in a review comment. */
export const REVIEW_TEXT_MAX = 16_000
/** The most of a diff. */
export const REVIEW_DIFF_MAX = 32_000
/** The most of the language of a code fence. */
export const FENCE_LANGUAGE_MAX = 64

/** What every record has. */
export const common = {
  version: v.literal(RECORD_VERSION),
  contextId: ComposerContextId,
  label: text(RECORD_LABEL_MAX),
}

const attachment = {
  ...common,
  attachmentId: ChatAttachmentId,
  name: name(NAME_MAX),
  mimeType: name(MIME_TYPE_MAX),
  sizeBytes: whole(),
}

const element = {
  pageUrl: short,
  pageTitle: v.nullable(short),
  tagName: name(NAME_MAX),
  selector: v.nullable(short),
  htmlPreview: text(HTML_PREVIEW_MAX),
  componentName: v.nullable(short),
  source: v.nullable(
    v.object({
      functionName: v.nullable(short),
      fileName: v.nullable(short),
      lineNumber: v.nullable(whole()),
      columnNumber: v.nullable(whole()),
    }),
  ),
  styles: text(STYLES_MAX),
}

/** The fields of each known kind. */
export const kinds = {
  image: v.object({ ...attachment, kind: v.literal('image') }),
  file: v.object({ ...attachment, kind: v.literal('file') }),
  terminal: v.pipe(
    v.object({
      ...common,
      kind: v.literal('terminal'),
      terminalId: name(NAME_MAX),
      terminalLabel: name(NAME_MAX),
      lineStart: whole(),
      lineEnd: whole(),
      text: text(TERMINAL_TEXT_MAX),
    }),
    v.forward(
      v.check(
        ({ lineStart, lineEnd }) => lineEnd >= lineStart,
        'a lineEnd of at least lineStart, found less',
      ),
      ['lineEnd'],
    ),
  ),
  element: v.object({ ...common, kind: v.literal('element'), ...element }),
  'preview-annotation': v.object({
    ...common,
    kind: v.literal('preview-annotation'),
    annotationId: short,
    pageUrl: short,
    pageTitle: v.nullable(short),
    comment: text(COMMENT_MAX),
    targetSummary: short,
    styleChanges: v.pipe(v.array(short), v.maxLength(STYLE_CHANGES_MAX)),
    elements: v.optional(v.pipe(v.array(v.object(element)), v.maxLength(ELEMENTS_MAX))),
    elementIds: v.optional(v.pipe(v.array(short), v.maxLength(ELEMENTS_MAX))),
    regionCount: v.optional(whole()),
    strokeCount: v.optional(whole()),
    styleChangeDetails: v.optional(
      v.pipe(
        v.array(
          v.object({
            targetId: short,
            selector: v.nullable(short),
            property: short,
            previousValue: text(STYLE_VALUE_MAX),
            value: text(STYLE_VALUE_MAX),
          }),
        ),
        v.maxLength(STYLE_CHANGES_MAX),
      ),
    ),
    screenshotContextId: v.optional(ComposerContextId),
  }),
  'review-comment': v.pipe(
    v.object({
      ...common,
      kind: v.literal('review-comment'),
      sectionId: name(NAME_MAX),
      sectionTitle: short,
      filePath: name(PATH_MAX),
      startIndex: whole(),
      endIndex: whole(),
      rangeLabel: short,
      text: text(REVIEW_TEXT_MAX),
      diff: text(REVIEW_DIFF_MAX),
      fenceLanguage: v.optional(text(FENCE_LANGUAGE_MAX)),
      pullRequest: v.optional(
        v.object({
          number: whole(1),
          title: short,
          url: short,
          headBranch: short,
          baseBranch: short,
          state: v.picklist(['open', 'closed', 'merged']),
          isDraft: v.boolean(),
        }),
      ),
    }),
    v.forward(
      v.check(
        ({ startIndex, endIndex }) => endIndex >= startIndex,
        'an endIndex of at least startIndex, found less',
      ),
      ['endIndex'],
    ),
  ),
  mention: v.object({ ...common, kind: v.literal('mention'), path: name(PATH_MAX) }),
  skill: v.object({ ...common, kind: v.literal('skill'), name: name(NAME_MAX) }),
}
