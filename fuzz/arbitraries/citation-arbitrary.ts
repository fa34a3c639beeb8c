import fc from 'fast-check'
import {
  type AssistantCitation,
  CITATION_AFFIX_MAX,
  CITATION_COMMENT_MAX,
  CITATION_ID_MAX,
  CITATION_TEXT_MAX,
} from '../../src/provider/citation-syntax.ts'

/** What URLs, forms and Markdown have a meaning for. */
const PIECES = [
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

const units = (max: number) =>
  fc.oneof(
    fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('a'.repeat(max), '😀'.repeat(max / 2), 'é('.repeat(max / 2)),
  )

const bounded = (max: number) => units(max).map((text) => text.slice(0, max).replace(/\p{Cs}/gu, ''))

const id = () => bounded(CITATION_ID_MAX).filter((text) => text !== '')

const offset = fc.oneof(fc.nat(100), fc.maxSafeNat())

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
    .uniqueArray(offset, { minLength: 2, maxLength: 2 })
    .map((pair) => pair.sort((a, b) => a - b))
  return fc.tuple(fields, range).map(([citation, [start = 0, end = 1]]) => ({ ...citation, start, end }))
}

/** Arbitrary citations of which some fields may be what no citation has. */
export function anyCitation(): fc.Arbitrary<AssistantCitation> {
  const wrong = fc.oneof(
    fc.constantFrom('', ' \n', '\ud800', 'a\udc00', 'a'.repeat(513), 'a'.repeat(8001), 'p'.repeat(33)),
    fc.constantFrom(-1, 0.5, 2 ** 53, Number.NaN, 2, 0, null, undefined, true, [], {}),
  )
  const field = fc.constantFrom(
    ...[
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
    ],
  )
  return fc
    .tuple(validCitation(), fc.dictionary(field, wrong, { maxKeys: 2 }))
    .map(([citation, faults]) => Object.assign({}, citation, faults))
}
