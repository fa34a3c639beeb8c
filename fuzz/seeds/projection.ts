import { readSuite } from '../../corpus/harness/files.ts'
import { IDS, KINDS, message, type Part } from '../../src/provider/hostile.fixture.ts'
import type { ComposerContextRecord } from '../../src/record/record.ts'
import type { ProjectionInput } from '../targets/projection.ts'
import { chatParagraphs, inputsOfCases, sample, splitAtReferences, spread } from './corpus.ts'
import { recordsFor, recordsOf, someRecords, withId } from './records-of.ts'

/** Messages of the suite and of chats, with few ids; each record alone; and arbitrary messages. */
export function seeds(): ProjectionInput[] {
  const suite = [...readSuite('provider.json'), ...inputsOfCases('project')].filter(
    ({ text }) => text.length <= 600,
  )
  const chats = spread(chatParagraphs(), 20).map((text) => ({ text, records: recordsFor(text) }))
  const plain = [...suite, ...chats].map(({ text, records }) => withFewIds(text, recordsOf(records)))
  const records = someRecords(IDS)
  const alone = records.map((record) => ({
    parts: [partOf({ kind: record.kind, contextId: record.contextId, label: record.label, image: false })],
    records: [record],
  }))
  const hostile = sample(message()).map((parts, index) => ({
    parts: parts.slice(0, 6),
    records: records.slice(index, index + 3),
  }))
  return [...plain, ...alone, ...hostile].map((one, index) => ({
    ...one,
    mentionEntries: index % 2 === 0,
    escapeProse: index % 3 === 0,
  }))
}

/** A message in parts, in which the first five ids are those that the target knows. */
function withFewIds(text: string, records: readonly ComposerContextRecord[]) {
  const { start, references } = splitAtReferences(text)
  const ids = [...new Set(references.map(({ contextId }) => contextId))]
  const idFor = (id: string) => IDS[Math.max(0, ids.indexOf(id)) % IDS.length] as string
  const parts = references
    .slice(0, 5)
    .flatMap((one): Part[] => [
      partOf({ ...one, contextId: idFor(one.contextId) }),
      { type: 'prose', text: one.rest },
    ])
  return {
    parts: [{ type: 'prose' as const, text: start }, ...parts],
    records: records.slice(0, 5).map((record) => withId(record, idFor(record.contextId))),
  }
}

function partOf({
  kind,
  contextId,
  label,
  image,
}: {
  kind: string
  contextId: string
  label: string
  image: boolean
}): Part {
  const known = KINDS.find((one) => one === kind) ?? 'file'
  return { type: 'reference', kind: known, contextId, label, image }
}
