import { type Family, nested, numbered, repeated } from '../family.ts'
import { REFERENCE, UNKNOWN_ID } from './samples.ts'

/** Markdown with references. */
export const REFERRING: readonly Family[] = [
  ...[`${REFERENCE} `, `> ${REFERENCE}\n`, `- ${REFERENCE}\n`, `*_${REFERENCE}`, `[a ${REFERENCE} `].map(
    (part) => repeated(part),
  ),
  repeated(`[${'\\&'.repeat(240)}](t3-context://v1/file/a) `),
]

/** Images in the alternative text of others, on one line and on many: the parser itself is slow there. */
export const NESTED: readonly Family[] = [
  nested('![', 'a', '](t3-context://v1/file/a)'),
  nested('![\n', 'a', '\n](t3-context://v1/file/a)'),
]

/** A part, and words behind it: what is reported is not a few characters long. */
const withWords = (part: string) => part.padEnd(128, 'word ')

/** Markdown with what is reported: references without a record, and links that are none. */
export const REPORTED: readonly Family[] = [
  ...[`[a](t3-context://v1/file/${UNKNOWN_ID})`, '[a](t3-context://v2/file/a)', '<t3-context:x>'].map(
    (part) => repeated(withWords(part)),
  ),
  repeated(withWords('[a [b] c](t3-context://v1/file/a "t")')),
  numbered('definitions and references to them', (index) =>
    withWords(`[a${index}]: t3-context:x\n\n[a${index}] `),
  ),
  {
    name: 'a label and an address that repeat themselves, with an escape',
    textOf: (length) => {
      const half = 't3-context:'.repeat(length / 2 / 't3-context:'.length - 2)
      return `[${half}](${half}\\_)`
    },
  },
]

/** Text that is written as Markdown: what could be read as the start of a directive, an address or a definition. */
export const WRITTEN: readonly Family[] = [
  'a',
  ':',
  ':a',
  ':a{',
  ':a{b="',
  ':a[',
  '(t3-context:',
  '\n:a{!',
].map((part) => repeated(part))

/** Where the Markdown parser itself is slow. */
export const PARSED: readonly Family[] = [
  ...[
    'a',
    '*_',
    '*a_ ',
    '_a*',
    '> ',
    '- ',
    '1. ',
    '<?',
    '<!--',
    '<',
    '[',
    '![',
    '[a](',
    '[a]',
    '[a]: b\n',
  ].map((part) => repeated(part)),
  ...[
    '`',
    '` ',
    '```\n',
    '&',
    '&amp;',
    '\\',
    'a\n',
    '\n',
    '# ',
    '~',
    '|',
    'a|',
    '$',
    'www.',
    'http://',
    'a@b.',
  ].map((part) => repeated(part)),
  repeated(`${REFERENCE} `),
  nested('[', 'a', ']'),
  nested('![', 'a', '](b)'),
]
