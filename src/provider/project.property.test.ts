import fc from 'fast-check'
import { expect, it } from 'vitest'
import { projection } from '../../fuzz/targets/projection.ts'
import { findTags, readProjected } from './envelope.fixture.ts'
import { message, type Part, records, tagText, textOf } from './hostile.fixture.ts'
import { projectComposerContextForProvider } from './project.ts'

/** Whether a message holds anything to project. */
function isProjected(parts: readonly Part[]): boolean {
  return parts.some(({ type }) => type !== 'prose')
}

it('should show a careful reader the prose, these entries and no other tag', () => {
  fc.assert(
    fc.property(
      message(),
      records(),
      fc.boolean(),
      fc.boolean(),
      (parts, all, mentionEntries, escapeProse) => {
        const isHeld = projection.check({ parts, records: all, mentionEntries, escapeProse })
        expect(isHeld).toBe(isProjected(parts))
      },
    ),
    { numRuns: 10_000 },
  )
})

it('should do so around prose that is full of tags', () => {
  const prose = tagText().map((text): Part[] => [{ type: 'prose', text }])
  const parts = fc.array(fc.oneof(prose, message()), { maxLength: 4 }).map((all) => all.flat())
  let held = 0
  fc.assert(
    fc.property(parts, records(), fc.boolean(), (parts, all, escapeProse) => {
      if (projection.check({ parts, records: all, mentionEntries: true, escapeProse })) held++
    }),
    { numRuns: 5_000 },
  )
  expect(held).toBeGreaterThan(2_500)
})

it('should be well-formed, whatever the text and the records', () => {
  fc.assert(
    fc.property(message(), tagText(), records(), fc.boolean(), (parts, prose, all, escapeProse) => {
      const text = `${prose} [x](t3-context://v1/file/a)${textOf(parts)}${prose}`
      const output = projectComposerContextForProvider({ text, records: all, escapeProse })
      expect(output).not.toMatch(/[\p{Cs}\0]/u)
    }),
    { numRuns: 5_000 },
  )
})

it('should leave no tag but its own when prose is captured text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(tagText(), message({ citations: false }).map(textOf))),
      records(),
      (texts, all) => {
        const text = texts.join('')
        const output = projectComposerContextForProvider({ text, records: all, escapeProse: true })
        const { message: prose } = readProjected(output)
        expect(findTags(prose)).toEqual([])
      },
    ),
    { numRuns: 5_000 },
  )
})

it('should not depend on records that nothing refers to, nor on the order of records', () => {
  fc.assert(
    fc.property(message(), records(), (parts, all) => {
      const text = textOf(parts)
      const output = projectComposerContextForProvider({ text, records: all })
      const ids = parts.flatMap((part) => (part.type === 'reference' ? [part.contextId] : []))
      const referred = all.filter(({ contextId }) => ids.includes(contextId))
      expect(projectComposerContextForProvider({ text, records: referred })).toBe(output)
      expect(projectComposerContextForProvider({ text, records: new Set(all.reverse()) })).toBe(output)
    }),
    { numRuns: 2_000 },
  )
})

it('should give the same text if no reference is to be projected', () => {
  fc.assert(
    fc.property(message({ citations: false }), tagText(), records(), (parts, prose, all) => {
      const text = textOf(parts) + prose
      expect(projectComposerContextForProvider({ text, records: all, references: [] })).toBe(text)
    }),
    { numRuns: 2_000 },
  )
})

it('should give the same text the second time, if it holds no prose that looks like a reference', () => {
  fc.assert(
    fc.property(message({ citations: false }), (parts) => {
      const output = projectComposerContextForProvider({ text: textOf(parts), records: [] })
      expect(projectComposerContextForProvider({ text: output, records: [] })).toBe(output)
    }),
    { numRuns: 2_000 },
  )
})
