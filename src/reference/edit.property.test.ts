import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelText } from '../../fuzz/arbitraries/label-arbitrary.ts'
import {
  appendInlineContextReference,
  ensureInlineContextReferences,
  insertInlineContextReference,
  removeInlineContextReference,
} from './edit.ts'
import { formatComposerContextReference } from './format.ts'
import { sanitizeComposerContextLabel } from './label.ts'
import { collectInlineContextIds, replaceComposerContextReferences } from './replace.ts'
import { textDenseInReferences } from './scan.fixture.ts'
import { type ComposerContextReference, collectComposerContextReferences } from './scan.ts'

const input = fc.record({
  kind: fc.constantFrom('file', 'image', 'x-1'),
  contextId: fc.constantFrom('new', 'New', 'n_1'),
  label: labelText(),
  image: fc.constantFrom(true, false, undefined),
})

const anyCaret = fc.oneof(
  { weight: 8, arbitrary: fc.nat(160) },
  { weight: 1, arbitrary: fc.double({ min: -5, max: 160 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, -0, 0.5, 1e300, 2 ** 53, 2 ** 31),
  },
)

const textAndCaret = fc.tuple(textDenseInReferences(), anyCaret)

/** A reference without its place. */
function unplaced({ kind, contextId, label, image, source }: ComposerContextReference) {
  return { kind, contextId, label, image, source }
}

function written({ kind, contextId, label }: { kind: string; contextId: string; label: string }) {
  const source = formatComposerContextReference({ kind, contextId, label })
  return {
    kind,
    contextId,
    label: sanitizeComposerContextLabel(label, kind),
    image: kind === 'image',
    source,
  }
}

it('should insert exactly one reference, between those that were there', () => {
  fc.assert(
    fc.property(textAndCaret, input, ([text, caret], reference) => {
      const result = insertInlineContextReference(text, caret, reference)
      const found = collectComposerContextReferences(result.text)
      const index = found.findIndex(({ contextId }) => contextId === reference.contextId)
      expect(unplaced(found[index] as ComposerContextReference)).toStrictEqual(written(reference))
      expect(found.filter((_, other) => other !== index).map(unplaced)).toStrictEqual(
        collectComposerContextReferences(text).map(unplaced),
      )
    }),
    { numRuns: 10_000 },
  )
})

it('should add nothing else but a space on either side, and give the caret behind it', () => {
  fc.assert(
    fc.property(textAndCaret, input, ([text, caret], reference) => {
      const result = insertInlineContextReference(text, caret, reference)
      const { source } = written(reference)
      const after = text.slice(text.length - (result.text.length - result.caret))
      const before = text.slice(0, text.length - after.length)
      expect(result.text.endsWith(after)).toBe(true)
      expect(result.text.startsWith(before)).toBe(true)
      const inserted = result.text.slice(before.length, result.caret)
      expect([source, ` ${source}`, `${source} `, ` ${source} `]).toContain(inserted)
    }),
    { numRuns: 10_000 },
  )
})

it('should insert at the caret, or behind what must not be split there', () => {
  fc.assert(
    fc.property(textAndCaret, input, ([text, caret], reference) => {
      const result = insertInlineContextReference(text, caret, reference)
      const at = text.length - (result.text.length - result.caret)
      const asked = Math.min(Math.max(Math.floor(caret) || 0, 0), text.length)
      const around = collectComposerContextReferences(text).find(
        ({ start, end }) => start < asked && asked < end,
      )
      expect(at).toBeGreaterThanOrEqual(asked)
      expect(at).toBeLessThanOrEqual(around?.end ?? asked + 1)
      if (around) expect(at).toBe(around.end)
      else if (at > asked) {
        // A surrogate pair or an escape.
        expect(text.slice(asked - 1, at)).toMatch(/^(?:[\ud800-\udbff][\udc00-\udfff]|\\[!-/:-@[-`{-~])$/)
      } else if (asked > 0 && asked < text.length) {
        expect(text.slice(asked - 1, asked + 1)).not.toMatch(/^[\ud800-\udbff][\udc00-\udfff]$/)
      }
      // Where the caret may stand it stays.
      expect(insertInlineContextReference(text, at, reference)).toStrictEqual(result)
    }),
    { numRuns: 10_000 },
  )
})

it('should append what it would insert at the end', () => {
  fc.assert(
    fc.property(textDenseInReferences(), input, (text, reference) => {
      const result = insertInlineContextReference(text, text.length, reference)
      expect(appendInlineContextReference(text, reference)).toBe(result.text)
      expect(result.caret).toBe(result.text.length)
    }),
    { numRuns: 5_000 },
  )
})

it('should ensure each id once, in order, and nothing the second time', () => {
  const any = fc.record({
    kind: fc.constantFrom('file', 'image'),
    contextId: fc.constantFrom('a', 'b', 'A', 'new', '__proto__', 'n2'),
    label: fc.constantFrom('x', '\\', '`'),
  })
  fc.assert(
    fc.property(textDenseInReferences(), fc.array(any, { maxLength: 5 }), (text, references) => {
      const result = ensureInlineContextReferences(text, references)
      const ids = [...collectInlineContextIds(text), ...references.map(({ contextId }) => contextId)]
      expect(collectInlineContextIds(result)).toStrictEqual([...new Set(ids)])
      expect(result.startsWith(text)).toBe(true)
      expect(ensureInlineContextReferences(result, references)).toBe(result)
      // One after the other gives the same.
      const oneByOne = references.reduce((all, one) => ensureInlineContextReferences(all, [one]), text)
      expect(result).toBe(oneByOne)
    }),
    { numRuns: 5_000 },
  )
})

it('should remove each occurrence with at most one neighbouring space, and keep the rest', () => {
  fc.assert(
    fc.property(textDenseInReferences(), fc.constantFrom('a', 'b', 'c'), (text, id) => {
      const result = removeInlineContextReference(text, id)
      const occurrences = collectComposerContextReferences(text).filter(({ contextId }) => contextId === id)
      expect(result).toMatch(gapsWithSpaces(text, occurrences))
    }),
    { numRuns: 10_000 },
  )
})

it('should keep every other reference when it removes one; a new one can only lie across a gap', () => {
  // A `!` that stood before what is gone can make an image form of the next.
  const named = ({ kind, contextId, label }: ComposerContextReference) => `${kind}/${contextId} ${label}`
  fc.assert(
    fc.property(textDenseInReferences(), fc.constantFrom('a', 'b', 'c'), (text, id) => {
      const others = collectComposerContextReferences(text).filter(({ contextId }) => contextId !== id)
      const after = collectComposerContextReferences(removeInlineContextReference(text, id))
      // What is left, with something that no reference can lie across in each gap.
      const rest = replaceComposerContextReferences(text, ({ contextId, source }) =>
        contextId === id ? '\n' : source,
      )
      let kept = 0
      for (const one of after) {
        const other = others[kept]
        if (other && named(other) === named(one)) kept++
        else expect(rest).not.toContain(one.source)
      }
      expect(kept).toBe(others.length)
    }),
    { numRuns: 10_000 },
  )
})

it('should find the id no longer in prose, whatever the references', () => {
  const pieces = [
    '[x](t3-context://v1/file/a)',
    '![y](t3-context://v1/image/b)',
    ' ',
    ' ',
    '\n',
    'a',
    '.',
    '😀',
    '!',
  ]
  const prose = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(prose, fc.constantFrom('a', 'b'), (text, id) => {
      const ids = collectInlineContextIds(text)
      const result = removeInlineContextReference(text, id)
      expect(collectInlineContextIds(result)).toStrictEqual(ids.filter((one) => one !== id))
    }),
    { numRuns: 5_000 },
  )
})

it('should undo an insertion between words', () => {
  const prose = fc
    .array(fc.constantFrom('word', 'x.', '(y)', 'é', '[z](t3-context://v1/file/z)', '\n'), { maxLength: 6 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(prose, fc.nat(5), input, (text, word, reference) => {
      // Directly behind a word, or at the end.
      const caret = [...text.matchAll(/(?<=\S) |$/g)].at(word)?.index ?? text.length
      const inserted = insertInlineContextReference(text, caret, reference)
      expect(removeInlineContextReference(inserted.text, reference.contextId)).toBe(text)
    }),
    { numRuns: 5_000 },
  )
})

/** What may be left of a text without the occurrences: at most one space less on one of the sides of each. */
function gapsWithSpaces(text: string, occurrences: ComposerContextReference[]): RegExp {
  const ends = [0, ...occurrences.map(({ end }) => end)]
  const gaps = ends.map((end, index) => {
    const gap = text.slice(end, occurrences[index]?.start).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    const right = index === 0 ? gap : gap.replace(/^ /, ' ?')
    return index === occurrences.length ? right : right.replace(/ $/, ' ?')
  })
  return new RegExp(`^${gaps.join('')}$`)
}
