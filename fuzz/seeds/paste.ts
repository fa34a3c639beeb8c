import { readSuite } from '../../corpus/harness/files.ts'
import { IDS, records, referringText } from '../../src/clipboard/paste.fixture.ts'
import type { PasteInput } from '../targets/paste.ts'
import { inputsOfCases, sample } from './corpus.ts'
import { recordsOf, someRecords } from './records-of.ts'

/** The pastes of the suite, arbitrary ones with few ids and payloads, and one of each kind of record. */
export function seeds(): PasteInput[] {
  const suite = [
    ...readSuite('clipboard.json').pastes.map(({ input }) => input),
    ...inputsOfCases('plan-paste'),
  ]
  const texts = sample(referringText(), 60)
  const copied = sample(records(), 120)
  return [
    ...suite.map(({ text, fragment, draft, environmentId }) => ({
      text,
      copied: recordsOf(fragment?.records ?? []).slice(0, 8),
      environmentId: fragment?.source.environmentId === environmentId ? 'here' : 'elsewhere',
      own: recordsOf(draft.records).slice(0, 8),
    })),
    ...texts.map((text, index) => ({
      text,
      copied: recordsOf(copied[index] ?? []),
      environmentId: index % 3 === 0 ? 'elsewhere' : 'here',
      own: recordsOf(copied[index + 60] ?? []).slice(0, index % 4),
    })),
    ...someRecords(IDS).map((record) => ({
      text: `[x](t3-context://v1/${record.kind}/${record.contextId})`,
      copied: [record],
      environmentId: 'here',
      own: [],
    })),
  ]
}
