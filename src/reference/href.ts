import { CONTEXT_URI_PREFIX, contextId, contextUri, kind } from '../../grammar/context-reference.ts'
import type { ComposerContextTarget } from '../../grammar/explain.ts'
import { toWholeRegExp } from '../../grammar/regexp.ts'

const wholeUri = toWholeRegExp(contextUri)
const wholeKind = toWholeRegExp(kind)
const wholeContextId = toWholeRegExp(contextId)

/**
 * Read a context URI (specification, section 1).
 *
 * @param href anything; only a string can be a URI
 * @returns the kind and the id, or `null` for everything that is not exactly a context URI; never throws
 */
export function parseComposerContextHref(href: unknown): ComposerContextTarget | null {
  if (typeof href !== 'string') return null
  const match = wholeUri.exec(href)
  return match && { kind: match[1] as string, contextId: match[2] as string }
}

/**
 * Write a context URI.
 *
 * @param target the kind and the id
 * @returns the URI, which `parseComposerContextHref` reads back
 * @throws {TypeError} names the field that is outside the grammar: a writer never emits what the reader refuses
 */
export function formatComposerContextHref(target: ComposerContextTarget): string {
  const kind = valid('kind', target.kind, isContextKind)
  const contextId = valid('contextId', target.contextId, isContextId)
  return `${CONTEXT_URI_PREFIX}${kind}/${contextId}`
}

/** Whether a value is a kind of the grammar. */
export function isContextKind(value: unknown): value is string {
  return typeof value === 'string' && wholeKind.test(value)
}

/** Whether a value is a context id of the grammar. */
export function isContextId(value: unknown): value is string {
  return typeof value === 'string' && wholeContextId.test(value)
}

function valid(field: string, value: unknown, isValid: (value: unknown) => boolean): unknown {
  if (isValid(value)) return value
  throw new TypeError(`Invalid ${field}: ${typeof value === 'string' ? JSON.stringify(value) : typeof value}`)
}
