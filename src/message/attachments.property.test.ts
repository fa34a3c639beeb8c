import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextRecords } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { remapComposerContextAttachments } from './attachments.ts'

const IDS = ['a', 'b', 'c', 'ctx_1', '__proto__', 'constructor']

/** Attachments and their new ids: swaps, rings, and ids that stay. */
const renaming = fc
  .tuple(fc.shuffledSubarray(IDS), fc.shuffledSubarray(IDS, { minLength: IDS.length }))
  .map(([before, all]) => ({ before, after: all.slice(0, before.length) }))

it('should bind each attachment to its new id, in one pass, and change nothing else', () => {
  fc.assert(
    fc.property(contextRecords(), renaming, (records, { before, after }) => {
      const context = { version: 1 as const, records }
      const text = JSON.stringify(context)
      const remapped = remapComposerContextAttachments(context, before, after)
      expect(JSON.stringify(context)).toBe(text)
      const expected = records.map((record) => {
        if (record.kind !== 'image' && record.kind !== 'file') return record
        const index = before.indexOf(String((record as { attachmentId: string }).attachmentId))
        return index === -1 ? record : { ...record, attachmentId: after[index] }
      })
      expect(JSON.stringify(remapped.records)).toBe(JSON.stringify(expected))
      expect(remapped === context).toBe(JSON.stringify(remapped) === text)
    }),
    { numRuns: 2_000 },
  )
})

it('should be undone by the same renaming the other way round, if it is one to one', () => {
  fc.assert(
    fc.property(contextRecords(), fc.shuffledSubarray(IDS, { minLength: IDS.length }), (records, after) => {
      const context = { version: 1 as const, records }
      const there = remapComposerContextAttachments(context, IDS, after)
      expect(JSON.stringify(remapComposerContextAttachments(there, after, IDS))).toBe(JSON.stringify(context))
    }),
    { numRuns: 1_000 },
  )
})
