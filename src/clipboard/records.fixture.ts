import fc from 'fast-check'
import * as v from 'valibot'
import { contextRecords } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { ComposerContextId } from '../record/identity.ts'
import { ComposerContextRecord } from '../record/record.ts'
import type { ComposerContextClipboardFragment } from './fragment.ts'

function record(kind: string, contextId: string, fields: object): ComposerContextRecord {
  return v.parse(ComposerContextRecord, { version: 1, contextId, kind, label: contextId, ...fields })
}

/** A context id, for the types. */
export function id(value: string): ComposerContextId {
  return v.parse(ComposerContextId, value) as ComposerContextId
}

/** An image or a file; by default each id has an attachment of its own. */
export function attachment(kind: 'image' | 'file', contextId: string, fields: object = {}) {
  const attachmentId = `att_${contextId}`
  return record(kind, contextId, {
    attachmentId,
    name: 'a.png',
    mimeType: 'image/png',
    sizeBytes: 1,
    ...fields,
  })
}

/** A mention: the smallest record whose payload is one text. */
export function mention(contextId: string, path: string, fields: object = {}) {
  return record('mention', contextId, { path, ...fields })
}

/** An annotation, with a screenshot or without. */
export function annotation(contextId: string, screenshotContextId?: string, fields: object = {}) {
  return record('preview-annotation', contextId, {
    annotationId: 'n',
    pageUrl: 'https://example.com/',
    pageTitle: null,
    comment: 'Too dark',
    targetSummary: 'button',
    styleChanges: [],
    ...(screenshotContextId === undefined ? {} : { screenshotContextId }),
    ...fields,
  })
}

/** A record of a kind that nobody knows. */
export function unknownRecord(contextId: string, payload: unknown) {
  return record('future', contextId, { payload })
}

/** A fragment of an environment. */
export function fragmentOf(
  records: ComposerContextRecord[],
  environmentId = 'here',
): ComposerContextClipboardFragment {
  return { version: 1, source: { environmentId }, records }
}

/** A source of the ids `fresh_1`, `fresh_2` and so on. */
export function countingIds(): () => string {
  let count = 0
  return () => `fresh_${++count}`
}

/** Freeze a value and everything in it. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

/** Arbitrary fragments, with nasty texts. */
export function fragment(): fc.Arbitrary<ComposerContextClipboardFragment> {
  const sourceId = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    fc.constantFrom('e', '__proto__', ' ', "'", '&quot;', 'x'.repeat(512)),
  )
  return fc.record(
    {
      version: fc.constant(1 as const),
      source: fc.record(
        { environmentId: sourceId, threadId: sourceId, messageId: sourceId },
        { requiredKeys: ['environmentId'], noNullPrototype: true },
      ),
      records: contextRecords({ maxLength: 6 }),
    },
    { noNullPrototype: true },
  )
}
