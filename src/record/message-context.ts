import type { GenericSchema } from 'valibot'
import { type Decoded, toSchema } from './decode.ts'
import { copyJson, isJsonFault } from './json.ts'
import { type ComposerContextRecord, RECORD_CHARACTERS_MAX } from './record.ts'
import { type DroppedRecord, decodeRecords } from './records.ts'

/** The version of contexts. */
export const MESSAGE_CONTEXT_VERSION = 1

/** The most records that a context may have, those included that are dropped. */
export const MESSAGE_RECORDS_MAX = 200

/** The most UTF-16 code units that a context may have as JSON, the records included that are dropped. */
export const MESSAGE_CHARACTERS_MAX: number = RECORD_CHARACTERS_MAX

/** The records of a message (specification, section 5). No two have the same id. */
export interface OrchestrationMessageContext {
  version: typeof MESSAGE_CONTEXT_VERSION
  records: ComposerContextRecord[]
}

/** What became of a context. */
export interface MessageContextDecoding {
  /** `null` if it is none. */
  context: OrchestrationMessageContext | null
  /** The records that are not in the context, in their order. */
  dropped: DroppedRecord[]
  /** Why there is no context; `null` if there is one. */
  reason: string | null
}

/** The schema of a context: records that cannot be decoded are dropped, as {@linkcode decodeMessageContext} does. */
export const OrchestrationMessageContext: GenericSchema<unknown, OrchestrationMessageContext> = toSchema(
  (input): Decoded<OrchestrationMessageContext> => {
    const { context, reason } = decodeMessageContext(input)
    if (context) return { value: context, path: [], reason: null }
    return { value: null, path: [], reason: String(reason) }
  },
)

/**
 * Decode the context of a message. A record that is none is dropped, so that the others are not lost with what a newer
 * client writes; when several have one id, all of them are. Encoded again, each record is the same JSON.
 *
 * @param input anything
 * @returns the context, which shares nothing with the input; what was dropped from it, and why; or why there is none
 *   (it is another version, has more than 200 records or 16,000,000 characters, or is no JSON); never throws
 */
export function decodeMessageContext(input: unknown): MessageContextDecoding {
  const shell = readShell(input)
  if (typeof shell === 'string') return refuse(shell)
  const decoded = decodeRecords(shell.items, MESSAGE_CHARACTERS_MAX - shell.length)
  if (!decoded) return refuse(`Expected at most ${MESSAGE_CHARACTERS_MAX} characters of JSON, found more`)
  const { records, dropped } = decoded
  return { context: Object.assign(shell.context, { records }), dropped, reason: null }
}

function refuse(reason: string): MessageContextDecoding {
  return { context: null, dropped: [], reason }
}

/** A context without its records. */
interface Shell {
  context: OrchestrationMessageContext
  /** Its length as JSON. */
  length: number
  /** What stands for records. */
  items: readonly unknown[]
}

/** Read what is around the records, with fields that a newer version may have added; or say what is wrong. */
function readShell(input: unknown): Shell | string {
  try {
    if (typeof input !== 'object' || input === null) return `Expected a context, found ${show(input)}`
    const { version, records } = input as Record<string, unknown>
    if (version !== MESSAGE_CONTEXT_VERSION) return `Expected version 1, found ${show(version)}`
    if (!Array.isArray(records)) return `Expected an array of records, found ${show(records)}`
    if (records.length > MESSAGE_RECORDS_MAX) {
      return `Expected at most ${MESSAGE_RECORDS_MAX} records, found ${records.length}`
    }
    const copy = copyJson({ ...input, records: [] }, MESSAGE_CHARACTERS_MAX)
    if (isJsonFault(copy)) return copy.reason
    return {
      context: copy.value as OrchestrationMessageContext,
      length: copy.length,
      items: [...records],
    }
  } catch {
    // A getter or a proxy has thrown.
    return 'Expected a context, found what cannot be read'
  }
}

/** Name a value, as far as it is short. */
function show(value: unknown): string {
  return typeof value === 'number' ? String(value) : value === null ? 'null' : typeof value
}
