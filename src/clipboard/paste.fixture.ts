import fc from 'fast-check'
import { contextRecord } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { linkOf } from '../message/links.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import type { ContextImportPlan } from './import-plan.ts'
import { annotation, attachment, mention, unknownRecord } from './records.fixture.ts'

/** Few ids and few payloads, so that ids are taken, payloads are equal, and links come back to where they started. */
export const IDS: readonly string[] = ['a', 'b', 'c', 'n', 'o', '__proto__', 'constructor']

const anyId = () => fc.constantFrom(...IDS)
const payload = () => fc.constantFrom('x', 'y')

const plainRecord = () =>
  fc.oneof(
    fc.tuple(anyId(), payload(), payload()).map(([id, path, label]) => mention(id, path, { label })),
    fc.tuple(anyId(), payload()).map(([id, value]) => unknownRecord(id, { value, ['__proto__']: value })),
    fc
      .tuple(fc.constantFrom('image' as const, 'file' as const), anyId(), payload())
      .map(([kind, id, attachmentId]) => attachment(kind, id, { attachmentId })),
    contextRecord({ contextIds: anyId(), kinds: ['file', 'terminal', 'skill', 'unknown'] }),
  )

const annotationRecord = () =>
  fc
    .tuple(anyId(), fc.option(anyId(), { nil: undefined }), payload())
    .map(([id, screenshot, comment]) => annotation(id, screenshot, { comment }))

/** Arbitrary records with few ids, each once. */
export function records(): fc.Arbitrary<ComposerContextRecord[]> {
  const record = fc.oneof(plainRecord(), annotationRecord())
  return fc.uniqueArray(record, { maxLength: 7, selector: ({ contextId }) => contextId })
}

/** Arbitrary text that refers to these ids, and others, in all forms, with what is no reference between. */
export function referringText(): fc.Arbitrary<string> {
  const reference = fc
    .tuple(
      fc.constantFrom('', '!'),
      fc.constantFrom('', 'a', '\\_x', '&amp;', ' $ ', 'é😀'),
      fc.constantFrom('file', 'image', 'mention', 'preview-annotation', 'future'),
      fc.constantFrom(...IDS, 'gone'),
    )
    .map(([mark, label, kind, id]) => `${mark}[${label}](t3-context://v1/${kind}/${id})`)
  const prose = fc.constantFrom(
    ' ',
    'a',
    '\\',
    '!',
    '`',
    '\r\n',
    '[a](t3-context://v1/file/a',
    '/a)',
    '\ud800',
  )
  return fc
    .array(fc.oneof({ weight: 2, arbitrary: reference }, prose), { maxLength: 10 })
    .map((parts) => parts.join(''))
}

/** All records that a draft has after an import, if nothing is fetched later. */
export function recordsAfter(
  own: readonly ComposerContextRecord[],
  { imported, fetched }: ContextImportPlan,
): ComposerContextRecord[] {
  return [...own, ...imported, ...fetched.map(({ record }) => record)]
}

/** A record, and where its link is looked up; nothing for an id that is unresolved. */
export type LookUp = (id: string) => { record: ComposerContextRecord; links: LookUp } | undefined

/** Look ids up in some records, and their links there, too. */
export function lookUpIn(records: readonly ComposerContextRecord[]): LookUp {
  const map = new Map<string, ComposerContextRecord>(records.map((record) => [record.contextId, record]))
  const lookUp: LookUp = (id) => {
    const record = map.get(id)
    return record && { record, links: lookUp }
  }
  return lookUp
}

/** More links than there are records: what follows is the same again. */
const LINKS_MAX = 20

/** What a reader finds behind an id: all fields but the id and the label, and behind a link what is found there. */
export function contentOf(id: string, lookUp: LookUp, linksMax = LINKS_MAX): unknown {
  const found = lookUp(id)
  if (!found) return 'unresolved'
  const link = linkOf(found.record)
  if (linksMax === 0) return 'and so on'
  const linked = link && { screenshotContextId: contentOf(link, found.links, linksMax - 1) }
  return { ...found.record, ...linked, contextId: '', label: '' }
}

/** Whether the links of a record come back to it. */
export function isInRing(id: string, lookUp: LookUp): boolean {
  let next: string | undefined = id
  for (let links = 0; next !== undefined && links < LINKS_MAX; links++) {
    const found: ReturnType<LookUp> = lookUp(next)
    next = found && linkOf(found.record)
    if (next === id) return true
  }
  return false
}
