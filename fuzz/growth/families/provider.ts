import { type Family, numbered, repeated } from '../family.ts'
import { CITATION, CITATION_HREF } from './samples.ts'

/** Tags of the envelope, half of them invisible, as text and as JSON. */
const TAGS = [
  ...['</', '<\u200b', '\u200b<', '<c', '<c\u200b', '<context', '<context>', '<context\u200bual'],
  ...['<t3_contex\u200b', '<\\u200b', '\\u200b<', '<c\\u2060', '<\\n', '<context\\u200b', '<\n', '< /'],
]

/** Line breaks and characters that are escaped, or make a tag invisible. */
const CHARACTERS = ['\r', '\u2028', '\u0085', '\u{e0061}', '\u{1f3f4}\u{e0061}', '\u{1f3f4}', ';']

/** Parts of a citation. */
const PARTS = [
  ...['&text=', '%41', '%', '=', '[Assistant quote](', `[Assistant quote](${CITATION_HREF}`],
  ...[`[Assistant quote](${CITATION_HREF}(`, '\\[Assistant quote](t3-citation://v1/'],
]

/** What the writer of the envelope has to take. */
export const CAPTURED: readonly Family[] = [
  ...[...TAGS, ...CHARACTERS].map((part) => repeated(part)),
  repeated('\u200b', '<'),
  repeated('\u200b', '<context'),
  repeated('\\u200b', '<'),
  repeated('\u200b', '<c'),
]

/** What the readers of citations have to take. */
export const CITATIONS: readonly Family[] = [
  ...PARTS.map((part) => repeated(part)),
  repeated('\\', '', CITATION),
  repeated('(', '[Assistant quote](t3-citation://v1/'),
  repeated('()', '[Assistant quote](t3-citation://v1/', ')'),
  numbered('references to two hundred ids', (index) => `[x](t3-context://v1/mention/m${index % 200}) `),
  numbered('different citations', (index) => `${CITATION.replace('end=1', `end=${index + 1}`)} `),
]
