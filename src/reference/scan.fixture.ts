import fc from 'fast-check'
import { decodeString } from 'micromark-util-decode-string'
import P from 'parsimmon'
import { reference } from '../../grammar/context-reference.ts'
import { toParsimmon } from '../../grammar/parsimmon.ts'
import { sanitizeComposerContextLabel } from './label.ts'
import type { ComposerContextReference } from './scan.ts'

const referenceAndRest = P.seq(toParsimmon(reference), P.all)

/** Scan a text slowly and obviously right: try the Parsimmon parser at every bracket that nothing escapes. */
export function scanSlowly(text: string): ComposerContextReference[] {
  const found: ComposerContextReference[] = []
  let index = 0
  while (index < text.length) {
    const one = readHere(text, index)
    if (one) found.push(one)
    // A backslash takes the next character with it.
    index = one ? one.end : index + (text[index] === '\\' ? 2 : 1)
  }
  return found
}

function readHere(text: string, start: number): ComposerContextReference | undefined {
  const rest = text.slice(start)
  if (!/^!?\[/.test(rest)) return undefined
  const result = referenceAndRest.parse(rest)
  if (!result.status) return undefined
  const [{ text: source, captures }] = result.value
  const { kind = '', contextId = '', label = '', image } = captures
  const value = sanitizeComposerContextLabel(decodeString(label), kind)
  return { kind, contextId, label: value, image: image === '!', source, start, end: start + source.length }
}

const SHORT = [
  ...'[]()!\\ \na@$:"',
  ...[
    '\r',
    '\u2028',
    'é',
    '😀',
    '\ud800',
    '\udc00',
    '\0',
    '&amp;',
    '&#93;',
    '\\\\',
    '![',
    '](',
    '](t3-context:',
  ],
  ...['](t3-context://v1/', 't3-context://v1/file/a)', 'www.', 'word', 'x.', '  '],
]

const WHOLE = [
  ...['[x](t3-context://v1/file/a)', '![x](t3-context://v1/image/b)', '[](t3-context://v1/skill/__proto__)'],
  ...['](t3-context://v1/file/a)', '](t3-context://v1/image/b)', `](t3-context://v1/${'k'.repeat(40)}/c)`],
  `](t3-context://v1/x/${'I'.repeat(128)})`,
]

const NEAR_MISSES = [
  ...[
    '](T3-context://v1/file/a)',
    '](t3-context://V1/file/a)',
    '](t3-context://v1/File/a)',
    '] (t3-context:',
  ],
  ...[
    '](t3-context://v1/file/a',
    '](t3-context://v1/file/)',
    '](t3-context://v1/file/a/)',
    '](t3-context:/v1/f/a)',
  ],
  ...[
    '](t3-context://v1//a)',
    '](t3-context://v1/file/é)',
    '](t3-context://v1/file/a\n)',
    '](t3-context://v1/1/a)',
  ],
  ...[`](t3-context://v1/${'k'.repeat(41)}/c)`, `](t3-context://v1/x/${'I'.repeat(129)})`],
]

const LONG = [
  'a'.repeat(510),
  'a'.repeat(511),
  'a'.repeat(512),
  '\\b'.repeat(510),
  '\\b'.repeat(511),
  '\\]'.repeat(512),
]

/** What texts that are dense in references are made of. */
export const PIECES: readonly string[] = [...SHORT, ...WHOLE, ...NEAR_MISSES, ...LONG]

/** Arbitrary text that is dense in brackets, backslashes, references and near misses, with labels at their bound. */
export function textDenseInReferences(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...SHORT) },
    { weight: 5, arbitrary: fc.constantFrom(...WHOLE) },
    { weight: 2, arbitrary: fc.constantFrom(...NEAR_MISSES) },
    { weight: 1, arbitrary: fc.constantFrom(...LONG) },
  )
  return fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))
}
