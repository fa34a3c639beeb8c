import fc from 'fast-check'

/** What stands before and behind a reference. */
export interface Surroundings {
  before: string
  after: string
}

/** What stands before and behind in the block. */
export type Block = readonly [before: string, after: string]

/** Blocks in which a reference may stand. */
export const BLOCKS: readonly Block[] = [
  ['', ''],
  ['', ''],
  ['Text\n', '\nmore'],
  ['# ', ''],
  ['', '\n==='],
  ['- ', '\n- item'],
  ['- [ ] ', ''],
  ['1. a\n\n   ', '\n2. b'],
  ['> ', '\n> more'],
  ['> - ', ''],
  ['| h |\n|---|\n| ', ' |'],
  ['| h | i |\n|---|---|\n| x | ', ' |\n\ntext'],
  ['[^n]: ', '\n\ntext[^n]'],
  ['text[^n]\n\n[^n]: note ', ''],
  ['<details>\n\n', '\n\n</details>'],
  ['```\ncode\n```\n', ''],
  ['$$\nx\n$$\n\n', ''],
  ['::::box\n', '\n::::'],
]

/** What may stand beside a reference in its lines. */
export const INLINE: readonly string[] = [
  ...'`$|*_~^<>&:=\\!()[]{}\'"#.,- ',
  ...[
    'a',
    'word',
    '7',
    'é',
    '😀',
    ' ',
    ' ',
    '\n',
    '**',
    '~~',
    '``',
    '$$',
    '<!--',
    '-->',
    '<?',
    '?>',
    '<!x',
    '<![CDATA[',
    ']]>',
  ],
  ...[
    '<a href="',
    '<a b=',
    "<a b='",
    '">',
    '<b>',
    '</b>',
    '<http:',
    'www.e.com/',
    'https://e.com/',
    'a@b.c',
    '&amp;',
    '&am',
    'p;',
  ],
  ...[
    ':b{',
    ':b{c=',
    ':name',
    '[foo](',
    '[foo',
    '![alt',
    '](u)',
    '[foo]: ',
    '[^n]',
    ' {.c}',
    '*em*',
    '**str',
    '_x',
  ],
  ...['[l](t3-context://v1/file/other)', '](t3-context://v1/file/x)', '`code`', '$x$', '\\\\', '  \n', '\t'],
]

/** Arbitrary Markdown around a reference: a block, and pieces of lines before and behind. */
export function surroundings(): fc.Arbitrary<Surroundings> {
  const inline = fc.array(fc.constantFrom(...INLINE), { maxLength: 6 }).map((pieces) => pieces.join(''))
  return fc
    .tuple(fc.constantFrom(...BLOCKS), inline, inline)
    .map(([[before, after], left, right]) => ({ before: before + left, after: right + after }))
}
