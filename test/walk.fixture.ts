import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { remark } from 'remark'
import type { Position } from 'unist'
import { visit } from 'unist-util-visit'
import { expect } from 'vitest'
import { labelText } from '../fuzz/arbitraries/label-arbitrary.ts'
import { contextRecords } from '../fuzz/arbitraries/record-arbitrary.ts'
import {
  type ComposerContextClipboardFragment,
  encodeComposerContextFragment,
} from '../src/clipboard/fragment.ts'
import { encodeComposerContextClipboardHtml } from '../src/clipboard/html.ts'
import { readComposerContextClipboard } from '../src/clipboard/read.ts'
import remarkContextReference from '../src/index.ts'
import type { MessageDraft } from '../src/message/draft.ts'
import { type ComposerContextRecord, isKnownContextRecord } from '../src/record/record.ts'
import type { ComposerContextReferenceInput } from '../src/reference/format.ts'
import { sanitizeComposerContextLabel } from '../src/reference/label.ts'

export const ENVIRONMENT = 'env_1'

/** One occurrence of a reference, wherever it is met on the way. */
export interface Occurrence {
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
export const draft = linkedRecords().chain((records) => {
  const ids = records.map(({ contextId, kind }) => ({ contextId, kind }))
  const target = fc.oneof({
    weight: 6,
    arbitrary: fc.constantFrom(...ids, { kind: 'file', contextId: 'gone' }),
  })
  const chip = fc.tuple(target, fc.nat(9), labelText(), fc.option(fc.boolean(), { nil: undefined })).map(
    ([{ kind, contextId }, other, label, image]): ComposerContextReferenceInput => ({
      // A person can have written another kind than the record's.
      kind: other === 0 ? 'note' : kind,
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

/** Put records where a client keeps them: some in arrays of their kind, the others among those that are ready. */
export function asDraft(text: string, records: readonly ComposerContextRecord[]): MessageDraft {
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

export function copyAndRead(
  text: string,
  records: ComposerContextRecord[],
  isHtml: boolean,
): ComposerContextClipboardFragment | null {
  const fragment: ComposerContextClipboardFragment = {
    version: 1,
    source: { environmentId: ENVIRONMENT },
    records,
  }
  const html = encodeComposerContextClipboardHtml(fragment, text) ?? ''
  expect(shownBy(html)).toBe(text)
  const read = isHtml
    ? readComposerContextClipboard({ custom: 'damaged', html })
    : readComposerContextClipboard({ custom: encodeComposerContextFragment(fragment) })
  expect(JSON.stringify(read)).toBe(JSON.stringify(fragment))
  return read
}

/** What a reader of some HTML sees. */
function shownBy(html: string): string {
  const texts: string[] = []
  const parser = new Parser({ ontext: (text) => texts.push(text) })
  parser.end(html)
  return texts.join('')
}

/** The references in a message, for remark, as the scan gives them. */
export function nodesOf(text: string): (Occurrence & { start: number; end: number })[] {
  const nodes: (Occurrence & { start: number; end: number })[] = []
  visit(remark().use(remarkContextReference).parse(text), 'contextReference', (node) => {
    const { start, end } = node.position as Position
    nodes.push({ ...pick(node), start: start.offset ?? -1, end: end.offset ?? -1 })
  })
  return nodes
}

/** What stands for an occurrence in the provider's text, as the source of a regular expression. */
export function markerOf({ label, contextId }: Occurrence, kind: string): string {
  const words = kind.slice(0, 1).toUpperCase() + kind.slice(1).replaceAll('-', ' ')
  // What is cleaned in a marker is another matter.
  const shown = /^[\w. /@#-]+$/.test(label) ? literally(label) : '[^\\[\\]\\n]+'
  return `\\[${words}: ${shown}; ref=${contextId}\\]`
}

export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** A record as it is sent: of one that a client keeps as its own the label is made a label value. */
export function asSent(record: ComposerContextRecord | undefined, isReady: boolean): object {
  if (!record || isReady) return { ...record }
  return { ...record, label: sanitizeComposerContextLabel(record.label, record.kind) }
}

/** Expect that an id leads to what it led to where it was copied, or is said not to. */
export function expectSame(
  source: ComposerContextRecord | undefined,
  id: string,
  there: ReadonlyMap<string, ComposerContextRecord>,
  unresolved: ReadonlyMap<string, string>,
  isForeign: boolean,
): void {
  const isAttachment = source?.kind === 'image' || source?.kind === 'file'
  if (isAttachment && isForeign) expect(unresolved.get(id)).toBe('another environment')
  else if (source) expect(payloadOf(there.get(id))).toBe(payloadOf(source))
  else if (!there.has(id)) expect(unresolved.get(id)).toBe('no record')
}

function payloadOf(record: ComposerContextRecord | undefined): string {
  return inOrder({ ...record, contextId: '', label: '', screenshotContextId: '' })
}

/** A record as JSON, with its keys in the order of the alphabet. */
export function inOrder(value: object): string {
  return JSON.stringify(value, (_, one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([left], [right]) => (left < right ? -1 : 1)))
      : one,
  )
}

export function byId(records: readonly ComposerContextRecord[]): Map<string, ComposerContextRecord> {
  return new Map(records.map((record) => [record.contextId, record]))
}

export function kindOf(occurrences: readonly Occurrence[], id: string): string {
  return occurrences.find(({ contextId }) => contextId === id)?.kind ?? ''
}

export function screenshotOf(record: ComposerContextRecord | undefined): string | undefined {
  return record && isKnownContextRecord(record) && record.kind === 'preview-annotation'
    ? record.screenshotContextId
    : undefined
}

export function occurrenceOf({
  kind,
  contextId,
  label,
  image = kind === 'image',
}: ComposerContextReferenceInput): Occurrence {
  return { kind, contextId, label: sanitizeComposerContextLabel(label, kind), image }
}

export function pick({ kind, contextId, label, image }: Occurrence): Occurrence {
  return { kind, contextId, label, image }
}

export function withoutId({ kind, label, image }: Occurrence): Omit<Occurrence, 'contextId'> {
  return { kind, label, image }
}

/** Records, in which annotations have some other record as their screenshot. */
function linkedRecords(): fc.Arbitrary<ComposerContextRecord[]> {
  return fc
    .tuple(contextRecords({ maxLength: 6 }), fc.array(fc.nat(6), { minLength: 6 }))
    .map(([records, links]) =>
      records.map((record, index) => {
        const target = records[links[index] ?? 0]
        if (record.kind !== 'preview-annotation' || !target) return record
        return { ...record, screenshotContextId: target.contextId }
      }),
    )
}
