import fc from 'fast-check'
import { contextRecord } from '../../fuzz/arbitraries/record-arbitrary.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { formatComposerContextReference } from '../reference/format.ts'

const FRAGMENTS = [
  ...[
    '<',
    '<',
    '<',
    '/',
    '>',
    'context',
    'CONTEXT',
    't3_context',
    'T3_',
    'con',
    'text',
    'assistant_citations',
  ],
  ...['</context>', '<context kind="file" id="x">', '<t3_context version="1">', '</t3_context>', '/>'],
  ...['.x', '-x', ':x', 'ual', '9', '_', '\u0301', 'é', '=', '"', '\\', '&lt;', '\\u003c'],
  ...[' ', '\t', '\n', '\r', '\r\n', '\v', '\f', '\u001c', '\u0085', '\u2028', '\u2029', '\u00a0', '\ufeff'],
  ...['\u200b', '\u00ad', '\u180e', '\u034f', '\u3164', '\ufe0f', '\u{e0061}', '\u{e0100}', '\u2060'],
  ...['\ud800', '\udc00', '\0', '\u0001', 'a', ';', ']', '[', '- ', 'name: ', '1 | ', 'unavailable="true"'],
  ...['\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '; ref=a]', '[File: x; ref=a]'],
]

/** Arbitrary text that is dense in pieces of tags, line breaks and invisible characters. */
export function tagText(): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 8 }).map((pieces) => pieces.join(''))
}

/** The ids that texts and records share. */
export const IDS = ['a', 'B', 'b', '__proto__', 'constructor']

const sharedId = () => fc.constantFrom(...IDS)

const IDENTITY = ['contextId', 'kind', 'attachmentId', 'screenshotContextId']

/** Arbitrary records for a text of {@linkcode message}: valid ones, and such with hostile texts in every field. */
export function records(): fc.Arbitrary<ComposerContextRecord[]> {
  const valid = contextRecord({ contextIds: sharedId() })
  const hostile = fc
    .tuple(valid, fc.array(tagText(), { minLength: 1, maxLength: 6 }))
    .map(([record, texts]) => fill(record, texts))
  return fc.array(fc.oneof({ weight: 2, arbitrary: hostile }, valid), { maxLength: 6 })
}

/** Put the texts, in turn, into every field that is not part of an identity. */
function fill(record: ComposerContextRecord, texts: readonly string[]): ComposerContextRecord {
  let count = 0
  return JSON.parse(JSON.stringify(record), (key, value) =>
    typeof value === 'string' && !IDENTITY.includes(key) ? texts[count++ % texts.length] : value,
  )
}

/** A part of a message: prose, a reference or a citation. */
export type Part = { prose: string } | { kind: string; contextId: string; source: string } | { quote: string }

const PROSE = [
  'see ',
  ' and ',
  '.',
  '\n\n',
  '`',
  '*',
  '😀',
  'é',
  '(',
  ') ',
  '\u2028',
  '[File: x; ref=a]',
  '&lt;',
  '|',
]

const citation = (text: string) =>
  `[Assistant quote](t3-citation://v1/e/t/m?text=${text}&start=0&end=1&prefix=&suffix=)`

/** Arbitrary messages: prose without tags, with references and citations in it. */
export function message({ citations = true } = {}): fc.Arbitrary<Part[]> {
  const reference = fc
    .record({
      kind: fc.constantFrom('file', 'image', 'mention', 'my-kind', 'context'),
      contextId: sharedId(),
      label: tagText(),
      image: fc.constantFrom(true, false, undefined),
    })
    .map((one) => ({ kind: one.kind, contextId: one.contextId, source: formatComposerContextReference(one) }))
  const quote = fc
    .constantFrom('a', 'b', '%3C%2Fcontext%3E', '%00')
    .map((text) => ({ quote: citation(text) }))
  const prose = fc.constantFrom(...PROSE).map((text) => ({ prose: text }))
  return fc.array(fc.oneof(prose, reference, ...(citations ? [quote] : [])), { maxLength: 10 })
}

/** The text of a message. */
export function textOf(parts: readonly Part[]): string {
  return parts
    .map((part) => ('prose' in part ? part.prose : 'quote' in part ? part.quote : part.source))
    .join('')
}
