import fc from 'fast-check'
import { expect, it } from 'vitest'
import { legacyMessage, nearLegacyText } from '../../fuzz/legacy-arbitrary.ts'
import { contextRecords } from '../../fuzz/record-arbitrary.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import { textDenseInReferences } from '../reference/scan.fixture.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { carryRecord, isLegacyContextRecord } from './carry.ts'
import { isLegacyId, LEGACY_KINDS } from './number.ts'
import { serializeLegacyContextMessage } from './serialize.ts'
import { upgradeLegacyContextMessage } from './upgrade.ts'

const records = contextRecords({ maxLength: 6 })

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

/** Records without ids, kind by kind. Review comments are in the order in which the text has them. */
function byKind(all: readonly object[]): Record<string, string[]> {
  const withoutId = all.map((record) => JSON.stringify({ ...record, version: 1, contextId: '' }, sorted))
  const ofKind = (kind: string) => withoutId.filter((json) => JSON.parse(json).kind === kind)
  return Object.fromEntries(
    LEGACY_KINDS.map((kind) => [kind, kind === 'review-comment' ? ofKind(kind).sort() : ofKind(kind)]),
  )
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
}

it('should be read back to equal records', () => {
  let count = 0
  fc.assert(
    fc.property(message, ({ text, records }) => {
      const old = serializeLegacyContextMessage({ text, records })
      const carried = records.flatMap((record) => carryRecord(record)?.payload ?? [])
      const isKept = old === text
      if (isKept) return
      count += carried.length
      expect(byKind(upgradeLegacyContextMessage(old).records)).toEqual(byKind(carried))
    }),
    { numRuns: 4_000 },
  )
  expect(count).toBeGreaterThan(1000)
})

it('should keep the references that it cannot carry, in order', () => {
  const named = ({ kind, contextId, label }: { kind: string; contextId: string; label: string }) =>
    `${kind}/${contextId} ${label}`
  fc.assert(
    fc.property(message, ({ text, records }) => {
      const old = serializeLegacyContextMessage({ text, records })
      if (old === text) return
      const carried = new Set<string>(records.filter(isLegacyContextRecord).map(({ contextId }) => contextId))
      const stay = collectComposerContextReferences(text).filter(
        ({ contextId }) => !carried.has(contextId) && !isLegacyId(contextId),
      )
      const { text: upgraded, records: again } = upgradeLegacyContextMessage(old)
      expect(again).toHaveLength(carried.size)
      const left = collectComposerContextReferences(upgraded).filter(
        ({ contextId }) => !isLegacyId(contextId),
      )
      expect(left.map(named)).toEqual(stay.map(named))
    }),
    { numRuns: 3_000 },
  )
})

it('should give an upgraded message back', () => {
  fc.assert(
    fc.property(legacyMessage(), ({ text }) => {
      const upgraded = upgradeLegacyContextMessage(text)
      expect(upgraded.records.every(isLegacyContextRecord)).toBe(true)
      const again = upgradeLegacyContextMessage(serializeLegacyContextMessage(upgraded))
      expect(byKind(again.records)).toEqual(byKind(upgraded.records))
    }),
    { numRuns: 4_000 },
  )
})
