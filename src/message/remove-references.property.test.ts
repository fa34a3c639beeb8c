import fc from 'fast-check'
import { expect, it } from 'vitest'
import { removeInlineContextReference } from '../reference/edit.ts'
import { textDenseInReferences } from '../reference/scan.fixture.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { ref } from './build.fixture.ts'
import { removeReferences } from './remove-references.ts'

const ids = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd'), { minLength: 1 })

/** Texts in which references stand where others would be without them: in labels, in addresses and between both. */
const nestedText = fc
  .array(
    fc.oneof(
      fc.constantFrom('a', 'b', 'c', 'd').map((id) => ref(id)),
      fc.constantFrom('[', '[x', ']', '(', '](t3-context://', 'v1/file/', 'a)', 'b)', '/', '!', '\\', ' '),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

const anyText = fc.oneof(textDenseInReferences(), nestedText)

it('should leave no reference to any of the ids', () => {
  fc.assert(
    fc.property(anyText, ids, (text, contextIds) => {
      const left = collectComposerContextReferences(removeReferences(text, new Set(contextIds)))
      expect(left.filter(({ contextId }) => contextIds.includes(contextId))).toEqual([])
    }),
    { numRuns: 10_000 },
  )
})

it('should remove several ids as if they were one, but for spaces', () => {
  fc.assert(
    fc.property(anyText, ids, (text, contextIds) => {
      const [one = ''] = contextIds
      // Ids of one length, so that nothing else can change.
      const renamed = collectComposerContextReferences(text).reduceRight(
        (rest, { contextId, end }) =>
          contextIds.includes(contextId) ? `${rest.slice(0, end - 2)}${one})${rest.slice(end)}` : rest,
        text,
      )
      const withoutSpaces = (some: string) => some.replaceAll(' ', '')
      expect(withoutSpaces(removeReferences(text, new Set(contextIds)))).toBe(
        withoutSpaces(removeInlineContextReference(renamed, one)),
      )
    }),
    { numRuns: 5_000 },
  )
})

it('should keep every other reference', () => {
  fc.assert(
    fc.property(anyText, ids, (text, contextIds) => {
      const others = collectComposerContextReferences(text).filter(
        ({ contextId }) => !contextIds.includes(contextId),
      )
      const left = collectComposerContextReferences(removeReferences(text, new Set(contextIds)))
      let next = 0
      // What is joined may be one more, and an exclamation mark may be joined to one.
      const asLink = (source = '') => source.replace(/^!/, '')
      for (const { source } of left) if (asLink(source) === asLink(others[next]?.source)) next++
      expect(next).toBe(others.length)
    }),
    { numRuns: 5_000 },
  )
})
