import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialectsOf, nodesOf } from '../../corpus/harness/dialects.ts'
import { labelText, labelValue } from '../../fuzz/arbitraries/label-arbitrary.ts'
import { surroundings } from '../../fuzz/arbitraries/surroundings.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { collectMarkdownContextReferences } from './collect.ts'

/** Arbitrary Markdown with references in it: canonical ones, and ones with a label as somebody typed it. */
function messages(): fc.Arbitrary<string> {
  const written = fc
    .tuple(fc.constantFrom('file', 'image'), labelValue(), fc.boolean())
    .map(([kind, label, image]) => formatComposerContextReference({ kind, contextId: 'a', label, image }))
  const typed = labelText().map((label) => `[${label}](t3-context://v1/file/typed)`)
  const part = fc
    .tuple(surroundings(), fc.oneof({ weight: 3, arbitrary: written }, typed))
    .map(([{ before, after }, reference]) => before + reference + after)
  return fc
    .tuple(
      fc.constantFrom('', '', '\ufeff'),
      fc.array(part, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(' ', '\n\n'),
    )
    .map(([mark, parts, between]) => mark + parts.join(between))
}

describe.each(dialectsOf())('agreement in $name', ({ extensions, first, last }) => {
  it('should find what the plugin makes nodes of, in both orders', () => {
    let references = 0
    fc.assert(
      fc.property(messages(), (text) => {
        const found = collectMarkdownContextReferences(text, { extensions })
        // Positions of a tree are those of the parser, which does not count a byte order mark.
        const shift = text.startsWith('\ufeff') ? 1 : 0
        const nodes = found.map(({ source: _, start, end, ...one }) => ({
          ...one,
          start: start - shift,
          end: end - shift,
        }))
        expect(nodesOf(first(text))).toEqual(nodes)
        expect(nodesOf(last(text))).toEqual(nodes)
        for (const { source, start, end } of found) expect(text.slice(start, end)).toBe(source)
        references += found.length
      }),
      { numRuns: 1_500 },
    )
    expect(references).toBeGreaterThan(1_000)
  })

  it('should find a part of what the raw scan finds', () => {
    fc.assert(
      fc.property(messages(), (text) => {
        const raw = new Map(collectComposerContextReferences(text).map((one) => [one.start, one]))
        const found = collectMarkdownContextReferences(text, { extensions })
        expect(found).toEqual(found.map(({ start }) => raw.get(start)))
      }),
      { numRuns: 1_000 },
    )
  })
})
