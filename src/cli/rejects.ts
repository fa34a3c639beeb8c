import { type FileHandle, open } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Environment } from './environment.ts'
import { Failure } from './failure.ts'
import { standardStreamAt } from './standard-stream.ts'
import { explainError } from './system-error.ts'
import { UsageError } from './usage-error.ts'

/** A file for lines that cannot be worked on. */
export interface Rejects {
  /** Add bytes; throws a {@linkcode Failure} if they cannot be written. */
  write: (bytes: Uint8Array) => Promise<void>
  close: () => Promise<void>
}

/**
 * Create the file, or empty it: afterwards it holds what this run rejects, and nothing else.
 *
 * @param path names the file
 * @param environment of the process; the name is relative to its working folder
 * @throws {UsageError} if it cannot be written, or is a file that the process reads or writes already
 */
export async function openRejects(path: string, environment: Environment): Promise<Rejects> {
  const cannotWrite = (error: unknown) => `Cannot write rejects: ${path}: ${explainError(error)}`
  let file: FileHandle
  try {
    file = await create(resolve(environment.cwd, path), environment)
  } catch (error) {
    throw new UsageError(cannotWrite(error))
  }
  return {
    write: async (bytes) => {
      try {
        // Writes all, and goes on where the last write has ended.
        await file.writeFile(bytes)
      } catch (error) {
        throw new Failure(cannotWrite(error))
      }
    },
    close: () => file.close(),
  }
}

async function create(path: string, environment: Environment): Promise<FileHandle> {
  const stream = standardStreamAt(path, environment)
  if (stream !== undefined) throw new UsageError(`the file is ${stream}`)
  return open(path, 'w')
}
