import { expect } from 'vitest'
import { explainComposerContextHref } from '../../grammar/explain.ts'
import { insertInlineContextReference } from '../../src/reference/edit.ts'
import { formatComposerContextReference } from '../../src/reference/format.ts'
import { parseComposerContextHref } from '../../src/reference/href.ts'
import { sanitizeComposerContextLabel } from '../../src/reference/label.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'
import type { Runners } from './check.ts'
import { withSource } from './files.ts'
import { expectLinear } from './growth.ts'
import { withoutSegmenter } from './no-segmenter.ts'
import { writeText } from './text.ts'

/** The checks of URIs, labels and the text codec. */
export const referenceRunners: Pick<
  Runners,
  | 'parse-href'
  | 'explain-href'
  | 'sanitize'
  | 'sanitize-by-code-points'
  | 'format'
  | 'collect'
  | 'insert'
  | 'growth'
> = {
  'parse-href': (check) => expect(parseComposerContextHref(check.input)).toStrictEqual(check.expect),

  'explain-href': (check) =>
    expect(explainComposerContextHref(check.input)).toStrictEqual({
      ...check.expect,
      expected: expect.arrayContaining([expect.any(String)]),
    }),

  sanitize: ({ input, expect: value }) =>
    expect(sanitizeComposerContextLabel(writeText(input.label), input.kind)).toBe(writeText(value)),

  'sanitize-by-code-points': ({ input, expect: value }) =>
    withoutSegmenter(async () => {
      const fresh = await import('../../src/reference/label.ts')
      expect(fresh.sanitizeComposerContextLabel, 'not loaded afresh').not.toBe(sanitizeComposerContextLabel)
      expect(fresh.sanitizeComposerContextLabel(writeText(input.label), input.kind)).toBe(writeText(value))
    }),

  format: (check) => expect(formatComposerContextReference(check.input)).toBe(check.expect),

  collect: (check) => {
    const text = writeText(check.input)
    const expected = check.expect.map((found) => withSource(text, found))
    expect(collectComposerContextReferences(text)).toStrictEqual(expected)
  },

  insert: ({ input, expect: result }) => {
    expect(insertInlineContextReference(input.text, input.caret, input.reference)).toStrictEqual(result)
  },

  growth: ({ input, size, expect: { references } }) => {
    expectLinear(collectComposerContextReferences, (length) => writeText(input, length), size)
    expect(collectComposerContextReferences(writeText(input, size))).toHaveLength(references)
  },
}
