import {
  decodeMessageContext,
  type MessageContextDecoding,
  type OrchestrationMessageContext,
} from '../record/message-context.ts'

/**
 * Write a context for a database column, `context_json` (specification, section 9). Decoded again it is equal: keys
 * that no schema names, lone surrogates and NUL included.
 *
 * A column of text takes it as it is. PostgreSQL's `jsonb` refuses `\u0000`, which captured text may hold, and lone
 * surrogates: use `text` or `json` there.
 *
 * @param context as it was decoded or built
 * @returns JSON
 */
export function encodeContextJson(context: OrchestrationMessageContext): string {
  return JSON.stringify(context)
}

/**
 * Read a context from a database column, `context_json` (specification, section 9).
 *
 * @param text what the column holds. `null`, `undefined` and the empty text are a message without a context, which is no
 *   fault. Anything else but a text is one; a value that a driver has parsed goes to `decodeMessageContext`.
 * @returns the context and what was dropped from it; or no context, and a reason if the column is damaged; never throws
 */
export function decodeContextJson(text: unknown): MessageContextDecoding {
  if (text === null || text === undefined || text === '') return none(null)
  if (typeof text !== 'string') return none(`Expected a text of JSON, found ${typeof text}`)
  const parsed = parse(text)
  return parsed ? decodeMessageContext(parsed.value) : none('Expected a text of JSON, found another one')
}

function none(reason: string | null): MessageContextDecoding {
  return { context: null, dropped: [], reason }
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}
