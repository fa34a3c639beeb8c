import {
  decodeMessageContext,
  type MessageContextDecoding,
  type OrchestrationMessageContext,
} from '../record/message-context.ts'
import { parseJson } from './parse-json.ts'

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
 * @param text what the column holds. `null`, `undefined`, a blank text and the JSON `null` are a message without a
 *   context, which is no fault. Anything else but a text is one; a value that a driver has parsed goes to
 *   `decodeMessageContext`.
 * @returns the context and what was dropped from it; or no context, and a reason if the column is damaged; never throws
 */
export function decodeContextJson(text: unknown): MessageContextDecoding {
  if (text === null || text === undefined) return none(null)
  if (typeof text !== 'string') return none(`Expected a text of JSON, found ${typeof text}`)
  if (text.trim() === '') return none(null)
  const value = parseJson(text)
  if (value === undefined)
    return none(
      `Expected JSON, found ${text.startsWith('\ufeff') ? 'a byte order mark' : 'a text that is none'}`,
    )
  return value === null ? none(null) : decodeMessageContext(value)
}

function none(reason: string | null): MessageContextDecoding {
  return { context: null, dropped: [], reason }
}
