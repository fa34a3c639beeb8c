import fc from 'fast-check'
import {
  type AssistantCitation,
  CITATION_AFFIX_MAX,
  CITATION_COMMENT_MAX,
  CITATION_ID_MAX,
  CITATION_TEXT_MAX,
} from '../../src/provider/citation-syntax.ts'

const OPENING = '[Assistant quote]('
const HREF = 't3-citation://v1/e/t/m?text=a&start=0&end=1&prefix=&suffix='

/** What URLs, forms and Markdown have a meaning for. */
export const CITATION_PIECES: readonly string[] = [
  ...'!\'()*~-._ +&=?#/%:;@$,\\[]<>"`{}|^',
  ...[
    'a',
    'Z',
    '0',
    '..',
    '.',
    '%20',
    '%ZZ',
    '&amp;',
    '\n',
    '\r\n',
    '\t',
    '\0',
    '\u00a0',
    '\u200b',
    '\ufeff',
  ],
  ...[
    'é',
    'e\u0301',
    '日本',
    '😀',
    '\uffff',
    '](',
    '[Assistant quote](',
    '</assistant_citations>',
    '__proto__',
  ],
]

/** What text around citations is made of: parts of them, links, and what has a meaning beside them. */
export const CITING_PIECES: readonly string[] = [
  ...[OPENING, `${OPENING}t3-citation://v1/`, HREF, `${OPENING}${HREF})`, `!${OPENING}${HREF})`, `${HREF})`],
  ...['t3-citation://v1/e(1)/t/m?text=(a)&start=0&end=1&prefix=&suffix=', '&comment=x', '&comment=(', '%29'],
  ...['[', ']', '(', ')', '!', '\\', '\\\\', ' ', '\n', 'x', '<', '>', ' "t"', '&amp;', 'é'],
  ...[
    '[x](t3-context://v1/file/a)',
    '](t3-context://v1/file/a)',
    '![Assistant quote](t3-context://v1/image/a)',
  ],
]

/** What changes the meaning of a URI that it gets into, or makes it none. */
export const FOREIGN_TO_CITATIONS: readonly string[] = [
  ...'\t\n\r \0\\/?#@:;&=%+.()[]<>"\'`|^{}~',
  'é',
  '%2e',
  '%ZZ',
  '%C3',
  '..',
  '&x=1',
  '&text=a',
  '//',
  'V',
  '1',
  '0',
]

/** Arbitrary text that is dense in citations and parts of them. */
export function citingText(): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...CITING_PIECES), { maxLength: 10 }).map((pieces) => pieces.join(''))
}

const dense = () =>
  fc.array(fc.constantFrom(...CITATION_PIECES), { maxLength: 8 }).map((pieces) => pieces.join(''))

const units = (max: number) =>
  fc.oneof(
    { weight: 4, arbitrary: dense() },
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
    fc.constantFrom('a'.repeat(max), '😀'.repeat(max / 2), 'é('.repeat(max / 2)),
  )

const bounded = (max: number) => units(max).map((text) => text.slice(0, max).replace(/\p{Cs}/gu, ''))

const id = () => bounded(CITATION_ID_MAX).filter((text) => text !== '')

const offset = () => fc.oneof(fc.nat(100), fc.maxSafeNat())

/** Arbitrary valid citations. */
export function validCitation(): fc.Arbitrary<AssistantCitation> {
  const fields = fc.record(
    {
      version: fc.constant(1 as const),
      environmentId: id(),
      threadId: id(),
      messageId: id(),
      text: bounded(CITATION_TEXT_MAX).filter((text) => text.trim() !== ''),
      prefix: bounded(CITATION_AFFIX_MAX),
      suffix: bounded(CITATION_AFFIX_MAX),
      comment: bounded(CITATION_COMMENT_MAX),
    },
    { requiredKeys: ['version', 'environmentId', 'threadId', 'messageId', 'text', 'prefix', 'suffix'] },
  )
  const range = fc
    .uniqueArray(offset(), { minLength: 2, maxLength: 2 })
    .map((pair) => pair.sort((a, b) => a - b))
  return fc.tuple(fields, range).map(([citation, [start = 0, end = 1]]) => ({ ...citation, start, end }))
}

/** The fields of a citation. */
export const CITATION_FIELDS = [
  'version',
  'environmentId',
  'threadId',
  'messageId',
  'text',
  'start',
  'end',
  'prefix',
  'suffix',
  'comment',
] as const

/** What no citation has in most of its fields. */
export const WRONG_VALUES: readonly unknown[] = [
  ...['', ' \n', '\ud800', 'a\udc00', 'a'.repeat(513), 'a'.repeat(8001), 'p'.repeat(33)],
  ...[-1, 0.5, 2 ** 53, Number.NaN, 2, 0, null, undefined, true, [], {}],
]

/** A value that a field is given, by its index among {@linkcode WRONG_VALUES}. */
export interface CitationFault {
  key: (typeof CITATION_FIELDS)[number]
  value: number
}

/** A citation in which some fields may be what no citation has. */
export function withFaults(citation: AssistantCitation, faults: readonly CitationFault[]): AssistantCitation {
  return Object.assign({}, citation, ...faults.map(({ key, value }) => ({ [key]: WRONG_VALUES[value] })))
}

/** Arbitrary faults for {@linkcode withFaults}. */
export function citationFaults(): fc.Arbitrary<CitationFault[]> {
  return fc.array(
    fc.record({ key: fc.constantFrom(...CITATION_FIELDS), value: fc.nat(WRONG_VALUES.length - 1) }),
    { maxLength: 2 },
  )
}
