import P from 'parsimmon'
import {
  CONTEXT_ID_MAX,
  CONTEXT_URI_PREFIX,
  contextUri,
  KIND_MAX,
  LABEL_MAX_ITEMS,
  reference,
} from './context-reference.ts'
import { toParsimmon } from './parsimmon.ts'

/** What a context URI names. */
export interface ComposerContextTarget {
  /** `a-z`, then `a-z`, `0-9` and `-`: `image`, `terminal`, … */
  kind: string
  /** Compared exactly, either case. */
  contextId: string
}

/** Why a text is no context URI, or no reference. */
export interface ComposerContextHrefFault {
  /** Where reading failed: UTF-16 code units from the start. */
  offset: number
  /** What could have stood there, in words for a person. */
  expected: string[]
}

const DESCRIPTIONS = {
  kind: `a kind in lower case: a–z, then a–z 0–9 -, at most ${KIND_MAX} characters`,
  contextId: `a context id: 1 to ${CONTEXT_ID_MAX} of A–Z a–z 0–9 _ -`,
  label: `a label without brackets and line breaks, at most ${LABEL_MAX_ITEMS} characters`,
}

const wholeUri = toParsimmon(contextUri, DESCRIPTIONS).skip(P.eof.desc('the end of the URI'))
const wholeReference = toParsimmon(reference, DESCRIPTIONS).skip(P.eof.desc('the end of the reference'))
const quotedPrefix = JSON.stringify(CONTEXT_URI_PREFIX)

/**
 * Read a context URI, or explain at which character it stops being one (specification, section 1).
 *
 * ```text
 * t3-context://v1/Image/ctx_1
 *                 ^ offset 16, expected: a kind in lower case: a–z, then a–z 0–9 -, at most 40 characters
 * ```
 *
 * @param href anything; only a string can be a URI
 * @returns the kind and the id, or the offset of the fault and what was expected there; never throws
 */
export function explainComposerContextHref(href: unknown): ComposerContextTarget | ComposerContextHrefFault {
  if (typeof href !== 'string') return { offset: 0, expected: [quotedPrefix] }
  // Parsimmon must not see an input that does not begin with the prefix (see `toParsimmon`).
  const offset = firstDifference(href, 0)
  if (offset < CONTEXT_URI_PREFIX.length) return { offset, expected: [quotedPrefix] }
  const result = wholeUri.parse(href)
  if (!result.status) return { offset: result.index.offset, expected: result.expected }
  const { kind, contextId } = result.value.captures as Readonly<Record<'kind' | 'contextId', string>>
  return { kind, contextId }
}

/**
 * Explain at which character the source of a link, image or definition stops being a reference.
 *
 * ```text
 * [a [b] c](t3-context://v1/file/a)
 *    ^ offset 3, expected: "]", a label without brackets and line breaks, at most 512 characters
 * ```
 *
 * @param source Markdown from its first to its last character
 * @returns the offset of the fault and what was expected there; undefined if it is a reference
 */
export function explainContextReference(source: string): ComposerContextHrefFault | undefined {
  if (!/^!?\[/.test(source)) return { offset: 0, expected: ['"["'] }
  const result = wholeReference.parse(source)
  if (result.status) return undefined
  const { offset } = result.index
  const { expected } = result
  // Parsimmon reports a literal at its first character; the foreign one is what a person looks for.
  return {
    offset: expected.includes(quotedPrefix) ? offset + firstDifference(source, offset) : offset,
    expected,
  }
}

/** How many characters from `start` on are those of the fixed text that every context URI begins with. */
function firstDifference(text: string, start: number): number {
  let length = 0
  while (length < CONTEXT_URI_PREFIX.length && text[start + length] === CONTEXT_URI_PREFIX[length]) length++
  return length
}
