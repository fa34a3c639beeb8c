import { type FileHandle, open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Failure } from './failure.ts'
import { explainSystemError } from './system-error.ts'
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
 * @param cwd the folder that the name is relative to
 * @throws {UsageError} if it cannot be written
 */
export async function openRejects(path: string, cwd: string): Promise<Rejects> {
  const cannotWrite = (error: unknown) =>
    `Cannot write rejects: ${path}: ${explainSystemError(error) ?? error}`
  let file: FileHandle
  try {
    file = await open(resolve(cwd, path), 'w')
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
