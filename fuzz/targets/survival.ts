import { deepStrictEqual } from 'node:assert/strict'
import {
  DIALECT_NAMES,
  type Dialect,
  type DialectName,
  dialectOf,
  nodesOf,
} from '../../corpus/harness/dialects.ts'
import { shownAt } from '../../corpus/harness/shown.ts'
import { collectMarkdownContextReferences } from '../../src/markdown/collect.ts'
import {
  closesCode,
  endsInException,
  leavesDollarOpen,
  readsAsText,
} from '../../src/reference/escape.fixture.ts'
import { formatComposerContextReference } from '../../src/reference/format.ts'
import { sanitizeComposerContextLabel } from '../../src/reference/label.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'
import { LABEL_PIECES } from '../arbitraries/label-arbitrary.ts'
import { BLOCKS, type Block, INLINE, type Surroundings } from '../arbitraries/surroundings.ts'
import { choice, flag, struct } from '../format/field.ts'
import { words } from '../format/words.ts'
import type { Target } from './target.ts'

/** Those of plain renderers, which know nothing of references. */
const PLAIN: readonly DialectName[] = ['commonmark', 'gfm']

export interface SurvivalInput {
  dialect: DialectName
  block: Block
  image: boolean
  before: string
  label: string
  after: string
}

/** Section 2 of the specification: survival, round trip and literal display. */
export const survival: Target<SurvivalInput> = {
  law: 'Where the escaped label alone would be text that reads as the label, the reference is one link for every parser, and reads and shows as the label.',
  input: struct({
    dialect: choice(DIALECT_NAMES),
    block: choice(BLOCKS),
    image: flag,
    before: words(INLINE),
    label: words(LABEL_PIECES),
    after: words(INLINE),
  }),
  dictionary: [...LABEL_PIECES, ...INLINE],
  check({ dialect, block, image, before, label, after }) {
    const around = { before: block[0] + before, after: after + block[1] }
    return survives(dialectOf(dialect), around, sanitizeComposerContextLabel(label, 'file'), image)
  },
}

/** The law for a label value. */
function survives(
  { name, plain, first, last, extensions }: Dialect,
  around: Surroundings,
  label: string,
  image: boolean,
): boolean {
  const source = formatComposerContextReference({ kind: 'file', contextId: 'a', label, image })
  const text = around.before + source + around.after
  const start = around.before.length
  const end = start + source.length
  const at = (one: { start: number; end: number }) => one.start < end && start < one.end
  const found = { kind: 'file', contextId: 'a', label, image, source, start, end }
  if (/!$|(?<!\\)(?:\\\\)*\\$/.test(around.before)) return false
  deepStrictEqual(collectComposerContextReferences(text).filter(at), [found])

  const escaped = source.slice(source.indexOf('[') + 1, source.lastIndexOf(']'))
  const bare = plain(around.before + escaped + around.after)
  if (endsInException(around.before) || !readsAsText(bare, around, escaped, label)) return false
  if (closesCode(plain, label, around)) return false
  if (PLAIN.includes(name)) deepStrictEqual(shownAt(plain(text), found), [label])
  if (label.includes('$') && leavesDollarOpen(plain, around.before)) return false
  const { source: _, ...node } = found
  deepStrictEqual(nodesOf(first(text)).filter(at), [node])
  deepStrictEqual(nodesOf(last(text)).filter(at), [node])
  deepStrictEqual(collectMarkdownContextReferences(text, { extensions }).filter(at), [found])
  return true
}
