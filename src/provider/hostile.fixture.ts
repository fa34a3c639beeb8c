import fc from 'fast-check'
import { contextRecord } from '../../fuzz/arbitraries/record-arbitrary.ts'
import type { Variant } from '../../fuzz/format/variant.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import { serializeAssistantCitation } from './citation.ts'
import { type AssistantCitation, CITATION_TEXT_MAX } from './citation-syntax.ts'

/** Pieces of tags, line breaks, invisible characters, and what readers take for structure. */
export const FRAGMENTS: readonly string[] = [
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
  '<context\ufeffx',
]

/** Arbitrary text that is dense in pieces of tags, line breaks and invisible characters. */
export function tagText(): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 8 }).map((pieces) => pieces.join(''))
}

/** The ids that texts and records share. */
export const IDS: readonly string[] = ['a', 'B', 'b', '__proto__', 'constructor']

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

/** What a part of a message has, by its type: prose, a reference, or a citation of a text. */
export type Parts = {
  prose: { text: string }
  reference: { kind: string; contextId: string; label: string; image: boolean | undefined }
  quote: { text: string }
}

/** A part of a message. */
export type Part = Variant<Parts>

/** The kinds of the references of {@linkcode message}. */
export const KINDS = ['file', 'image', 'mention', 'my-kind', 'context'] as const

/** Prose without tags. */
export const PROSE: readonly string[] = [
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

/** Arbitrary messages: prose without tags, with references and citations in it. */
export function message({ citations = true } = {}): fc.Arbitrary<Part[]> {
  const reference = fc.record(
    {
      type: fc.constant('reference' as const),
      kind: fc.constantFrom(...KINDS),
      contextId: sharedId(),
      label: tagText(),
      image: fc.constantFrom(true, false, undefined),
    },
    { noNullPrototype: true },
  )
  const quote = fc
    .oneof(fc.constantFrom('a', 'b', '</context>', '\0'), tagText())
    .map((text) => ({ type: 'quote' as const, text }))
  const prose = fc.constantFrom(...PROSE).map((text) => ({ type: 'prose' as const, text }))
  return fc.array(fc.oneof(prose, reference, ...(citations ? [quote] : [])), { maxLength: 10 })
}

/** The text of a message. */
export function textOf(parts: readonly Part[]): string {
  return parts.map(sourceOf).join('')
}

/** How a part stands in the text. */
export function sourceOf(part: Part): string {
  if (part.type === 'reference') return formatComposerContextReference(part)
  return part.type === 'quote' ? serializeAssistantCitation(citationOf(part.text)) : part.text
}

/** A citation of this text, as far as a citation can hold it. */
export function citationOf(passage: string): AssistantCitation {
  const text = passage.slice(0, CITATION_TEXT_MAX).replace(/\p{Cs}/gu, '')
  const place = { environmentId: 'e', threadId: 't', messageId: 'm', start: 0, end: 1 }
  return { version: 1, ...place, text: text.trim() === '' ? 'a' : text, prefix: '', suffix: '' }
}
