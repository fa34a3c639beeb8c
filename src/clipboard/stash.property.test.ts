import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextRecords } from '../../fuzz/arbitraries/record-arbitrary.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { contentOf, lookUpIn, records, recordsAfter, referringText } from './paste.fixture.ts'
import { countingIds, deepFreeze } from './records.fixture.ts'
import { restoreComposerContext, stashComposerContext } from './stash.ts'

/** Stash, write and read it as JSON, and restore it into a draft with these records. */
function move(text: string, from: ComposerContextRecord[], to: ComposerContextRecord[]) {
  const stash = stashComposerContext(deepFreeze({ text, records: from, environmentId: 'here' }))
  const read: unknown = JSON.parse(JSON.stringify(stash))
  return restoreComposerContext(read, {
    records: deepFreeze(to),
    environmentId: 'here',
    mintId: countingIds(),
  })
}

it('should bring back all that it put aside, under the same ids', () => {
  const anyRecords = fc.oneof(contextRecords({ maxLength: 8 }), records()).map((all) => {
    const lookUp = lookUpIn(all)
    const contents = all.map(({ contextId }) => JSON.stringify(contentOf(contextId, lookUp)))
    return all.filter((_, index) => contents.indexOf(contents[index] ?? '') === index)
  })
  fc.assert(
    fc.property(referringText(), anyRecords, (text, all) => {
      const plan = move(text, all, [])
      expect([plan.text, plan.fetched]).toEqual([text, []])
      const sorted = (some: ComposerContextRecord[]) => some.map((record) => JSON.stringify(record)).sort()
      expect(sorted(plan.imported)).toEqual(sorted(all))
      expect(plan.unresolved.every(({ reason }) => reason === 'no record')).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

it('should show the same behind every reference, whatever the draft has now', () => {
  fc.assert(
    fc.property(referringText(), records(), records(), (text, all, own) => {
      const plan = move(text, all, own)
      const lookUpBefore = lookUpIn(all)
      const lookUpAfter = lookUpIn(recordsAfter(own, plan))
      const ids = (one: string) => collectComposerContextReferences(one).map(({ contextId }) => contextId)
      // What was missing may be found in the draft.
      const isWhole = (content: unknown) => !JSON.stringify(content).includes('unresolved')
      const after = ids(plan.text).map((id) => contentOf(id, lookUpAfter))
      for (const [index, id] of ids(text).entries()) {
        const content = contentOf(id, lookUpBefore)
        if (isWhole(content)) expect(after[index]).toEqual(content)
      }
      // Nothing is lost, though no reference shows it.
      const contents = recordsAfter(own, plan).map(({ contextId }) => contentOf(contextId, lookUpAfter))
      for (const { contextId } of all) {
        const content = contentOf(contextId, lookUpBefore)
        if (isWhole(content)) expect(contents).toContainEqual(content)
      }
    }),
    { numRuns: 2_000 },
  )
})

it('should bring nothing into the draft that has it all', () => {
  fc.assert(
    fc.property(referringText(), records(), (text, all) => {
      const plan = move(text, all, all)
      expect([plan.text, plan.imported, plan.fetched]).toEqual([text, [], []])
    }),
    { numRuns: 2_000 },
  )
})

it('should never throw, whatever was stored', () => {
  const stored = fc.oneof(
    fc.anything({ withNullPrototype: true, withMap: true }),
    fc.record({ text: fc.anything(), fragment: fc.anything() }),
    fc.record({
      text: referringText(),
      fragment: fc.record({ version: fc.constant(1), source: fc.anything(), records: fc.anything() }),
    }),
  )
  fc.assert(
    fc.property(stored, (stash) => {
      const plan = restoreComposerContext(stash, { records: [], environmentId: 'e', mintId: countingIds() })
      expect(plan.text).toBeTypeOf('string')
    }),
    { numRuns: 5_000 },
  )
})
