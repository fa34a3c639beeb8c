import { Parser } from 'commonmark'
import fc from 'fast-check'
import { decodeString } from 'micromark-util-decode-string'
import { describe, expect, it } from 'vitest'
import { DIALECT_NAMES } from '../../corpus/harness/dialects.ts'
import { labelValue } from '../../fuzz/arbitraries/label-arbitrary.ts'
import { surroundings } from '../../fuzz/arbitraries/surroundings.ts'
import { survival } from '../../fuzz/targets/survival.ts'
import { formatComposerContextReference } from './format.ts'
import { collectComposerContextReferences } from './scan.ts'

describe('survival, round trip and literal display', () => {
  it('should hold in any Markdown in which the label is ordinary text', () => {
    const count = { held: 0, all: 0 }
    fc.assert(
      fc.property(
        fc.constantFrom(...DIALECT_NAMES),
        labelValue(),
        surroundings(),
        fc.boolean(),
        (dialect, label, { before, after }, image) => {
          count.all++
          if (survival.check({ dialect, block: ['', ''], image, before, label, after })) count.held++
        },
      ),
      { numRuns: 4_000 },
    )
    // The premise must hold for most, or the law says little.
    expect(count.held / count.all).toBeGreaterThan(0.4)
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
      { numRuns: 5_000 },
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
      { numRuns: 5_000 },
    )
  })

  it('should write what was read as it was written', () => {
    fc.assert(
      fc.property(labelValue(), (label) => {
        const source = formatComposerContextReference({ kind: 'file', contextId: 'a', label })
        const read = collectComposerContextReferences(source)
        expect(read.map(formatComposerContextReference)).toEqual([source])
      }),
      { numRuns: 5_000 },
    )
  })
})

/** The source of the label in the source of a reference. */
function escaped(source: string): string {
  return source.slice(source.indexOf('[') + 1, source.lastIndexOf(']'))
}
