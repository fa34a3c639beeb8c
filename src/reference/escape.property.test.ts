import { Parser } from 'commonmark'
import fc from 'fast-check'
import { decodeString } from 'micromark-util-decode-string'
import { describe, expect, it } from 'vitest'
import { dialectsOf, nodesOf } from '../../corpus/harness/dialects.ts'
import { shownAt } from '../../corpus/harness/shown.ts'
import { labelValue } from '../../fuzz/arbitraries/label-arbitrary.ts'
import { type Surroundings, surroundings } from '../../fuzz/arbitraries/surroundings.ts'
import { collectMarkdownContextReferences } from '../markdown/collect.ts'
import { closesCode, endsInException, leavesDollarOpen, readsAsText } from './escape.fixture.ts'
import { formatComposerContextReference } from './format.ts'
import { collectComposerContextReferences } from './scan.ts'

const DIALECTS = dialectsOf()
const PLAIN = dialectsOf(['commonmark', 'gfm'])

describe('survival and round trip', () => {
  it('should hold in any Markdown in which the label is ordinary text', () => {
    const count = { held: 0, text: 0 }
    fc.assert(
      fc.property(
        fc.constantFrom(...DIALECTS),
        labelValue(),
        surroundings(),
        fc.boolean(),
        (dialect, label, around, image) => {
          fc.pre(!endsInException(around.before))
          const { text, source, found } = place(label, around, image)
          count.text++
          if (!readsAsText(dialect.plain(bare(label, around)), around, escaped(source), label)) return
          if (label.includes('$') && leavesDollarOpen(dialect.plain, around.before)) return
          if (closesCode(dialect.plain, label, around)) return
          count.held++
          const at = (one: { start: number; end: number }) => one.start < found.end && found.start < one.end
          const { source: _, ...node } = found
          expect(nodesOf(dialect.first(text)).filter(at)).toEqual([node])
          expect(nodesOf(dialect.last(text)).filter(at)).toEqual([node])
          const collected = collectMarkdownContextReferences(text, { extensions: dialect.extensions })
          expect(collected.filter(at)).toEqual([found])
        },
      ),
      { numRuns: 10_000 },
    )
    // The premise must hold for most, or the law says little.
    expect(count.held / count.text).toBeGreaterThan(0.5)
  })

  it('should hold for the scan of any text that leaves the bracket unescaped', () => {
    fc.assert(
      fc.property(labelValue(), surroundings(), fc.boolean(), (label, around, image) => {
        fc.pre(!/!$|(?<!\\)(?:\\\\)*\\$/.test(around.before))
        const { text, found } = place(label, around, image)
        const overlapping = collectComposerContextReferences(text).filter(
          ({ start, end }) => start < found.end && found.start < end,
        )
        expect(overlapping).toEqual([found])
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('literal display', () => {
  it('should hold for renderers that do not know of references', () => {
    fc.assert(
      fc.property(labelValue(), surroundings(), fc.boolean(), (label, around, image) => {
        fc.pre(!endsInException(around.before))
        const { text, found } = place(label, around, image)
        for (const dialect of PLAIN) {
          if (!readsAsText(dialect.plain(bare(label, around)), around, escaped(found.source), label)) continue
          if (closesCode(dialect.plain, label, around)) continue
          expect(shownAt(dialect.plain(text), found), dialect.name).toEqual([label])
        }
      }),
      { numRuns: 3_000 },
    )
  })

  it('should hold for the reference implementation of CommonMark', () => {
    fc.assert(
      fc.property(labelValue(), (label) => {
        const source = formatComposerContextReference({ kind: 'file', contextId: 'a', label })
        const link = new Parser().parse(source).firstChild?.firstChild
        expect([link?.type, link?.next]).toEqual(['link', null])
        const shown: (string | null)[] = []
        for (let child = link?.firstChild; child; child = child.next) {
          expect(child.type).toBe('text')
          shown.push(child.literal)
        }
        expect(shown.join('')).toBe(label)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('once', () => {
  it('should write each character as it is, or behind one backslash', () => {
    fc.assert(
      fc.property(labelValue(), (label) => {
        let rest = escaped(formatComposerContextReference({ kind: 'file', contextId: 'a', label }))
        for (const [index, character] of label.split('').entries()) {
          const isLast = index === label.length - 1
          // The two that no backslash can help; see `escapeLabel`.
          const reference =
            character === '`' && isLast ? '&#96;' : character === '>' && index === 0 ? '&gt;' : '\0'
          const written = [reference, `\\${character}`, character].find((one) => rest.startsWith(one)) ?? ''
          expect(decodeString(written)).toBe(character)
          rest = rest.slice(written.length)
          // A single backslash is one that escapes nothing, neither here nor in the value.
          if (written === '\\') expect(rest).toMatch(/^[^!-/:-@[-`{-~]/)
        }
        expect(rest).toBe('')
      }),
      { numRuns: 10_000 },
    )
  })

  it('should write what was read as it was written', () => {
    fc.assert(
      fc.property(labelValue(), (label) => {
        const source = formatComposerContextReference({ kind: 'file', contextId: 'a', label })
        const read = collectComposerContextReferences(source)
        expect(read.map(formatComposerContextReference)).toEqual([source])
      }),
      { numRuns: 10_000 },
    )
  })
})

/** A reference with a label, written between two texts, and what a scan of them finds there. */
function place(label: string, { before, after }: Surroundings, image = false) {
  const source = formatComposerContextReference({ kind: 'file', contextId: 'a', label, image })
  const start = before.length
  const end = start + source.length
  return {
    text: before + source + after,
    source,
    found: { kind: 'file', contextId: 'a', label, image, source, start, end },
  }
}

/** The same texts with the escaped label alone. */
function bare(label: string, { before, after }: Surroundings): string {
  return before + escaped(place(label, { before, after }).source) + after
}

/** The source of the label in the source of a reference. */
function escaped(source: string): string {
  return source.slice(source.indexOf('[') + 1, source.lastIndexOf(']'))
}
