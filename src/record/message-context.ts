import type { GenericSchema } from 'valibot'
import { type Decoded, toSchema } from './decode.ts'
import type { Fault } from './explain.ts'
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
    const decoded = decodeContext(input)
    return isFault(decoded) ? { value: null, ...decoded } : { value: decoded.context, path: [], reason: null }
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
  const decoded = decodeContext(input)
  if (isFault(decoded)) return { context: null, dropped: [], reason: decoded.reason }
  return { ...decoded, reason: null }
}

/** A context, and what was dropped from it. */
type DecodedContext = { context: OrchestrationMessageContext; dropped: DroppedRecord[] }

function decodeContext(input: unknown): DecodedContext | Fault {
  const shell = readShell(input)
  if (isFault(shell)) return shell
  const { context, items, length } = shell
  const decoded = decodeRecords(items, MESSAGE_CHARACTERS_MAX - length)
  if (!decoded) return fault(`at most ${MESSAGE_CHARACTERS_MAX} characters of JSON`, 'more')
  return { context: Object.assign(context, { records: decoded.records }), dropped: decoded.dropped }
}

/** A context without its records. */
interface Shell {
  context: OrchestrationMessageContext
  /** Its length as JSON. */
  length: number
  /** What stands for records. */
  items: readonly unknown[]
}

/** Read what is around the records, with fields that a newer version may have added. */
function readShell(input: unknown): Shell | Fault {
  try {
    if (typeof input !== 'object' || input === null) return fault('a context', show(input))
    // Own members alone, each read once.
    const own: Record<string, unknown> = { ...input }
    const { version, records } = own
    if (version !== MESSAGE_CONTEXT_VERSION) return fault('version 1', show(version), 'version')
    if (!Array.isArray(records)) return fault('an array of records', show(records), 'records')
    const { length } = records
    if (length > MESSAGE_RECORDS_MAX) {
      return fault(`at most ${MESSAGE_RECORDS_MAX} records`, `${length}`, 'records')
    }
    const copy = copyJson({ ...own, records: [] }, MESSAGE_CHARACTERS_MAX)
    if (isJsonFault(copy)) return { path: copy.path, reason: copy.reason }
    const context = copy.value as OrchestrationMessageContext
    return { context, length: copy.length, items: records.slice(0, length) }
  } catch {
    // A getter or a proxy has thrown.
    return fault('a context', 'what cannot be read')
  }
}

function fault(expected: string, found: string, ...path: string[]): Fault {
  return { path, reason: `Expected ${expected}, found ${found}` }
}

function isFault(result: object): result is Fault {
  return 'reason' in result
}

/** Name a value, as far as it is short. */
function show(value: unknown): string {
  return typeof value === 'number' ? String(value) : value === null ? 'null' : typeof value
}
