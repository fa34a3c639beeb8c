import fc from 'fast-check'
import { expect, it } from 'vitest'
import { referringText } from './paste.fixture.ts'
import { countingIds } from './records.fixture.ts'
import { restoreComposerContext } from './stash.ts'

// What comes back is told by the laws of a paste.
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
