import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
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
