import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LegacyMessage,
  legacyMessage,
  nearLegacyText,
  terminalEntry,
} from '../../fuzz/arbitraries/legacy-arbitrary.ts'
import { TERMINAL_NAMES } from '../../fuzz/arbitraries/legacy-pieces.ts'
import { legacy as law } from '../../fuzz/targets/legacy.ts'
import { textDenseInReferences } from '../reference/scan.fixture.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { isLegacyId, LEGACY_KINDS } from './number.ts'
import { upgradeLegacyContextMessage } from './upgrade.ts'

const anyText = fc.oneof(
  { weight: 6, arbitrary: nearLegacyText() },
  { weight: 4, arbitrary: legacyMessage().map(({ text }) => text) },
  { weight: 1, arbitrary: legacyMessage(true).map(({ text }) => text) },
  { weight: 1, arbitrary: textDenseInReferences() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

describe('upgradeLegacyContextMessage', () => {
  it('should upgrade any text whole or not at all, and only once', () => {
    let upgraded = 0
    fc.assert(
      fc.property(anyText, (text) => {
        if (law.check({ text, records: [], edits: [] })) upgraded++
      }),
      { numRuns: 6_000 },
    )
    expect(upgraded).toBeGreaterThan(2_000)
  })

  it('should read all of a well formed message, and keep its prose', () => {
    fc.assert(
      fc.property(fc.boolean().chain(legacyMessage), (message) => {
        const result = upgradeLegacyContextMessage(message.text)
        const expected = [
          ...message.parts.flatMap(({ record }) => record ?? []),
          ...message.blocks.flatMap(({ records }) => records),
        ]
        const ofKind = (all: object[]) =>
          LEGACY_KINDS.flatMap((kind) => all.filter((one) => 'kind' in one && one.kind === kind))
        expect(result.records.map(withoutNames)).toStrictEqual(ofKind(expected))
        if (result.records.length > 0) expect(withoutNew(result.text)).toMatch(proseOf(message))
      }),
      { numRuns: 6_000 },
    )
  })

  it('should bind mentions: of several terminals of one name each to the next, then to the last', () => {
    const message = fc.array(terminalEntry, { minLength: 1, maxLength: 6 }).chain((entries) => {
      const mentions = entries.flatMap(({ record }) => mentionsOf(record))
      return fc.record({ entries: fc.constant(entries), used: fc.array(fc.constantFrom(...mentions)) })
    })
    fc.assert(
      fc.property(message, ({ entries, used }) => {
        const block = entries.map(({ source }) => source).join('\n')
        const { text, records } = upgradeLegacyContextMessage(
          `${used.join(' ')}\n<terminal_context>\n${block}\n</terminal_context>`,
        )
        expect(records.map(withoutNames)).toStrictEqual(entries.map(({ record }) => record))
        const expected = used.map((mention, index) => {
          const count = used.slice(0, index).filter((earlier) => earlier === mention).length
          const named = records.filter((_, at) => mentionsOf(entries[at]?.record).includes(mention))
          return named[Math.min(count, named.length - 1)]?.contextId
        })
        const found = collectComposerContextReferences(text)
        expect(found.slice(0, used.length).map(({ contextId }) => contextId)).toEqual(expected)
      }),
      { numRuns: 3_000 },
    )
  })
})

/** What a block says of a record. */
function withoutNames(record: object): object {
  const names = ['version', 'contextId', 'label', 'terminalId']
  return Object.fromEntries(Object.entries(record).filter(([key]) => !names.includes(key)))
}

/** The mentions of a terminal. */
function mentionsOf(terminal?: { terminalLabel: string; lineStart: number; lineEnd: number }): string[] {
  if (!terminal) return []
  const { terminalLabel, lineStart, lineEnd } = terminal
  const [, ...names] = TERMINAL_NAMES.find(([label]) => label === terminalLabel) ?? []
  return names.map((name) => `@${name}:${lineStart === lineEnd ? '' : `${lineStart}-`}${lineEnd}`)
}

/** A text with a mark for each reference that an upgrade wrote. */
function withoutNew(text: string): string {
  const added = collectComposerContextReferences(text).filter(({ contextId }) => isLegacyId(contextId))
  return added.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}\ufffd${rest.slice(end)}`, text)
}

/**
 * What such a text may be: the prose, with a reference for what is replaced, or nothing for a placeholder. White space
 * and references at the end are not those of the prose.
 */
function proseOf({ parts }: LegacyMessage): RegExp {
  const literal = (source: string) => source.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const length = parts.reduce(
    (last, { type, source }, index) =>
      type === 'mention' || (type === 'prose' && source.trim() !== '') ? index + 1 : last,
    0,
  )
  const written = parts.slice(0, length).map(({ type, source }, index) => {
    if (type === 'prose') return literal(index === length - 1 ? source.trimEnd() : source)
    if (type === 'mention') return `(?: ?\ufffd|${literal(source)})`
    return type === 'placeholder' ? '(?: ?\ufffd| )?' : ' ?\ufffd'
  })
  return new RegExp(`^${written.join('')}[\\s\ufffd]*$`)
}
