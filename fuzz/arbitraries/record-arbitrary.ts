import type { JsonValue } from 'fast-check'
import fc from 'fast-check'
import { contextId, kind } from '../../grammar/context-reference.ts'
import { SHORT_MAX } from '../../src/record/fields.ts'
import * as bounds from '../../src/record/kinds.ts'
import {
  type ComposerContextRecord,
  decodeContextRecord,
  KNOWN_CONTEXT_KINDS,
} from '../../src/record/record.ts'
import { capturedName, capturedText } from './captured-text.ts'
import { toArbitrary } from './rule-arbitrary.ts'

/** What the records are to be like. */
export interface RecordConstraints {
  /** The ids to take; by default any. */
  contextIds?: fc.Arbitrary<string>
  /** The kinds to take; by default all that are known, and others. `unknown` stands for these. */
  kinds?: readonly string[]
}

const id = () => fc.oneof(toArbitrary(contextId), fc.constantFrom('__proto__', 'constructor', 'ctx_1', 'a'))
const name = (max: number = bounds.NAME_MAX) => capturedName(max)
const text = (max: number) => capturedText(max)
const short = () => capturedText(SHORT_MAX)
const whole = (min = 0) =>
  fc.oneof(
    fc.integer({ min, max: min + 20 }),
    fc.maxSafeInteger().map((n) => Math.max(min, n)),
  )
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3 })
const few = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 3 })

/** Two whole numbers, the second not below the first. */
function range<Start extends string, End extends string>(start: Start, end: End) {
  return fc
    .tuple(whole(), fc.nat(20))
    .map(([from, more]) => ({ [start]: from, [end]: Math.min(from + more, Number.MAX_SAFE_INTEGER) }))
}

const element = () => ({
  pageUrl: short(),
  pageTitle: orNull(short()),
  tagName: name(),
  selector: orNull(short()),
  htmlPreview: text(bounds.HTML_PREVIEW_MAX),
  componentName: orNull(short()),
  source: orNull(
    fc.record({
      functionName: orNull(short()),
      fileName: orNull(short()),
      lineNumber: orNull(whole()),
      columnNumber: orNull(whole()),
    }),
  ),
  styles: text(bounds.STYLES_MAX),
})

const attachment = () =>
  fc.record({ attachmentId: id(), name: name(), mimeType: name(bounds.MIME_TYPE_MAX), sizeBytes: whole() })

/** The fields of each known kind beside those that every record has. */
const fields: Record<string, () => fc.Arbitrary<object>> = {
  image: attachment,
  file: attachment,
  terminal: () =>
    merged(
      range('lineStart', 'lineEnd'),
      fc.record({ terminalId: name(), terminalLabel: name(), text: text(bounds.TERMINAL_TEXT_MAX) }),
    ),
  element: () => fc.record(element()),
  'preview-annotation': () =>
    fc.record(
      {
        annotationId: short(),
        pageUrl: short(),
        pageTitle: orNull(short()),
        comment: text(bounds.COMMENT_MAX),
        targetSummary: short(),
        styleChanges: few(short()),
        elements: few(fc.record(element())),
        elementIds: few(short()),
        regionCount: whole(),
        strokeCount: whole(),
        styleChangeDetails: few(
          fc.record({
            targetId: short(),
            selector: orNull(short()),
            property: short(),
            previousValue: text(bounds.STYLE_VALUE_MAX),
            value: text(bounds.STYLE_VALUE_MAX),
          }),
        ),
        screenshotContextId: id(),
      },
      { requiredKeys: ['annotationId', 'pageUrl', 'pageTitle', 'comment', 'targetSummary', 'styleChanges'] },
    ),
  'review-comment': () =>
    merged(
      range('startIndex', 'endIndex'),
      fc.record(
        {
          sectionId: name(),
          sectionTitle: short(),
          filePath: name(bounds.PATH_MAX),
          rangeLabel: short(),
          text: text(bounds.REVIEW_TEXT_MAX),
          diff: text(bounds.REVIEW_DIFF_MAX),
          fenceLanguage: text(bounds.FENCE_LANGUAGE_MAX),
          pullRequest: fc.record({
            number: whole(1),
            title: short(),
            url: short(),
            headBranch: short(),
            baseBranch: short(),
            state: fc.constantFrom('open', 'closed', 'merged'),
            isDraft: fc.boolean(),
          }),
        },
        { requiredKeys: ['sectionId', 'sectionTitle', 'filePath', 'rangeLabel', 'text', 'diff'] },
      ),
    ),
  mention: () => fc.record({ path: name(bounds.PATH_MAX) }),
  skill: () => fc.record({ name: name() }),
}

/** Arbitrary JSON, with keys that are dangerous elsewhere, and texts that are captured. */
export function json(): fc.Arbitrary<JsonValue> {
  const key = fc.constantFrom('__proto__', 'constructor', 'toString', 'a', '</context>', '\u2028', 'payload')
  const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.oneof(
        capturedText(200),
        fc.constant(null),
        fc.boolean(),
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      ),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
    ),
  }))
  // As it comes from a text: without a negative zero, for one.
  return value.map((one) => JSON.parse(JSON.stringify(one)))
}

/** Arbitrary records that section 5 of the specification accepts, of all kinds, with extra fields now and then. */
export function contextRecord(constraints: RecordConstraints = {}): fc.Arbitrary<ComposerContextRecord> {
  const { contextIds = id(), kinds = [...KNOWN_CONTEXT_KINDS, 'unknown'] } = constraints
  return fc
    .constantFrom(...kinds)
    .chain((one) =>
      merged(
        fc.record({
          version: fc.constant(1),
          contextId: contextIds,
          kind: one === 'unknown' ? unknownKind() : fc.constant(one),
          label: capturedText(bounds.RECORD_LABEL_MAX),
        }),
        (fields[one] ?? unknownFields)(),
        fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, fc.record({ sourceRevision: json() })),
      ),
    )
    .map((input) => {
      const { record, path, reason } = decodeContextRecord(input)
      if (!record) throw new Error(`${path.join('.')}: ${reason}: ${JSON.stringify(input)}`)
      return record
    })
}

/** Arbitrary records of which no two have the same id. */
export function contextRecords(
  constraints: RecordConstraints & { maxLength?: number } = {},
): fc.Arbitrary<ComposerContextRecord[]> {
  const { maxLength = 5 } = constraints
  return fc.uniqueArray(contextRecord(constraints), { maxLength, selector: ({ contextId }) => contextId })
}

function unknownKind(): fc.Arbitrary<string> {
  const known: readonly string[] = KNOWN_CONTEXT_KINDS
  return fc
    .oneof(toArbitrary(kind), fc.constantFrom('future', 'thread', 'context', 'constructor'))
    .filter((one) => !known.includes(one))
}

function unknownFields(): fc.Arbitrary<object> {
  return fc.oneof(
    json().map((payload) => ({ payload })),
    fc.record({ environmentId: capturedText(40), title: json() }),
    fc.constant({}),
  )
}

function merged(...parts: fc.Arbitrary<object>[]): fc.Arbitrary<object> {
  return fc.tuple(...parts).map((members) => Object.assign({}, ...members))
}
