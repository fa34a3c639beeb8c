import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  decodeMessageContext,
  MESSAGE_CONTEXT_VERSION,
  type MessageContextDecoding,
} from '../record/message-context.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { decodeUtf8 } from './read.ts'
import { explainError } from './system-error.ts'
import { UsageError } from './usage-error.ts'

const EXPECTED = 'expected an array of ids or records, an object with "records", or a message with "context"'

/**
 * Read the ids of the records in a JSON file.
 *
 * @param path names the file; it holds an array of ids, an array of records, an object with `records`, or a message
 * with `context`
 * @param cwd the folder that the name is relative to
 * @returns the ids
 * @throws {UsageError} if it cannot be read or holds something else
 */
export function readRecordIds(path: string, cwd: string): string[] {
  return recordIds(readContext(path, cwd), path)
}

/** Take the ids out of a JSON value; `path` is for messages. */
function recordIds(value: unknown, path: string): string[] {
  const records = Array.isArray(value) ? value : isObject(value) ? value.records : undefined
  if (!Array.isArray(records)) throw new UsageError(`${path}: ${EXPECTED}`)
  return records.map((record: unknown, index) => {
    const id = isObject(record) ? record.contextId : record
    if (typeof id === 'string') return id
    throw new UsageError(`${path}: entry ${index} is neither an id nor a record with a "contextId"`)
  })
}

/** The records in a file, and those that cannot be decoded. */
export interface RecordsFile extends Pick<MessageContextDecoding, 'dropped'> {
  records: ComposerContextRecord[]
}

/**
 * Read the records in a JSON file.
 *
 * @param path names the file; it holds a context, an array of records, an object with `records`, or a message with
 * `context`
 * @param cwd the folder that the name is relative to
 * @throws {UsageError} if it cannot be read or holds something else, or more than a context may have
 */
export function readRecords(path: string, cwd: string): RecordsFile {
  const value = readContext(path, cwd)
  const { context, dropped, reason } = decodeMessageContext(toContext(value))
  if (!context) throw new UsageError(`${path}: ${reason}`)
  return { records: context.records, dropped }
}

/** Give the version to what is no context by itself; a context of another version has one. */
function toContext(value: unknown): unknown {
  if (Array.isArray(value)) return { version: MESSAGE_CONTEXT_VERSION, records: value }
  return isObject(value) ? { version: MESSAGE_CONTEXT_VERSION, ...value } : value
}

/** Read a context, or what stands for one. A message, as `upgrade` writes it, has its context inside. */
function readContext(path: string, cwd: string): unknown {
  const value = readJson(path, cwd)
  const isMessage = isObject(value) && value.records === undefined && value.context !== undefined
  return isMessage ? value.context : value
}

function readJson(path: string, cwd: string): unknown {
  try {
    return JSON.parse(decodeUtf8(readFileSync(resolve(cwd, path))).replace(/^\ufeff/, ''))
  } catch (error) {
    throw new UsageError(`Cannot read records: ${path}: ${explainError(error)}`)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
