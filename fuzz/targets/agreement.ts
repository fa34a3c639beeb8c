import { deepStrictEqual, equal } from 'node:assert/strict'
import { DIALECT_NAMES, type DialectName, dialectOf, nodesOf } from '../../corpus/harness/dialects.ts'
import { collectMarkdownContextReferences } from '../../src/markdown/collect.ts'
import { formatComposerContextReference } from '../../src/reference/format.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'
import { LABEL_PIECES } from '../arbitraries/label-arbitrary.ts'
import { BLOCKS, type Block, INLINE } from '../arbitraries/surroundings.ts'
import { choice, list, struct } from '../format/field.ts'
import { words } from '../format/words.ts'
import type { Target } from './target.ts'

/** How a reference comes to be in a message: by a writer, or by somebody's hand. */
const FORMS = ['link', 'image', 'typed'] as const

export type AgreementForm = (typeof FORMS)[number]

export interface AgreementInput {
  dialect: DialectName
  start: string
  between: string
  parts: {
    block: Block
    form: AgreementForm
    before: string
    label: string
    after: string
  }[]
}

/** Section 3 of the specification: what counts as a reference in Markdown. */
export const agreement: Target<AgreementInput> = {
  law: 'The Markdown-aware scan finds what the plugin makes nodes of, wherever it stands among the plugins, and a part of what the raw scan finds.',
  input: struct({
    dialect: choice(DIALECT_NAMES),
    start: choice<string>(['', '\ufeff']),
    between: choice<string>(['\n\n', ' ']),
    parts: list(
      struct({
        block: choice(BLOCKS),
        form: choice(FORMS),
        before: words(INLINE),
        label: words(LABEL_PIECES),
        after: words(INLINE),
      }),
      4,
    ),
  }),
  dictionary: [...LABEL_PIECES, ...INLINE],
  check({ dialect, start, between, parts }) {
    const { first, last, extensions } = dialectOf(dialect)
    const text = start + parts.map(sourceOf).join(between)
    const found = collectMarkdownContextReferences(text, { extensions })
    // Positions of a tree are those of the parser, which does not count a byte order mark.
    const shift = text.startsWith('\ufeff') ? 1 : 0
    const nodes = found.map(({ source: _, ...one }) => ({
      ...one,
      start: one.start - shift,
      end: one.end - shift,
    }))
    deepStrictEqual(nodesOf(first(text)), nodes)
    deepStrictEqual(nodesOf(last(text)), nodes)
    for (const one of found) equal(text.slice(one.start, one.end), one.source)
    const raw = new Map(collectComposerContextReferences(text).map((one) => [one.start, one]))
    deepStrictEqual(
      found,
      found.map((one) => raw.get(one.start)),
    )
    return raw.size > 0
  },
}

function sourceOf({ block, form, before, label, after }: AgreementInput['parts'][number]): string {
  const reference =
    form === 'typed'
      ? `[${label}](t3-context://v1/file/typed)`
      : formatComposerContextReference({ kind: 'file', contextId: 'a', label, image: form === 'image' })
  return block[0] + before + reference + after + block[1]
}
