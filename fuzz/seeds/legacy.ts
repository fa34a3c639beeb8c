import { readSuite } from '../../corpus/harness/files.ts'
import { legacyMessage, nearLegacyText } from '../arbitraries/legacy-arbitrary.ts'
import type { LegacyInput } from '../targets/legacy.ts'
import { chatParagraphs, inputsOfCases, sample, shortTexts, spread } from './corpus.ts'
import { recordsFor, recordsOf, someRecords } from './records-of.ts'

/** Messages of both times: of the suite, arbitrary ones, and chats with their records. */
export function seeds(): LegacyInput[] {
  const suite = readSuite('legacy.json')
  const old = shortTexts([
    ...suite.map(({ text }) => text),
    ...inputsOfCases('upgrade'),
    ...sample(legacyMessage()).map(({ text }) => text),
    ...sample(nearLegacyText()),
  ])
  const upgraded = suite.map(({ output: { text, records } }) => ({ text, records: recordsOf(records) }))
  const chats = spread(chatParagraphs(), 20).map((text) => ({ text, records: recordsFor(text).slice(0, 3) }))
  const alone = someRecords(['a']).map((record) => ({
    text: 'x [x](t3-context://v1/terminal/a).',
    records: [record],
  }))
  const edits = [{ at: 40, removed: 1, inserted: '\n' }]
  return [
    ...old.map((text) => ({ text, records: [], edits: [] })),
    ...[...upgraded, ...chats, ...alone]
      .filter(({ text, records }) => text.length <= 1_000 && records.length > 0)
      .map((one, index) => ({ ...one, edits: index % 4 === 0 ? edits : [] })),
  ]
}
