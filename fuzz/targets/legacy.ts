import type { ComposerContextRecord } from '../../src/record/record.ts'
import { PIECES } from '../../src/reference/scan.fixture.ts'
import { CAPTURED_PIECES } from '../arbitraries/captured-text.ts'
import { LEGACY_LINES, LEGACY_PROSE, LEGACY_TAGS, TERMINAL_NAMES } from '../arbitraries/legacy-pieces.ts'
import { applyEdits, type Edit, edits } from '../format/edits.ts'
import { struct } from '../format/field.ts'
import { contextRecord, distinctRecords } from '../format/record.ts'
import { words } from '../format/words.ts'
import { checkDowngrade, checkUpgrade } from '../oracles/legacy-laws.ts'
import type { Target } from './target.ts'

export interface LegacyInput {
  /** A message, of whichever time. */
  text: string
  /** The records of those references in it that have one. */
  records: ComposerContextRecord[]
  /** What is done to the message in the old form. */
  edits: Edit[]
}

const IDS = ['a', 'b', 'c', 'd', 'legacy_terminal_1', '__proto__']

const REFERENCES = IDS.flatMap((id) => [
  `[x](t3-context://v1/terminal/${id})`,
  `](t3-context://v1/file/${id})`,
])

/** The lines that blocks are made of. */
const BLOCK_PIECES = [
  ...[
    '<terminal_context>\n',
    '\n</terminal_context>',
    '- T lines 1-2:\n',
    '  2 | y\n',
    '- zsh (2) line 1:\n',
  ],
  ...['<element_context>\n', '\n</element_context>', '- SaveButton (src/a.tsx:1):\n', '  selector: s\n'],
  ...['  html: <b>\n', '    more\n', '  styles: color: red\n', '  source: C:\\a.tsx:12:5\n'],
  ...[
    '<preview_annotation>\nId: p_1\n',
    '\n</preview_annotation>',
    'Page: My page\n',
    'Page: http://e.com\n',
  ],
  ...['Comment: wider\n', 'Targets: 2 elements\n', 'Requested visual changes:\n', '- color: red\n', '- \n'],
  ...[
    '<review_comment sectionId="s" filePath="src/f.ts" startIndex="1" endIndex="2"',
    ' rangeLabel="L1-L2">',
  ],
  ...[
    '````diff\n',
    '\n````\n',
    '~~~ `a`\n',
    '\n~~~\n',
    ' sectionTitle="U &amp; n">',
    '@zsh-(2):1',
    '@zsh-2:1',
  ],
]

const PIECES_OF_TEXT = [
  ...new Set([
    ...BLOCK_PIECES,
    ...LEGACY_PROSE,
    ...LEGACY_TAGS,
    ...LEGACY_LINES.filter((line) => line !== ''),
    ...REFERENCES,
    ...PIECES.filter((piece) => piece.length < 60),
  ]),
]

const PIECES_OF_RECORDS = [
  ...new Set([
    ...TERMINAL_NAMES.map(([label]) => label),
    ...CAPTURED_PIECES,
    ...LEGACY_TAGS,
    ...LEGACY_PROSE,
  ]),
]

/** Section 7 of the specification: legacy messages. */
export const legacy: Target<LegacyInput> = {
  law: 'A message is upgraded whole or not at all, and only once, to references to records of one context; and what is written in the old form is read back to equal records.',
  input: struct({
    text: words(PIECES_OF_TEXT),
    records: distinctRecords(contextRecord(IDS, PIECES_OF_RECORDS)),
    edits: edits(PIECES_OF_TEXT),
  }),
  dictionary: [...new Set([...PIECES_OF_TEXT, ...PIECES_OF_RECORDS])],
  check({ text, records, edits }) {
    const { old, carried } = checkDowngrade(text, records)
    const { records: upgraded } = checkUpgrade(applyEdits(old, edits))
    return carried > 0 || upgraded.length > 0
  },
}
