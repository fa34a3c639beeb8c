import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  decodeMessageContext,
  MESSAGE_CONTEXT_VERSION,
  type MessageContextDecoding,
} from '../record/message-context.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { decodeUtf8 } from './read.ts'
import { explainSystemError } from './system-error.ts'
import { UsageError } from './usage-error.ts'

/**
 * Read the ids of the records in a JSON file.
 *
 * @param path names the file; it holds an array of ids, an array of records, or an object with `records`
 * @param cwd the folder that the name is relative to
 * @returns the ids
 * @throws {UsageError} if it cannot be read or holds something else
 */
export function readRecordIds(path: string, cwd: string): string[] {
  return recordIds(readJson(path, cwd), path)
}

/** Take the ids out of a JSON value; `path` is for messages. */
function recordIds(value: unknown, path: string): string[] {
  const records = Array.isArray(value) ? value : isObject(value) ? value.records : undefined
  if (!Array.isArray(records)) {
    throw new UsageError(`${path}: expected an array of ids or records, or an object with "records"`)
  }
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
 * @param path names the file; it holds a context, an array of records, or an object with `records`
 * @param cwd the folder that the name is relative to
 * @throws {UsageError} if it cannot be read or holds something else, or more than a context may have
 */
export function readRecords(path: string, cwd: string): RecordsFile {
  const value = readJson(path, cwd)
  const { context, dropped, reason } = decodeMessageContext(toContext(value))
  if (!context) throw new UsageError(`${path}: ${reason}`)
  return { records: context.records, dropped }
}

/** Give the version to what is no context by itself; a context of another version has one. */
function toContext(value: unknown): unknown {
  if (Array.isArray(value)) return { version: MESSAGE_CONTEXT_VERSION, records: value }
  return isObject(value) ? { version: MESSAGE_CONTEXT_VERSION, ...value } : value
}

function readJson(path: string, cwd: string): unknown {
  try {
    return JSON.parse(decodeUtf8(readFileSync(resolve(cwd, path))).replace(/^\ufeff/, ''))
  } catch (error) {
    const reason = explainSystemError(error) ?? (error instanceof Error ? error.message : error)
    throw new UsageError(`Cannot read records: ${path}: ${reason}`)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
