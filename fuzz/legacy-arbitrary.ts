import fc from 'fast-check'

/** A part of the prose of a message from before references existed. */
export interface LegacyPart {
  type: 'prose' | 'placeholder' | 'mention' | 'review'
  source: string
}

/** Such a message, in its parts. */
export interface LegacyMessage {
  parts: LegacyPart[]
  /** The blocks behind the prose, each with what is before it. */
  blocks: { kind: string; entries: number; source: string }[]
  text: string
}

/** What must come through as it is, and what stands before a reference and would change it. */
const PROSE = [
  ...[
    'Look at ',
    'x',
    'é',
    '😀',
    '. ',
    '\n',
    '\r\n',
    '  \n',
    '\\\n',
    '\ue0000\ue000',
    '$&',
    '**',
    '`',
    '```\n',
  ],
  ...['!', '\\', '\\\\', ']', '[\n', ':name', '@', '@t', ':1x', '-', '&lt;', '&#xfffc;', '<', '> '],
  ...[
    '[a](t3-context://v1/file/ctx_1)',
    '![b](t3-context://v1/image/ctx_2)',
    '[c@t:1](t3-context://v1/file/x)',
  ],
]

/** What is a word of the prose, or breaks a message. */
const TAGS = [
  ...['<terminal_context>', '</terminal_context>', '<element_context>', '</element_context>'],
  ...[
    '<preview_annotation>',
    '</preview_annotation>',
    '<review_comment',
    '</review_comment>',
    '<review_comment a="',
  ],
  ...[
    '\n<terminal_context>\n',
    '\n</terminal_context>\n',
    '- T line 1:\n',
    '  1 | x\n',
    '\ufffc',
    '@t:1',
    '@t:1-2',
  ],
  ...[
    '[a](t3-context://v1/terminal/legacy_terminal_1)',
    'Id: 1\n',
    '- A (b):\n',
    '  url: u\n',
    '"',
    '>',
    '\n\n',
    '](t3-context://v1/file/x)',
  ],
]

/** Captured lines, which are data, whatever they look like. */
const CAPTURED = [
  ...['', 'x', '  indented', 'error: boom', '<terminal_context>', '</terminal_context>', '</review_comment>'],
  ...[
    '<review_comment a="b">',
    '\ufffc',
    '@t:1',
    '- T line 1:',
    '[a](t3-context://v1/file/ctx_3)',
    '```',
    '\\',
    '!',
  ],
  ...['[a](t3-context://v1/terminal/legacy_terminal_1)', '\ud800', '\0', '\u2028', '</preview_annotation>'],
]

const TERMINALS = [
  'T',
  'T',
  'Dev server',
  'zsh (2)',
  'root@host: ~',
  '終端',
  '🚀',
  'İ',
  'line 4',
  'a line 4 lines 5-6',
]

const line = fc.constantFrom(...CAPTURED)
const range = fc
  .tuple(fc.nat(3), fc.nat(2))
  .map(([first, more]) => (more === 0 ? `line ${first}` : `lines ${first}-${first + more}`))

const terminalEntry = fc
  .tuple(fc.constantFrom(...TERMINALS), range, fc.array(line, { maxLength: 3 }))
  .map(([label, lines, captured]) =>
    [`- ${label} ${lines}:`, ...captured.map((one, index) => `  ${index} | ${one}`)].join('\n'),
  )

const elementEntry = fc
  .tuple(
    fc.constantFrom('button', 'SaveButton', 'my-element', 'A.B', 'ß'),
    fc.constantFrom('', ' (button)', ' (src/a (b).tsx:1)', ' ()'),
    fc.subarray([
      '  url: http://localhost:3000/',
      '  selector: main > button',
      '  source: C:\\src\\a.tsx:12:5',
      '  html: <button>',
      '  styles: color: red',
    ]),
    fc.array(line, { maxLength: 2 }),
  )
  .map(([name, what, fields, more]) =>
    [`- ${name}${what}:`, ...fields, ...(fields.length > 0 ? more.map((one) => `    ${one}`) : [])].join(
      '\n',
    ),
  )

const list = (entry: fc.Arbitrary<string>) =>
  fc.tuple(fc.array(entry, { minLength: 1, maxLength: 3 }), fc.constantFrom('\n', '\n\n'))

const terminalBlock = list(terminalEntry).map(([entries, gap]) => ({
  kind: 'terminal',
  entries: entries.length,
  source: `<terminal_context>\n${entries.join(gap)}\n</terminal_context>`,
}))

const elementSource = list(elementEntry).map(([entries, gap]) => ({
  entries: entries.length,
  source: `<element_context>\n${entries.join(gap)}\n</element_context>`,
}))

const previewBlock = fc
  .tuple(
    fc.subarray(['Page: My page', 'Comment: wider\nand bluer', 'Targets: 2 elements']),
    fc.subarray(['Requested visual changes:\n- color: red\n- \n-']),
    fc.option(elementSource, { nil: undefined }),
  )
  .map(([fields, changes, nested]) => ({
    kind: 'preview-annotation',
    entries: 1,
    source: [
      '<preview_annotation>',
      'Id: p_1',
      ...fields,
      ...changes,
      ...(nested ? [nested.source] : []),
      '</preview_annotation>',
    ].join('\n'),
  }))

const reviewSource = fc
  .tuple(
    fc.subarray([' sectionTitle="Unstaged &amp; new"', ' rangeLabel="L1-L2"']),
    fc.constantFrom('', 'hm', '\nNote\n', '\n`a`\n```js\n</review_comment>\n```\nmore\n', '\ufffc @t:1'),
    fc.option(fc.array(line, { maxLength: 3 }), { nil: undefined }),
  )
  .map(([attributes, comment, diff]) => {
    const excerpt = diff ? `\n\`\`\`\`diff\n${diff.map((one) => `${one}\n`).join('')}\`\`\`\`\n` : ''
    return `<review_comment sectionId="s" filePath="src/f.ts" startIndex="1" endIndex="2"${attributes.join('')}>${comment}${excerpt}</review_comment>`
  })

const reviewBlock = reviewSource.map((source) => ({ kind: 'review-comment', entries: 1, source }))

const trailing = fc.tuple(
  fc.array(terminalBlock, { maxLength: 2 }),
  fc.option(
    elementSource.map((block) => ({ kind: 'element', ...block })),
    { nil: undefined },
  ),
  fc.array(previewBlock, { maxLength: 2 }),
  fc.array(reviewBlock, { maxLength: 2 }),
)

const part: fc.Arbitrary<LegacyPart> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PROSE).map((source) => ({ type: 'prose' as const, source })) },
  { weight: 1, arbitrary: fc.constant({ type: 'placeholder' as const, source: '\ufffc' }) },
  { weight: 1, arbitrary: reviewSource.map((source) => ({ type: 'review' as const, source })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        '@t:1',
        '@t:0-1',
        '@dev-server:2',
        '@zsh-2:1',
        '@zsh-(2):1',
        '@root@host:-~:1',
        '@終端:1',
        '@🚀:1',
      )
      .map((source) => ({ type: 'mention' as const, source })),
  },
)

/**
 * Arbitrary messages that are well formed, of a prose and blocks behind it. A mention may name no terminal, or be
 * glued to what is around it; then it is prose, too.
 *
 * @param isCrlf whether the line ends are those of Windows
 */
export function legacyMessage(isCrlf = false): fc.Arbitrary<LegacyMessage> {
  const sep = fc.constantFrom('\n', '\n\n', '  \n\n\n')
  return fc
    .tuple(fc.array(part, { maxLength: 8 }), trailing, sep)
    .map(([parts, [terminals, elements, previews, reviews], gap]) => {
      const blocks = [...terminals, ...(elements ? [elements] : []), ...previews, ...reviews]
      const whole = [parts.map(({ source }) => source).join(''), ...blocks.map(({ source }) => source)].join(
        gap,
      )
      const lines = (text: string) => (isCrlf ? text.replace(/(?<!\r)\n/g, '\r\n') : text)
      return {
        parts: parts.map(({ type, source }) => ({ type, source: lines(source) })),
        blocks: blocks.map((block) => ({ ...block, source: lines(block.source) })),
        text: lines(whole),
      }
    })
}

/** Arbitrary text that is nearly such a message: with something inserted, deleted, swapped or cut. */
export function nearLegacyText(): fc.Arbitrary<string> {
  const foreign = fc.constantFrom(...TAGS, ...PROSE)
  const soup = fc.array(
    fc.oneof(
      foreign,
      reviewSource,
      trailing.map(([[first]]) => first?.source ?? '\n'),
    ),
    {
      maxLength: 10,
    },
  )
  const edited = fc
    .tuple(
      legacyMessage(),
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), foreign), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([{ text }, edits]) =>
      edits.reduce((edit, [place, deleted, inserted]) => {
        const at = Math.floor(place * edit.length)
        return edit.slice(0, at) + inserted + edit.slice(at + deleted)
      }, text),
    )
  return fc.oneof(
    { weight: 3, arbitrary: edited },
    soup.map((pieces) => pieces.join('')),
  )
}
