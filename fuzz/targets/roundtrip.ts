import { deepStrictEqual } from 'node:assert/strict'
import type { Options } from 'mdast-util-to-markdown'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { DIALECT_NAMES, type DialectName, dialectOf, nodesOf } from '../../corpus/harness/dialects.ts'
import type { Found } from '../../corpus/harness/files.ts'
import { formatComposerContextReference } from '../../src/reference/format.ts'
import { readComposerContextReference } from '../../src/reference/scan.ts'
import remarkContextReference from '../../src/remark/plugin.ts'
import { BLOCKS, DEFINITIONS, NEIGHBOURS, STRINGIFY_OPTIONS } from '../../src/remark/serialize.fixture.ts'
import { LABEL_PIECES } from '../arbitraries/label-arbitrary.ts'
import { choice, type Field, flag, index, list, struct } from '../format/field.ts'
import { words } from '../format/words.ts'
import type { Target } from './target.ts'

/** A reference and what stands behind it. */
interface Piece {
  image: boolean
  label: string
  rest: string
}

export interface RoundtripInput {
  dialect: DialectName
  /** Whether the plugin stands before those of the dialect. */
  first: boolean
  options: Required<Pick<Options, keyof typeof STRINGIFY_OPTIONS>>
  definitions: string
  blocks: { block: number; start: string; line: Piece[]; other: Piece[] }[]
}

const piece = struct<Piece>({ image: flag, label: words(LABEL_PIECES), rest: words(NEIGHBOURS) })

const optionFields = Object.fromEntries(
  Object.entries(STRINGIFY_OPTIONS).map(([key, values]) => [key, choice<unknown>(values)]),
) as { [Key in keyof RoundtripInput['options']]: Field<RoundtripInput['options'][Key]> }

/** Section 4 of the specification: serializing. */
export const roundtrip: Target<RoundtripInput> = {
  law: 'Parsing, stringifying with any options and parsing again keeps kind, id, label, form and order of every reference.',
  input: struct({
    dialect: choice(DIALECT_NAMES),
    first: flag,
    options: struct<RoundtripInput['options']>(optionFields),
    definitions: choice(DEFINITIONS),
    blocks: list(
      struct({
        block: index(BLOCKS.length),
        start: words(NEIGHBOURS),
        line: list(piece, 3),
        other: list(piece, 2),
      }),
      3,
    ),
  }),
  dictionary: [...LABEL_PIECES, ...NEIGHBOURS],
  check({ dialect, first, options, definitions, blocks }) {
    const markdown = [...blocks.map(writeBlock), definitions].join('\n\n')
    return keepsReferences({ dialect, first, options }, markdown) > 0
  },
}

/** Hold the law against a document, and say how many references it has. */
export function keepsReferences(
  { dialect, first, options }: Pick<RoundtripInput, 'dialect' | 'first'> & { options: Options },
  markdown: string,
): number {
  const { plugins, first: parseFirst, last: parseLast } = dialectOf(dialect)
  const parse = first ? parseFirst : parseLast
  const tree = parse(markdown)
  const before = nodesOf(tree)
  for (const { kind, contextId, label, image, start, end } of before) {
    const source = markdown.slice(start, end)
    const read = readComposerContextReference(source)
    deepStrictEqual(read, { kind, contextId, label, image, source, start: 0, end: source.length })
  }
  const all = first ? [remarkContextReference, ...plugins] : [...plugins, remarkContextReference]
  const written = unified().use(remarkStringify, options).use(all).stringify(tree)
  deepStrictEqual(nodesOf(parse(written)).map(fieldsOf), before.map(fieldsOf), written)
  return before.length
}

function writeBlock({ block, start, line, other }: RoundtripInput['blocks'][number]): string {
  const write = BLOCKS[block] as (typeof BLOCKS)[number]
  return write(start + writePieces(line), writePieces(other))
}

function writePieces(pieces: readonly Piece[]): string {
  return pieces
    .map(
      ({ image, label, rest }) =>
        formatComposerContextReference({ kind: 'file', contextId: 'a', label, image }) + rest,
    )
    .join('')
}

function fieldsOf({ kind, contextId, label, image }: Found): unknown[] {
  return [kind, contextId, label, image]
}
