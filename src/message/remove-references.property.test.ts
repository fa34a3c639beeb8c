import fc from 'fast-check'
import { expect, it } from 'vitest'
import { removeInlineContextReference } from '../reference/edit.ts'
import { textDenseInReferences } from '../reference/scan.fixture.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { removeReferences } from './remove-references.ts'

it('should remove several ids as if they were one', () => {
  const ids = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd'), { minLength: 1 })
  fc.assert(
    fc.property(textDenseInReferences(), ids, (text, contextIds) => {
      const [one = ''] = contextIds
      // Ids of one length, so that nothing else can change.
      const renamed = collectComposerContextReferences(text).reduceRight(
        (rest, { contextId, end }) =>
          contextIds.includes(contextId) ? `${rest.slice(0, end - 2)}${one})${rest.slice(end)}` : rest,
        text,
      )
      expect(removeReferences(text, new Set(contextIds))).toBe(removeInlineContextReference(renamed, one))
    }),
    { numRuns: 5_000 },
  )
})
