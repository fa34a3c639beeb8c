import { upgradeLegacyContextMessage } from '../legacy/upgrade.ts'
import {
  decodeMessageContext,
  MESSAGE_CONTEXT_VERSION,
  type MessageContextDecoding,
  type OrchestrationMessageContext,
} from '../record/message-context.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { decodeContextJson } from './context-json.ts'

/** A message as it was sent or stored. */
export interface UserMessage {
  text: string
  /**
   * Its context, which may come from anyone, or the JSON of it, as a database column has it; `null`, also as JSON, a
   * blank text or nothing if it was sent without one.
   */
  context?: unknown
}

/** A message whose references can be looked up. */
export interface ResolvedUserMessage extends Pick<MessageContextDecoding, 'dropped' | 'reason'> {
  /** The text with references: that of the message, unless it was a legacy one. */
  text: string
  /** The records; none if the message has none, or has a context that cannot be read. */
  context: OrchestrationMessageContext
  /** The same records by their `contextId`. */
  recordsById: ReadonlyMap<string, ComposerContextRecord>
}

/**
 * Give a message its records (specification, section 9): those of its context, else, if it was sent without one, those
 * that the upgrade of legacy messages finds in its text. A context is a context even if it is empty or cannot be read:
 * the text beside it is not upgraded.
 *
 * @param message as it was sent or stored; anything but a string as its text counts as empty, and anything but an
 *   object as a message without both
 * @returns the text and the records. The context is the very object that was given if nothing is wrong with it; else
 *   `dropped` or `reason` says what is. Never throws.
 */
export function resolveUserMessageContext(message: UserMessage): ResolvedUserMessage {
  const { text: givenText, context: given }: { text?: unknown; context?: unknown } = Object(message)
  const text = typeof givenText === 'string' ? givenText : ''
  const isColumn = given === null || given === undefined || typeof given === 'string'
  const { context, dropped, reason } = isColumn ? decodeContextJson(given) : decodeMessageContext(given)
  if (context) {
    const isWhole = !isColumn && dropped.length === 0
    return resolved(text, isWhole ? (given as OrchestrationMessageContext) : context, dropped)
  }
  if (reason !== null)
    return resolved(text, { version: MESSAGE_CONTEXT_VERSION, records: [] }, dropped, reason)
  const legacy = upgradeLegacyContextMessage(text)
  return resolved(legacy.text, { version: MESSAGE_CONTEXT_VERSION, records: legacy.records })
}

function resolved(
  text: string,
  context: OrchestrationMessageContext,
  dropped: MessageContextDecoding['dropped'] = [],
  reason: string | null = null,
): ResolvedUserMessage {
  const recordsById = new Map(context.records.map((record) => [record.contextId as string, record]))
  return { text, context, recordsById, dropped, reason }
}
