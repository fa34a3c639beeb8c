/** Prose that must come through as it is, and what stands before a reference and would change it. */
export const LEGACY_PROSE: readonly string[] = [
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
export const LEGACY_TAGS: readonly string[] = [
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
export const LEGACY_LINES: readonly string[] = [
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

/** Labels of terminals, and the names that mentions have for them. */
export const TERMINAL_NAMES: readonly (readonly [label: string, ...names: string[]])[] = [
  ['T', 't'],
  ['t', 't'],
  ['Dev server', 'dev-server'],
  ['zsh (2)', 'zsh-2', 'zsh-(2)'],
  ['zsh-2', 'zsh-2'],
  ['root@host: ~', 'root-host', 'root@host:-~'],
  ['終端', '終端'],
  ['🚀', 'terminal', '🚀'],
  ['@', 'terminal', '@'],
  ['terminal', 'terminal'],
  ['t:1', 't-1', 't:1'],
  ['t:1/@t', 't-1-t', 't:1/@t'],
  ['İ', 'i\u0307'],
  ['line 4', 'line-4'],
  ['a line 4 lines 5-6', 'a-line-4-lines-5-6'],
]
