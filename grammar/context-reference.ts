/**
 * THE grammar of context references (specification, section 1). Nothing else in the package writes this syntax:
 * parsers, regular expressions, ABNF text, generators and documents are interpretations of the rules below.
 */
import { capture, choice, literal, noneOf, type Rule, repeat, sequence, set } from './rule.ts'

/** The URI scheme, without its colon. */
export const CONTEXT_SCHEME = 't3-context'

/** The version of the protocol that this grammar describes. */
export const CONTEXT_VERSION = 1

/** The most characters (UTF-16 code units) that a kind may have. */
export const KIND_MAX = 40

/** The most characters (UTF-16 code units) that a context id may have. */
export const CONTEXT_ID_MAX = 128

/** The most items (a character, or a backslash and a character) that a label may have. */
export const LABEL_MAX_ITEMS = 512

/** The fixed text that every context URI begins with. */
export const CONTEXT_URI_PREFIX: string = `${CONTEXT_SCHEME}://v${CONTEXT_VERSION}/`

/** The fixed text between the label and the rest of a reference; scanners look for it. */
export const REFERENCE_INFIX: string = `](${CONTEXT_URI_PREFIX}`

const any = noneOf('\r', '\n')
const plain = noneOf('\r', '\n', '[', ']', '\\')

/** `kind`: `a-z` first, then `a-z`, `0-9` and `-`. */
export const kind: Rule = capture(
  'kind',
  sequence(set('a-z'), repeat(set('a-z', '0-9', '-'), 0, KIND_MAX - 1)),
)

/** `context-id`: compared exactly, either case. */
export const contextId: Rule = capture(
  'contextId',
  repeat(set('A-Z', 'a-z', '0-9', '_', '-'), 1, CONTEXT_ID_MAX),
)

/** `context-uri`: scheme, version, kind and id, and nothing else. */
export const contextUri: Rule = sequence(literal(CONTEXT_URI_PREFIX), kind, literal('/'), contextId)

/** `label`: no unescaped bracket, no line break; an escape counts as one. */
export const label: Rule = capture(
  'label',
  repeat(choice(sequence(literal('\\'), any), plain), 0, LABEL_MAX_ITEMS),
)

/** `reference`: one context reference, from its `!` or `[` to its `)`. */
export const reference: Rule = sequence(
  repeat(capture('image', literal('!')), 0, 1),
  literal('['),
  label,
  literal(']'),
  literal('('),
  contextUri,
  literal(')'),
)

/** The named rules, by their ABNF names, the outermost first. */
export const contextReferenceRules: Readonly<Record<string, Rule>> = {
  reference,
  'context-uri': contextUri,
  kind,
  'context-id': contextId,
  label,
}
