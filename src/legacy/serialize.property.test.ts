import fc from 'fast-check'
import { decodeString } from 'micromark-util-decode-string'
import { expect, it } from 'vitest'
import { legacyMessage, nearLegacyText } from '../../fuzz/arbitraries/legacy-arbitrary.ts'
import { LEGACY_PROSE, LEGACY_TAGS, TERMINAL_NAMES } from '../../fuzz/arbitraries/legacy-pieces.ts'
import { contextRecords } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { byKind, payloadOf } from '../../fuzz/oracles/legacy-laws.ts'
import { legacy as law } from '../../fuzz/targets/legacy.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import { textDenseInReferences } from '../reference/scan.fixture.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { canSerializeLegacyContextRecord, carryRecord } from './carry.ts'
import { serializeLegacyContextMessage } from './serialize.ts'
import { upgradeLegacyContextMessage } from './upgrade.ts'

/** Records, of which the terminals have names that are easily confused. */
const records = contextRecords({ maxLength: 6 }).chain((all) =>
  fc
    .array(fc.tuple(fc.constantFrom(...TERMINAL_NAMES), fc.integer({ min: 1, max: 2 })), {
      minLength: all.length,
      maxLength: all.length,
    })
    .map((names) =>
      all.map((record, index): ComposerContextRecord => {
        const [[terminalLabel] = ['T'], lineEnd = 1] = names[index] ?? []
        return record.kind === 'terminal' ? { ...record, terminalLabel, lineStart: 1, lineEnd } : record
      }),
    ),
)

/** Text that refers to records, to some more than once, in the midst of what readers of the old form look for. */
function textAbout(all: readonly ComposerContextRecord[]): fc.Arbitrary<string> {
  const pieces = [
    fc.constantFrom(
      'Look at ',
      'x',
      '\n',
      '\n\n',
      ' ',
      '.',
      '!',
      '\\',
      ']',
      '`',
      '@t:1',
      '\ue000',
      '\r\n',
      '  \n',
    ),
    nearLegacyText(),
    textDenseInReferences(),
  ]
  const links = all.map((record) => formatComposerContextReference({ ...record, image: undefined }))
  const link = links.length > 0 ? [fc.constantFrom(...links)] : []
  return fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.oneof(...link, ...pieces.slice(0, 1)) }, ...pieces.slice(1)), {
      maxLength: 10,
    })
    .map((parts) => parts.join(''))
}

const message = records.chain((all) => textAbout(all).map((text) => ({ text, records: all })))

it('should be read back to equal records, among the references that it cannot carry', () => {
  let carried = 0
  fc.assert(
    fc.property(message, ({ text, records }) => {
      if (law.check({ text, records, edits: [] })) carried++
    }),
    { numRuns: 5_000 },
  )
  expect(carried).toBeGreaterThan(2_000)
})

it('should be read whole or not at all with an accident in it', () => {
  const accident = fc.record({
    at: fc.nat(5_000),
    removed: fc.nat(3),
    inserted: fc.constantFrom('', ...LEGACY_TAGS, ...LEGACY_PROSE),
  })
  fc.assert(
    fc.property(message, fc.array(accident, { minLength: 1, maxLength: 3 }), ({ text, records }, edits) => {
      law.check({ text, records, edits })
    }),
    { numRuns: 2_000 },
  )
})

/** What may stand around a reference, and would be read otherwise. */
const BEFORE = [
  '',
  ' ',
  '(',
  '@',
  '@@',
  '\\\\',
  'me@t:1 ',
  '@t:1/',
  '[',
  '![',
  '\ufffc',
  '<review_comment a="',
]
const AFTER = [
  ...['', ' ', '.', ') ', ':2 ', '/@t:1 ', '/@t:2', '-3', '@', ' @zsh-2:1', ' @zsh-(2):1-2.', '" b="1">'],
  ...[
    '](t3-context://v1/file/no_record)',
    '[a](t3-context://v1/file/no_record)',
    '![a](t3-context://v1/file/no_record)',
  ],
]

/** A text that mentions some of the records, with a mark behind each. */
const marked = records
  .filter((all) => all.length > 0)
  .chain((all) =>
    fc.record({
      records: fc.constant(all),
      occurrences: fc.array(
        fc.record({
          record: fc.constantFrom(...all),
          before: fc.constantFrom(...BEFORE),
          after: fc.constantFrom(...AFTER),
          image: fc.boolean(),
        }),
        { minLength: 1, maxLength: 8 },
      ),
    }),
  )

it('should keep each occurrence of a terminal or review that it can tell apart, and exchange none', () => {
  fc.assert(
    fc.property(marked, ({ records, occurrences }) => {
      const text = occurrences.map(({ record, before, after, image }, index) => {
        const link = formatComposerContextReference({ ...record, image })
        return `${before}${link}${after} \ue000${index}\ue000 `
      })
      const { text: upgraded, records: again } = upgradeLegacyContextMessage(
        serializeLegacyContextMessage({ text: text.join(''), records }),
      )
      expect(again.length > 0).toBe(records.some(canSerializeLegacyContextRecord))
      if (again.length === 0) return
      const payloads = new Map<string, string>(again.map((record) => [record.contextId, payloadOf(record)]))
      const segments = upgraded.split(/\ue000\d+\ue000/)
      const terminals = records.flatMap((record) => {
        const payload = carryRecord(record)?.payload
        return payload?.kind === 'terminal' ? [payload] : []
      })
      expect(segments).toHaveLength(occurrences.length + 1)
      for (const [index, { record }] of occurrences.entries()) {
        const found = collectComposerContextReferences(segments[index] ?? '').flatMap(
          ({ contextId }) => payloads.get(contextId) ?? [],
        )
        const payload = carryRecord(record)?.payload
        const isFirst = occurrences.findIndex((other) => other.record === record) === index
        const isNameless = payload?.kind !== 'terminal' && payload?.kind !== 'review-comment'
        const namesakes =
          payload?.kind === 'terminal'
            ? terminals.filter(
                ({ terminalId, lineEnd }) => terminalId === payload.terminalId && lineEnd === payload.lineEnd,
              )
            : []
        const expected = isNameless ? [] : [payloadOf(payload)]
        // A mention of several terminals may have no place for another occurrence; a review has one place.
        const isOptional = !isFirst && namesakes.length !== 1
        if (isOptional && found.length === 0) continue
        expect(found).toEqual(expected)
      }
    }),
    { numRuns: 4_000 },
  )
})

it('should show prose as it was', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['@t:1', '\\@t:1', '@@t:1', '@zsh-(2):1', '@t:1/@t:2', '\\\ufffc', '\ufffc\ufffc', ' ', '\n', '\\'],
      ...['<review_comment a="', '\\<review_comment a="', '\n</element_context> x', '&', '&#64;t:1'],
    ),
    nearLegacyText(),
  )
  const prose = fc
    .array(piece, { maxLength: 6 })
    .map((pieces) => pieces.join(''))
    .filter((text) => collectComposerContextReferences(text).length === 0)
  fc.assert(
    fc.property(prose, records, (text, records) => {
      const { text: upgraded, records: again } = upgradeLegacyContextMessage(
        serializeLegacyContextMessage({ text, records }),
      )
      if (!records.some(canSerializeLegacyContextRecord)) return
      const appended = collectComposerContextReferences(upgraded)
      expect(appended.map(({ contextId }) => contextId)).toEqual(again.map(({ contextId }) => contextId))
      const shown = (source: string) => decodeString(source.trimEnd())
      expect(shown(upgraded.slice(0, appended[0]?.start))).toBe(shown(text))
    }),
    { numRuns: 4_000 },
  )
})

it('should give an upgraded message back', () => {
  fc.assert(
    fc.property(legacyMessage(), ({ text }) => {
      const upgraded = upgradeLegacyContextMessage(text)
      expect(upgraded.records.every(canSerializeLegacyContextRecord)).toBe(true)
      const again = upgradeLegacyContextMessage(serializeLegacyContextMessage(upgraded))
      expect(byKind(again.records)).toEqual(byKind(upgraded.records))
    }),
    { numRuns: 4_000 },
  )
})
