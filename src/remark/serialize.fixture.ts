import fc from 'fast-check'
import type { Paragraph, PhrasingContent } from 'mdast'
import type { Options } from 'mdast-util-to-markdown'
import { labelText } from '../../fuzz/arbitraries/label-arbitrary.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import { sanitizeComposerContextLabel } from '../reference/label.ts'
import type { ComposerContextReference } from '../reference/scan.ts'
import { createContextReference } from './node.ts'

/** Arbitrary fields of a reference, of either form. */
function reading(): fc.Arbitrary<Pick<ComposerContextReference, 'kind' | 'contextId' | 'label' | 'image'>> {
  return fc
    .record({
      kind: fc.constantFrom('file', 'image', 'terminal', 'x-1'),
      contextId: fc.constantFrom('a', 'B', 'ctx_1', '__proto__', '-'),
      label: labelText(),
      image: fc.boolean(),
    })
    .map((fields) => ({ ...fields, label: sanitizeComposerContextLabel(fields.label, fields.kind) }))
}

function referenceSource(): fc.Arbitrary<string> {
  return reading().map(formatComposerContextReference)
}

/** What may stand beside a reference, glued to it or not. */
export const NEIGHBOURS: readonly string[] = [
  ...[
    '!',
    '\\',
    '\\\\',
    '\\!',
    '&#33;',
    ':',
    ':name',
    ']',
    '[',
    '(',
    '$',
    '*',
    '_',
    '~',
    '`',
    '<',
    '>',
    '|',
    '#',
  ],
  ...['a', 'é', '7.', '-', '+', '=', '😀', '.', '&nbsp;', '&#x61;', '&#32;', '\u00a0', '^', '{', '"', '&'],
  ...[
    '*em*',
    '**strong**',
    '_em_',
    '~~gone~~',
    '`code`',
    '`!`',
    '$x$',
    '<b>',
    '</b>',
    'a<!-- ! -->',
    ':i[x]{.c}',
  ],
  ...['[link](u)', '[link](u "t")', '![img](u)', '[n][]', '[n]', '![n]', '[x][n]', '[^f]', '<https://e.com>'],
  // What would be references if they were written with plain resources.
  ...[
    '<t3-context://v1/file/x>',
    '[a](<t3-context://v1/file/x>)',
    '[a [b]](t3-context://v1/file/x)',
    '![a *b*]( t3-context://v1/image/x )',
    '[a](t3-context://v1/file/x&#95;y)',
  ],
  ...['https://e.com/', 'www.e.com', 'a@b.c', '  \n', '\\\n', '\n', ' ', ' ', ' ', '\t'],
]

/** Phrasing with references in it, and beside each other. */
function phrasing(): fc.Arbitrary<string> {
  const neighbour = fc.constantFrom(...NEIGHBOURS)
  const item = fc.oneof(
    { weight: 3, arbitrary: referenceSource() },
    { weight: 4, arbitrary: neighbour },
    { weight: 1, arbitrary: referenceSource().map((source) => `*${source}*`) },
    { weight: 1, arbitrary: referenceSource().map((source) => `**a ${source}**`) },
    { weight: 1, arbitrary: referenceSource().map((source) => `[see ${source} there](https://e.com)`) },
    { weight: 1, arbitrary: referenceSource().map((source) => `~~${source}~~`) },
  )
  return fc.array(item, { minLength: 1, maxLength: 6 }).map((items) => items.join(''))
}

/** Blocks, by what makes one of two pieces of phrasing. */
export const BLOCKS: readonly ((line: string, other: string) => string)[] = [
  (line) => line,
  (line) => `# ${flat(line)}`,
  (line) => `${line}\n===`,
  (line) => `${line}\n---`,
  (line, other) => `- ${indent(line, 2)}\n- ${indent(other, 2)}`,
  (line, other) => `1. ${indent(line, 3)}\n\n   ${indent(other, 3)}`,
  (line) => `- [ ] ${indent(line, 6)}`,
  (line, other) => `> ${line}\n> - ${other.replaceAll('\n', '\n>   ')}`,
  (line, other) => `| h | ${flat(other)} |\n| - | :-: |\n| ${flat(line)} | x |`,
  (line) => `text[^f]\n\n[^f]: ${indent(line, 4)}`,
  (line) => `\`\`\`\ncode\n\`\`\`\n${line}`,
  (line) => `<b>${line}</b>`,
  (line) => `::::box\n${line}\n::::`,
  (line) => `***\n${line}\n***`,
]

/** What the last lines of a document may define. */
export const DEFINITIONS: readonly string[] = [
  '',
  '[n]: https://e.com\n',
  '[n]: u "t"\n[foo]: u\n[^f]: note\n',
]

/** Arbitrary documents with references in every kind of block, and definitions that they may run into. */
export function documents(): fc.Arbitrary<string> {
  const block = fc
    .tuple(fc.constantFrom(...BLOCKS), phrasing(), phrasing())
    .map(([write, line, other]) => write(line, other))
  const definitions = fc.constantFrom(...DEFINITIONS)
  return fc
    .tuple(fc.array(block, { minLength: 1, maxLength: 3 }), definitions)
    .map(([blocks, end]) => [...blocks, end].join('\n\n'))
}

/**
 * Arbitrary paragraphs of references and of any text between them, which no parser need have made. Texts do not stand
 * side by side: of what comes after one, `mdast-util-to-markdown` looks at a single character, so that `:😀` and `a`
 * could come together as a directive before a reference.
 */
export function paragraphs(): fc.Arbitrary<Paragraph> {
  const reference = reading().map((fields) => createContextReference(fields))
  const text = fc
    .array(fc.oneof(fc.constantFrom(...NEIGHBOURS), labelText()), { minLength: 1, maxLength: 3 })
    .map((pieces): PhrasingContent => ({ type: 'text', value: pieces.join('') || ' ' }))
  const marked = fc
    .tuple(
      fc.constantFrom('emphasis' as const, 'strong' as const),
      fc.array(fc.oneof(reference, text), { minLength: 1, maxLength: 3 }),
    )
    .map(([type, children]): PhrasingContent => ({ type, children: joinTexts(children) }))
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: reference }, { weight: 3, arbitrary: text }, marked), {
      minLength: 1,
      maxLength: 6,
    })
    .map((children): Paragraph => ({ type: 'paragraph', children: joinTexts(children) }))
}

function joinTexts(children: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const child of children) {
    const last = joined.at(-1)
    if (last?.type === 'text' && child.type === 'text') {
      joined[joined.length - 1] = { type: 'text', value: last.value + child.value }
    } else joined.push(child)
  }
  return joined
}

/** What the options of `remark-stringify` may be. */
export const STRINGIFY_OPTIONS = {
  bullet: ['*', '-', '+'],
  bulletOrdered: ['.', ')'],
  closeAtx: [false, true],
  emphasis: ['*', '_'],
  fence: ['`', '~'],
  fences: [true, false],
  incrementListMarker: [true, false],
  listItemIndent: ['one', 'mixed', 'tab'],
  quote: ['"', "'"],
  resourceLink: [false, true],
  rule: ['*', '-', '_'],
  ruleRepetition: [3, 4, 9],
  ruleSpaces: [false, true],
  setext: [false, true],
  strong: ['*', '_'],
  tightDefinitions: [false, true],
  unsafe: [
    [],
    [{ character: '!' }],
    [{ character: '(' }, { character: ')' }],
    [{ character: '[' }, { character: ']' }],
    [{ character: 't', inConstruct: 'phrasing' }],
  ],
} as const satisfies { [Key in keyof Options]: readonly Options[Key][] }

/** Arbitrary options of `remark-stringify`. */
export function stringifyOptions(): fc.Arbitrary<Options> {
  const arbitraries = Object.entries(STRINGIFY_OPTIONS).map(([key, values]) => [
    key,
    fc.constantFrom<unknown>(...values),
  ])
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: [] })
}

function flat(line: string): string {
  return line.replace(/[ \t]*\\?\n/g, ' ')
}

function indent(line: string, size: number): string {
  return line.replaceAll('\n', `\n${' '.repeat(size)}`)
}
