import fc from 'fast-check'
import type { Root } from 'mdast'
import { gfm } from 'micromark-extension-gfm'
import { removePosition } from 'unist-util-remove-position'
import { expect, it } from 'vitest'
import { labelText } from '../../fuzz/arbitraries/label-arbitrary.ts'
import { surroundings } from '../../fuzz/arbitraries/surroundings.ts'
import { collectMarkdownContextReferences } from '../markdown/collect.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import { createProcessor } from './dialect.ts'
import { formatReferences } from './format-references.ts'

const processor = createProcessor()

/** What Markdown makes of a text, wherever it stands. */
function treeOf(text: string): Root {
  const tree = processor.parse(text)
  removePosition(tree, { force: true })
  return tree
}

/** Kind, id, label and form of each reference, in order. */
function fieldsOf(text: string): unknown[] {
  return collectMarkdownContextReferences(text, { extensions: [gfm()] }).map(
    ({ kind, contextId, label, image }) => [kind, contextId, label, image],
  )
}

/** What stands between the references that Markdown sees, before the first and behind the last. */
function gaps(text: string): string[] {
  const references = collectMarkdownContextReferences(text, { extensions: [gfm()] })
  const ends = [0, ...references.map(({ end }) => end)]
  return ends.map((end, index) => text.slice(end, references[index]?.start))
}

/** References as people and programs write them: escaped as it is canonical, or not at all. */
function reference(): fc.Arbitrary<string> {
  const input = fc.record({
    label: labelText(),
    kind: fc.constantFrom('file', 'image', 'skill'),
    contextId: fc.constantFrom('ctx_1', 'A-b'),
    image: fc.boolean(),
  })
  const canonical = input.map(formatComposerContextReference)
  const raw = input.map(({ label, kind, contextId, image }) => {
    const source = formatComposerContextReference({ label: kind, kind, contextId, image })
    return source.replace(kind, () => label.replace(/[[\]\r\n]/g, ''))
  })
  return fc.oneof(canonical, raw, raw)
}

/** Markdown with references in all kinds of places. */
function markdown(): fc.Arbitrary<string> {
  const block = fc
    .tuple(
      surroundings(),
      fc.array(reference(), { minLength: 1, maxLength: 2 }),
      fc.constantFrom('', ' ', 'a'),
    )
    .map(([{ before, after }, references, between]) => before + references.join(between) + after)
  return fc
    .tuple(
      fc.constantFrom('', '', '\ufeff'),
      fc.array(block, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('\n\n', '\r\n\r\n', '\n', ' '),
    )
    .map(([mark, blocks, between]) => mark + blocks.join(between))
}

it('should keep every reference, and the tree around them', () => {
  let count = 0
  fc.assert(
    fc.property(markdown(), (text) => {
      const formatted = formatReferences(text)
      expect(fieldsOf(formatted)).toEqual(fieldsOf(text))
      // Where strikethrough and emphasis overlap, micromark lets the one win whose mark it met first in the text, be it
      // inside a label: of `[__a__](…) ~~**b~~**` the tree changes with the label's escapes.
      if (text.includes('~')) return
      if (formatted !== text) count++
      expect(treeOf(formatted)).toEqual(treeOf(text))
    }),
    { numRuns: 1_000 },
  )
  expect(count, 'texts that change').toBeGreaterThan(100)
})

it('should change nothing outside references, and nothing twice', () => {
  fc.assert(
    fc.property(markdown(), (text) => {
      const formatted = formatReferences(text)
      expect(gaps(formatted)).toEqual(gaps(text))
      expect(formatReferences(formatted)).toBe(formatted)
    }),
    { numRuns: 1_000 },
  )
})
