import fc from 'fast-check'
import { remark } from 'remark'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { labelText } from '../fuzz/label-arbitrary.ts'
import { contextRecords } from '../fuzz/record-arbitrary.ts'
import {
  type ComposerContextClipboardFragment,
  encodeComposerContextFragment,
} from '../src/clipboard/fragment.ts'
import { encodeComposerContextClipboardHtml } from '../src/clipboard/html.ts'
import { planContextPaste } from '../src/clipboard/paste.ts'
import { readComposerContextClipboard } from '../src/clipboard/read.ts'
import remarkContextReference from '../src/index.ts'
import { buildMessageContext } from '../src/message/build.ts'
import { decodeContextJson, encodeContextJson } from '../src/message/context-json.ts'
import type { MessageDraft } from '../src/message/draft.ts'
import { payloadKey } from '../src/message/payload-key.ts'
import { resolveUserMessageContext } from '../src/message/resolve.ts'
import { readProjected } from '../src/provider/envelope.fixture.ts'
import { formatMarker } from '../src/provider/marker.ts'
import { projectComposerContextForProvider } from '../src/provider/project.ts'
import { type ComposerContextRecord, isKnownContextRecord } from '../src/record/record.ts'
import {
  type ComposerContextReferenceInput,
  formatComposerContextReference,
} from '../src/reference/format.ts'
import { sanitizeComposerContextLabel } from '../src/reference/label.ts'
import { collectComposerContextReferences } from '../src/reference/scan.ts'

const ENVIRONMENT = 'env_1'

/** One occurrence of a reference, wherever it is met on the way. */
interface Occurrence {
  kind: string
  contextId: string
  label: string
  image: boolean
}

/** Text in which a reference is one for Markdown, whatever comes next. */
const prose = fc.constantFrom(
  ...[
    ' ',
    ' and ',
    '\n',
    '\n\n',
    '\n\n- ',
    '\n\n> ',
    '\n\n## ',
    ' **bold** ',
    ' `code` ',
    '\n\n| a |\n|---|\n| ',
    ' (see ',
    ', ',
  ],
)

/** A draft: a text with chips, and records for them, some of which nothing refers to. */
const draft = contextRecords({ maxLength: 6 }).chain((records) => {
  const ids = records.map(({ contextId, kind }) => ({ contextId, kind }))
  const target = fc.oneof({
    weight: 6,
    arbitrary: fc.constantFrom(...ids, { kind: 'file', contextId: 'gone' }),
  })
  const chip = fc.tuple(target, labelText(), fc.option(fc.boolean(), { nil: undefined })).map(
    ([{ kind, contextId }, label, image]): ComposerContextReferenceInput => ({
      kind,
      contextId,
      label,
      image,
    }),
  )
  return fc.record({
    records: fc.constant(records),
    chips: fc.array(fc.tuple(prose, chip), { maxLength: 8 }),
    end: prose,
  })
})

describe('an occurrence on its way', () => {
  it('should have the same kind, id, label and order at each station', () => {
    fc.assert(
      fc.property(
        draft,
        contextRecords({ maxLength: 4 }),
        fc.boolean(),
        ({ records, chips, end }, others, isHtml) => {
          const text = `Look:${chips.map(([before, chip]) => before + formatComposerContextReference(chip)).join('')}${end}`
          const expected = chips.map(([, chip]) => occurrenceOf(chip))
          const recordOf = new Map(records.map((record) => [record.contextId as string, record]))

          // The editor: chips are text.
          expect(collectComposerContextReferences(text).map(pick)).toEqual(expected)

          // Sending.
          const built = buildMessageContext(asDraft(text, records))
          expect(built.text).toBe(text)
          expect(built.dropped).toEqual([])
          const referred = [...new Set(expected.map(({ contextId }) => contextId))].filter((id) =>
            recordOf.has(id),
          )
          expect(built.context.records.map(({ contextId }) => contextId)).toEqual(referred)
          for (const record of built.context.records) {
            expect(payloadKey(record)).toBe(
              payloadKey(recordOf.get(record.contextId) as ComposerContextRecord),
            )
          }

          // Storing and reading.
          const stored = decodeContextJson(encodeContextJson(built.context))
          const message = resolveUserMessageContext({ text: built.text, context: stored.context })
          expect(message.text).toBe(text)
          expect([message.reason, message.dropped]).toEqual([null, []])
          expect([...message.recordsById.keys()]).toEqual(referred)

          // The transcript.
          const seen: Occurrence[] = []
          visit(remark().use(remarkContextReference).parse(message.text), 'contextReference', (node) => {
            seen.push(pick(node))
          })
          expect(seen).toEqual(expected)

          // The provider.
          const projected = projectComposerContextForProvider({ text, records: message.context.records })
          let from = 0
          for (const reference of collectComposerContextReferences(text)) {
            const kind = recordOf.get(reference.contextId)?.kind ?? reference.kind
            const at = projected.indexOf(formatMarker(reference, kind), from)
            expect(at).toBeGreaterThanOrEqual(from)
            from = at + 1
          }
          const entries = readProjected(projected).entries.map(({ id, lines }) => [id, lines === null])
          const ids = [...new Set(expected.map(({ contextId }) => contextId))]
          const withEntries = ids.filter((id) => !['mention', 'skill'].includes(recordOf.get(id)?.kind ?? ''))
          expect(entries).toEqual(withEntries.map((id) => [id, !recordOf.has(id)]))

          // Copying, and pasting into another draft.
          const fragment = copyAndRead(text, message.context.records, isHtml)
          let minted = 0
          const plan = planContextPaste({
            text,
            fragment,
            draft: { records: others },
            environmentId: ENVIRONMENT,
            mintId: () => `minted_${minted++}`,
          })
          const pasted = collectComposerContextReferences(plan.text)
          expect(pasted.map(withoutId)).toEqual(expected.map(withoutId))
          const there = new Map(
            [...others, ...plan.imported, ...plan.fetched.map(({ record }) => record)].map((one) => [
              one.contextId as string,
              one,
            ]),
          )
          for (const [index, { contextId }] of pasted.entries()) {
            const source = message.recordsById.get(expected[index]?.contextId ?? '')
            const found = there.get(contextId)
            if (source)
              expect(found && payloadKey(withoutLinks(found))).toBe(payloadKey(withoutLinks(source)))
            else expect(found ?? plan.unresolved.find((one) => one.contextId === contextId)).toBeDefined()
          }
        },
      ),
      { numRuns: 1500 },
    )
  })

  it('should find its record again when it is pasted where it was copied', () => {
    fc.assert(
      fc.property(draft, ({ records, chips }) => {
        const text = chips.map(([before, chip]) => before + formatComposerContextReference(chip)).join('')
        const { context } = buildMessageContext(asDraft(text, records))
        const plan = planContextPaste({
          text,
          fragment: copyAndRead(text, context.records, false),
          draft: { records: context.records },
          environmentId: ENVIRONMENT,
          mintId: () => 'minted',
        })
        expect({ ...plan, unresolved: [] }).toEqual({ text, imported: [], fetched: [], unresolved: [] })
      }),
      { numRuns: 500 },
    )
  })
})

/** Put records where a client keeps them: some in arrays of their kind, the others among those that are ready. */
function asDraft(text: string, records: readonly ComposerContextRecord[]): MessageDraft {
  const typed = records.filter((record) => isKnownContextRecord(record) && record.version === 1)
  const isPlain = (record: ComposerContextRecord) => !('sourceRevision' in record)
  const ofKind = <Kind extends string>(kind: Kind) =>
    typed.filter(
      (record): record is Extract<ComposerContextRecord, { kind: Kind }> =>
        record.kind === kind && isPlain(record),
    )
  const terminals = ofKind('terminal')
  const reviewComments = ofKind('review-comment')
  const previewAnnotations = ofKind('preview-annotation')
  const attachments = [...ofKind('image'), ...ofKind('file')]
  const taken = new Set<ComposerContextRecord>([
    ...terminals,
    ...reviewComments,
    ...previewAnnotations,
    ...attachments,
  ])
  const ready = records.filter((record) => !taken.has(record))
  return { text, terminals, reviewComments, previewAnnotations, attachments, records: ready }
}

function copyAndRead(
  text: string,
  records: ComposerContextRecord[],
  isHtml: boolean,
): ComposerContextClipboardFragment | null {
  const fragment: ComposerContextClipboardFragment = {
    version: 1,
    source: { environmentId: ENVIRONMENT },
    records,
  }
  const read = isHtml
    ? readComposerContextClipboard({
        custom: 'damaged',
        html: encodeComposerContextClipboardHtml(fragment, text),
      })
    : readComposerContextClipboard({ custom: encodeComposerContextFragment(fragment) })
  expect(JSON.stringify(read)).toBe(JSON.stringify(fragment))
  return read
}

function occurrenceOf({
  kind,
  contextId,
  label,
  image = kind === 'image',
}: ComposerContextReferenceInput): Occurrence {
  return { kind, contextId, label: sanitizeComposerContextLabel(label, kind), image }
}

function pick({ kind, contextId, label, image }: Occurrence): Occurrence {
  return { kind, contextId, label, image }
}

function withoutId({ kind, label, image }: Occurrence): Omit<Occurrence, 'contextId'> {
  return { kind, label, image }
}

/** A record without its link to a screenshot, whose id a paste may change. */
function withoutLinks(record: ComposerContextRecord): ComposerContextRecord {
  return isKnownContextRecord(record) && record.kind === 'preview-annotation'
    ? { ...record, screenshotContextId: undefined }
    : record
}
