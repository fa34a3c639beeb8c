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
  if (!isContextKind(target.kind)) throw new TypeError(`Invalid kind: ${show(target.kind)}`)
  if (!isContextId(target.contextId)) throw new TypeError(`Invalid contextId: ${show(target.contextId)}`)
  return `${CONTEXT_URI_PREFIX}${target.kind}/${target.contextId}`
}

/** Whether a value is a kind of the grammar. */
export function isContextKind(value: unknown): value is string {
  return typeof value === 'string' && wholeKind.test(value)
}

/** Whether a value is a context id of the grammar. */
export function isContextId(value: unknown): value is string {
  return typeof value === 'string' && wholeContextId.test(value)
}

function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 200)) : typeof value
}
