import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextRecord, json } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { decodeMessageContext } from '../record/message-context.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import { collectInlineContextIds } from '../reference/replace.ts'
import { buildMessageContext } from './build.ts'
import { decodeContextJson, encodeContextJson } from './context-json.ts'
import type { MessageDraft } from './draft.ts'
import { linkOf } from './links.ts'
import { payloadKey } from './payload-key.ts'

const IDS = ['a', 'b', 'c', 'd', '__proto__', 'constructor', 'A']

/** Texts that refer to some of the ids, some of them several times. */
const text = fc
  .array(
    fc.oneof(
      fc
        .constantFrom(...IDS)
        .map((contextId) => formatComposerContextReference({ kind: 'file', contextId, label: 'x' })),
      fc.constantFrom(' ', '\n', 'word', '!', '\\', '(', '😀', '[', '](t3-context://v1/file/a)'),
    ),
    { maxLength: 16 },
  )
  .map((parts) => parts.join(''))

const anyRecord = contextRecord({ contextIds: fc.constantFrom(...IDS) })

/** Records; annotations among them have screenshots with the same few ids. */
const record = fc
  .tuple(anyRecord, fc.constantFrom(undefined, ...IDS))
  .map(([one, screenshotContextId]) =>
    one.kind === 'preview-annotation' ? ({ ...one, screenshotContextId } as typeof one) : one,
  )

/** Put each record where a client's store has things of its kind, in the fields of such a thing. */
function toDraft(text: string, records: readonly ComposerContextRecord[]): MessageDraft {
  const of = (...kinds: string[]) => records.filter(({ kind }) => kinds.includes(kind)) as never[]
  return {
    text,
    terminals: of('terminal'),
    reviewComments: of('review-comment'),
    previewAnnotations: of('preview-annotation'),
    attachments: of('image', 'file'),
    records: records.filter(
      ({ kind }) => !/^(?:terminal|review-comment|preview-annotation|image|file)$/.test(kind),
    ),
  }
}

/** What a store may hold after it was on disk: fields are missing or something else, or too long. */
const damagedRecord = fc
  .tuple(record, fc.nat(), fc.oneof(json(), fc.constantFrom(undefined, 'x'.repeat(70_000), -1, 1e300)))
  .map(([one, at, value]) => {
    const fields = Object.keys(one).filter((field) => field !== 'contextId' && field !== 'kind')
    return { ...one, [fields[at % fields.length] ?? '']: value } as ComposerContextRecord
  })

const draft = fc
  .tuple(text, fc.array(fc.oneof(record, damagedRecord), { maxLength: 8 }))
  .map(([one, records]) => toDraft(one, records))

it('should build what a decoder takes as it is, and a database gives back', () => {
  fc.assert(
    fc.property(draft, (one) => {
      const { context } = buildMessageContext(one)
      const decoded = JSON.stringify({ context, dropped: [], reason: null })
      expect(JSON.stringify(decodeMessageContext(context))).toBe(decoded)
      expect(JSON.stringify(decodeContextJson(encodeContextJson(context)))).toBe(decoded)
    }),
    { numRuns: 1_000 },
  )
})

it('should have a record or a reason for each id that the text and the draft have, in the order of the text', () => {
  fc.assert(
    fc.property(draft, (one) => {
      const { text, context, dropped } = buildMessageContext(one)
      const had = new Set(
        Object.values(one)
          .flatMap((things) => (Array.isArray(things) ? things : []))
          .map(({ contextId }) => contextId),
      )
      const mentioned = new Set(collectInlineContextIds(one.text))
      // What is joined where an excerpt was dropped may be a new reference.
      for (const id of collectInlineContextIds(text)) mentioned.add(id)
      for (const link of context.records.map(linkOf)) if (link !== undefined) mentioned.add(link)
      const kept = context.records.map(({ contextId }) => contextId as string)
      expect(kept).toStrictEqual(inOrder(collectInlineContextIds(text), context.records))
      const gone = new Set(dropped.map(({ contextId }) => contextId))
      expect(kept.filter((id) => gone.has(id))).toStrictEqual([])
      expect(new Set([...kept, ...gone])).toStrictEqual(new Set([...mentioned].filter((id) => had.has(id))))
      for (const { reason } of dropped) expect(reason).not.toBe('')
      // Only an expired excerpt changes the text.
      if (dropped.every(({ reason }) => !reason.includes('expired'))) expect(text).toBe(one.text)
    }),
    { numRuns: 1_000 },
  )
})

it('should give the records again that a draft was made of', () => {
  const records = fc.uniqueArray(record, { selector: ({ contextId }) => contextId })
  fc.assert(
    fc.property(text, records, (one, all) => {
      const { text, context, dropped } = buildMessageContext(toDraft(one, all))
      const expected = inOrder(collectInlineContextIds(one), all).flatMap((id) =>
        all.filter(({ contextId }) => contextId === id),
      )
      // Labels are cleaned, and fields that no schema names stay with the store, except for records that are ready.
      const held = (record: ComposerContextRecord) => [
        record.contextId,
        payloadKey({ ...record, sourceRevision: undefined } as typeof record),
      ]
      expect(context.records.map(held)).toStrictEqual(expected.map(held))
      expect([text, dropped]).toStrictEqual([one, []])
    }),
    { numRuns: 1_000 },
  )
})

it('should change nothing that it is given, and share nothing with it', () => {
  fc.assert(
    fc.property(draft, (one) => {
      const before = JSON.stringify(one)
      const { context } = buildMessageContext(deepFreeze(one))
      expect(JSON.stringify(one)).toBe(before)
      for (const inner of insideOf(context)) expect(Object.isFrozen(inner)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

/** The ids of those records to which some ids lead, in their order: what an id links to stands behind it. */
function inOrder(contextIds: readonly string[], records: readonly ComposerContextRecord[]): string[] {
  const byId = new Map<string, ComposerContextRecord>(records.map((one) => [one.contextId, one]))
  const order = new Set<string>()
  for (const contextId of contextIds) {
    for (let id: string | undefined = contextId; id !== undefined; ) {
      const found: ComposerContextRecord | undefined = byId.get(id)
      if (found) order.add(id)
      const link: string | undefined = found && linkOf(found)
      id = link !== undefined && !contextIds.includes(link) && !order.has(link) ? link : undefined
    }
  }
  return [...order]
}

function deepFreeze<Value>(value: Value): Value {
  for (const inner of insideOf(value)) Object.freeze(inner)
  return value
}

/** A value and all objects in it. */
function insideOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(insideOf)]
}
