import { type Family, repeated } from '../family.ts'

const OPEN_REVIEW = '<review_comment sectionId="s" filePath="f.ts" startIndex="1" endIndex="1">'
const TERMINAL = '<terminal_context>\n- T line 1:\n  1 | x\n</terminal_context>'
/** As many names as there may be, each the end of the next, as far as one may be long. */
const named = (part: string) =>
  Array.from({ length: 200 }, (_, index) => `- ${part.repeat(1 + (index % (254 / part.length)))} line 1:`)
const MANY = named('(@').join('\n')
const MENTIONS = named('(@:1').join('\n')

/** What is repeated, and what stands before and behind it. */
const REPEATED: [part: string, before?: string, after?: string][] = [
  // Opened and never closed
  ['<element_context>\n', '', '\n</terminal_context>'],
  ['<preview_annotation>\nComment:\n', '', '</element_context>'],
  ['<preview_annotation>\n<element_context>\n', '', `\n${TERMINAL}`],
  ['<review_comment ', '', '</review_comment>'],
  [OPEN_REVIEW],
  [OPEN_REVIEW, '', '</review_comment>'],
  ['<review_comment a="', '', '></review_comment>'],
  ['<review_comment a="1" ', '', '></review_comment>'],
  [' a="<review_comment b=" c="', '<review_comment', '></review_comment>'],
  [' a="1"', '<review_comment', '</review_comment>'],
  ['a', '<review_comment ', '="1"></review_comment>'],
  [' ', '<review_comment', '></review_comment>'],
  // Closed only
  ['</review_comment>'],
  ['</terminal_context>\n'],
  ['</review_comment>\n'],
  ['</preview_annotation>\n</element_context>\n'],
  // Blocks at the end
  [`${TERMINAL}\n`],
  [`${TERMINAL}\r\n\r\n`],
  ['<element_context>\n- A (b):\n</element_context>\n'],
  ['<preview_annotation>\nId: 1\n</preview_annotation>\n'],
  ['<preview_annotation>\n<element_context>\n- A:\n</element_context>\n</preview_annotation>\n'],
  [`${OPEN_REVIEW}</review_comment> `],
  [`${OPEN_REVIEW}</review_comment> `, '', 'x'],
  // Entries and fields
  ['- T line 1:\n', '<terminal_context>\n', '</terminal_context>'],
  ['  1 | x\n', '<terminal_context>\n- T line 1:\n', '</terminal_context>'],
  [' line 1', '<terminal_context>\n-', ':\n</terminal_context>'],
  ['1', '<terminal_context>\n- T line ', ':\n</terminal_context>'],
  ['- A (', '<element_context>\n- A:\n', '\n</element_context>'],
  ['    x\n', '<element_context>\n- A:\n  html:\n', '</element_context>'],
  ['\n', '<element_context>\n- A:\n  html:\n', '</element_context>'],
  [':1', '<element_context>\n- A:\n  source: ', '\n</element_context>'],
  ['@', '<element_context>\n- A:\n  source: http://', ':1\n</element_context>'],
  ['\n', '<preview_annotation>\nComment: x', '</preview_annotation>'],
  ['- x\n', '<preview_annotation>\nRequested visual changes:\n', '</preview_annotation>'],
  ['  x\n', '<preview_annotation>\nRequested visual changes:\n-\n', '</preview_annotation>'],
  ['a', '<preview_annotation>\nPage: ', '\n</preview_annotation>'],
  // Fences
  ['```\n', OPEN_REVIEW, '</review_comment>'],
  ['```\n```\n', OPEN_REVIEW, '</review_comment>'],
  ['~~~\n', OPEN_REVIEW, '</review_comment>'],
  ['<review_comment a="\n', OPEN_REVIEW, '</review_comment>'],
  ['\n<review_comment a=" b="', OPEN_REVIEW, '</review_comment>'],
  [' a="\n<review_comment b=" c="', OPEN_REVIEW, '</review_comment>'],
  ['```\n</review_comment>\n', `${OPEN_REVIEW}\n`, '```\n</review_comment>'],
  ['`', `${OPEN_REVIEW}\n`, '\n</review_comment>'],
  ['`', `${OPEN_REVIEW}\n\`\`\`\n`, ' x\n</review_comment>'],
  ['</review_comment>', `${OPEN_REVIEW}\n\`\`\`\n`],
  // Placeholders and mentions
  ['\ufffc', '', `\n${TERMINAL}`],
  ['\\\ufffc', '', `\n${TERMINAL}`],
  ['@t:1 ', '', `\n${TERMINAL}`],
  ['@t:1', '', `\n${TERMINAL}`],
  ['@t:1.', '', `\n${TERMINAL}`],
  [':1', '@t', `\n${TERMINAL}`],
  ['.', '@t:1', `\n${TERMINAL}`],
  ['1', '@t:', `\n${TERMINAL}`],
  ['(@:1 ', '', `\n<terminal_context>\n${MANY}\n</terminal_context>`],
  ['(@', '', `:1\n<terminal_context>\n${MANY}\n</terminal_context>`],
  ['(@:1', '', `\n<terminal_context>\n${MENTIONS}\n</terminal_context>`],
  [':1@', '', `\n<terminal_context>\n${named(':1@').join('\n')}\n</terminal_context>`],
  ['@', '', `:1\n<terminal_context>\n${named('@').join('\n')}\n</terminal_context>`],
  [':a', '', `\ufffc\n${TERMINAL}`],
  // Between the prose and the blocks
  [' ', 'x', TERMINAL],
  [' ', 'x\n', `\n${TERMINAL}`],
  ['\n', 'x', TERMINAL],
  [' ', TERMINAL],
  [' \n', TERMINAL],
  // One line, references
  ['a', '', `\n${TERMINAL}`],
  ['[a](t3-context://v1/file/a)', '', `\n${TERMINAL}`],
  ['[a](t3-context://v1/terminal/legacy_terminal_1)', '', `\n${TERMINAL}`],
  [' [a](t3-context://v1/terminal/legacy_terminal_1)', 'x\n\n'],
]

/** What the readers of older messages have to take. */
export const LEGACY: readonly Family[] = REPEATED.map((parts) => repeated(...parts))
