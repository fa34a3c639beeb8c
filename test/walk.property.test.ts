import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextRecords } from '../fuzz/arbitraries/record-arbitrary.ts'
import { planContextPaste } from '../src/clipboard/paste.ts'
import { buildMessageContext } from '../src/message/build.ts'
import { decodeContextJson, encodeContextJson } from '../src/message/context-json.ts'
import { resolveUserMessageContext } from '../src/message/resolve.ts'
import { type Entry, readProjected } from '../src/provider/envelope.fixture.ts'
import { formatPayload } from '../src/provider/payload.ts'
import { projectComposerContextForProvider } from '../src/provider/project.ts'
import { formatComposerContextReference } from '../src/reference/format.ts'
import { collectComposerContextReferences } from '../src/reference/scan.ts'

import {
  asDraft,
  asSent,
  byId,
  copyAndRead,
  draft,
  ENVIRONMENT,
  expectSame,
  inOrder,
  kindOf,
  literally,
  markerOf,
  nodesOf,
  occurrenceOf,
  pick,
  screenshotOf,
  withoutId,
} from './walk.fixture.ts'

describe('an occurrence on its way', () => {
  it('should have the same kind, id, label and order at each station', () => {
    const other = contextRecords({ maxLength: 4 })
    fc.assert(
      fc.property(draft, other, fc.boolean(), fc.boolean(), (drafted, others, isHtml, isForeign) => {
        const { records, chips, end } = drafted
        const sources = chips.map(([, chip]) => formatComposerContextReference(chip))
        const text = `Look:${chips.map(([before], index) => before + sources[index]).join('')}${end}`
        const expected = chips.map(([, chip]) => occurrenceOf(chip))
        const ids = [...new Set(expected.map(({ contextId }) => contextId))]
        const recordOf = byId(records)

        // The editor: chips are text.
        const references = collectComposerContextReferences(text)
        expect(references.map(pick)).toEqual(expected)
        expect(references.map(({ source }) => source)).toEqual(sources)

        // Sending.
        const messageDraft = asDraft(text, records)
        const built = buildMessageContext(messageDraft)
        expect(built.text).toBe(text)
        expect(built.dropped).toEqual([])
        expect(ids.filter((id) => recordOf.has(id))).toEqual(
          built.context.records.map(({ contextId }) => contextId).filter((id) => ids.includes(id)),
        )
        for (const record of built.context.records) {
          const isReady = messageDraft.records?.some(({ contextId }) => contextId === record.contextId)
          expect(inOrder(record)).toBe(inOrder(asSent(recordOf.get(record.contextId), isReady === true)))
        }

        // Storing and reading.
        const stored = decodeContextJson(encodeContextJson(built.context))
        const message = resolveUserMessageContext({ text: built.text, context: stored.context })
        expect(message.text).toBe(text)
        expect([message.reason, message.dropped]).toEqual([null, []])
        expect(JSON.stringify(message.context)).toBe(JSON.stringify(built.context))
        expect([...message.recordsById.values()]).toEqual(message.context.records)

        // The transcript: the same occurrences, at the same places.
        expect(nodesOf(message.text)).toEqual(references.map(({ source: _, ...reference }) => reference))

        // The provider: a marker in place of each, and an entry for each id.
        const projected = readProjected(
          projectComposerContextForProvider({ text, records: message.context.records }),
        )
        const markers = expected.map((one) => markerOf(one, recordOf.get(one.contextId)?.kind ?? one.kind))
        const marked = chips.map(([before], index) => literally(before) + markers[index]).join('')
        expect(projected.message).toMatch(new RegExp(`^Look:${marked}${literally(end)}$`, 'u'))
        expect(projected.entries).toEqual(
          ids.flatMap((id): Entry[] => {
            const record = recordOf.get(id)
            if (!record) return [{ kind: kindOf(expected, id), id, lines: null }]
            if (record.kind === 'mention' || record.kind === 'skill') return []
            return [{ kind: record.kind, id, lines: formatPayload(record).split('\n') }]
          }),
        )

        // Copying, and pasting into another draft.
        const fragment = copyAndRead(text, message.context.records, isHtml)
        let minted = 0
        const plan = planContextPaste({
          text,
          fragment,
          draft: { records: others },
          environmentId: isForeign ? 'env_2' : ENVIRONMENT,
          mintId: () => `minted_${minted++}`,
        })
        const pasted = collectComposerContextReferences(plan.text)
        expect(pasted.map(withoutId)).toEqual(expected.map(withoutId))
        const there = byId([...others, ...plan.imported, ...plan.fetched.map(({ record }) => record)])
        const unresolved = new Map(plan.unresolved.map((one) => [one.contextId as string, one.reason]))
        for (const [index, { contextId }] of pasted.entries()) {
          const source = message.recordsById.get(expected[index]?.contextId ?? '')
          expectSame(source, contextId, there, unresolved, isForeign)
          const link = screenshotOf(source)
          if (link === undefined || message.recordsById.get(link)?.kind === 'preview-annotation') continue
          const target = screenshotOf(there.get(contextId))
          expect(target).toBeDefined()
          expectSame(message.recordsById.get(link), target ?? '', there, unresolved, isForeign)
        }
      }),
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

  it('should lead to a record in a message of an older client, too', () => {
    const line = fc.constantFrom('a', ' b', '', '<c>', '| d')
    const terminal = fc.record({
      label: fc.constantFrom('Build', 'Dev server', 'zsh'),
      lines: fc.array(line, { minLength: 1 }),
    })
    fc.assert(
      fc.property(fc.array(terminal, { minLength: 1, maxLength: 4 }), ({ length, ...terminals }) => {
        const all = Object.values(terminals) as { label: string; lines: string[] }[]
        const entries = all.map(({ label, lines }, index) => {
          const first = 10 * index + 1
          const range = lines.length === 1 ? `line ${first}` : `lines ${first}-${first + lines.length - 1}`
          return [`- ${label} ${range}:`, ...lines.map((one, at) => `  ${first + at} | ${one}`)].join('\n')
        })
        const old = `See ${'\ufffc and '.repeat(length)}more\n\n<terminal_context>\n${entries.join('\n')}\n</terminal_context>`
        const { text, recordsById } = resolveUserMessageContext({ text: old })
        const nodes = nodesOf(text)
        const found = nodes.map(({ contextId }) => recordsById.get(contextId))
        expect(found).toEqual(
          all.map(({ label, lines }) =>
            expect.objectContaining({ terminalLabel: label, text: lines.join('\n') }),
          ),
        )
        const projected = readProjected(
          projectComposerContextForProvider({ text, records: recordsById.values() }),
        )
        expect(projected.entries.map(({ id }) => id)).toEqual(nodes.map(({ contextId }) => contextId))
      }),
      { numRuns: 300 },
    )
  })
})
