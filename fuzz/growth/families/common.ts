import { type Family, nested, numbered, repeated } from '../family.ts'
import { CITATION, REFERENCE } from './samples.ts'

/** What every function has to take. */
export const COMMON: readonly Family[] = [
  // Single characters, and what they are in memory
  ...['a', ' ', '\n', '\r\n', '\0', '\ufffc', '😀', '\ud800', '\u200b'].map((part) => repeated(part)),
  // Brackets, backslashes and bangs
  ...['[', ']', '![', '\\', '!'].map((part) => repeated(part)),
  nested('[', '', ']'),
  repeated('\\', '[', '](t3-context://v1/file/a)'),
  // Half links and whole ones
  ...['](t3-context:', 't3-context://v1/', '[](t3-context://v1/file/'].map((part) => repeated(part)),
  ...[REFERENCE, `[a ${REFERENCE} `].map((part) => repeated(part)),
  nested('[a', '', '](t3-context://v1/file/a)'),
  repeated('a', '[', '](t3-context://v1/file/a)'),
  numbered('references to different ids', (index) => `[x](t3-context://v1/mention/m${index}) `),
  // Markup that nothing closes, and that goes deep
  ...['<', '&', '"', '<div a="', '<!--', '</t3_context>', '<context\u200b', '*_', '> ', '- ', '```\n'].map(
    (part) => repeated(part),
  ),
  repeated('a\n', '```\n'),
  numbered('a list that goes deeper with each item', (index) => `${'  '.repeat(index)}- a\n`),
  // Blocks of older messages, and citations
  ...['<terminal_context>\n', '[Assistant quote](t3-citation://v1/', CITATION].map((part) => repeated(part)),
]
