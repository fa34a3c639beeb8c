import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialectsOf } from '../../corpus/harness/dialects.ts'
import { needlessEscapes } from '../../corpus/harness/minimality.ts'
import { witnessesFor } from '../../corpus/harness/witnesses.ts'
import { labelValue } from '../../fuzz/arbitraries/label-arbitrary.ts'
import { escapeLabel } from './escape.ts'
import { formatComposerContextReference } from './format.ts'

describe('minimality', () => {
  it('should escape no character in vain', () => {
    let escapes = 0
    fc.assert(
      fc.property(labelValue(), (label) => {
        const source = escapeLabel(label)
        if (source !== label) escapes++
        const reference = `[${source}](t3-context://v1/file/a)`
        expect(needlessEscapes(reference, witnessesFor(label, source), dialectsOf())).toEqual([])
      }),
      { numRuns: 1_000 },
    )
    expect(escapes).toBeGreaterThan(300)
  })

  it('should leave names as people have them alone', () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}\p{Extended_Pictographic}@#/.()-]{1,12}$/u)
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
    const underscored = fc
      .array(fc.stringMatching(/^[\p{L}\p{N}]{1,6}$/u), { minLength: 2, maxLength: 5 })
      .map((words) => `${words.join('_')}.test.ts`)
    fc.assert(
      fc.property(fc.oneof(name, underscored), (label) => {
        fc.pre(/[^\p{Default_Ignorable_Code_Point}]/u.test(label))
        const source = formatComposerContextReference({ kind: 'file', contextId: 'a', label })
        expect(source).toBe(`[${label}](t3-context://v1/file/a)`)
      }),
      { numRuns: 10_000 },
    )
  })
})
