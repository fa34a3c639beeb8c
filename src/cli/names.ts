import { existsSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { VFile } from 'vfile'
import { UsageError } from './usage-error.ts'

/** What was named on the command line. */
export interface Names {
  /** Files and folders, relative to the working folder. */
  paths: string[]
  /** Files that are missing or out of reach, relative to the working folder. */
  unreachable: string[]
  /** Glob patterns. */
  patterns: string[]
}

/**
 * Tell paths from patterns: what exists is a path, even if its name is `[slug].md`.
 *
 * @param names as they were given
 * @param cwd the folder that they are relative to
 * @throws {UsageError} for an empty name
 */
export function sortNames(names: readonly string[], cwd: string): Names {
  const sorted: Names = { paths: [], unreachable: [], patterns: [] }
  for (const name of names) {
    // A variable of a script that is not set; the working folder can hardly be meant.
    if (name === '') throw new UsageError('a file name is empty')
    const path = resolve(cwd, name)
    const relativePath = relative(cwd, path) || '.'
    if (existsSync(path)) sorted.paths.push(relativePath)
    else if (/[*?[{(]/.test(name)) sorted.patterns.push(name)
    else sorted.unreachable.push(relativePath)
  }
  return sorted
}

/**
 * Make a file that stands for a path or pattern under which nothing was found, with a message that says so.
 *
 * @param name the path or pattern
 * @param cwd the folder that it is relative to
 */
export function fileOfNothing(name: string, cwd: string): VFile {
  const file = new VFile({ path: name, cwd })
  const path = resolve(cwd, name)
  if (!existsSync(path)) file.message('No file matches this pattern').fatal = true
  else if (statSync(path).isDirectory()) file.message('No Markdown file in this folder').fatal = true
  else file.info('Left out, as an ignore file says')
  return file
}

/** Whether one of the resolved paths is a path or lies below it. */
export function isFound(path: string, found: ReadonlyMap<string, unknown>): boolean {
  if (found.has(path)) return true
  const folder = path.endsWith(sep) ? path : path + sep
  for (const other of found.keys()) if (other.startsWith(folder)) return true
  return false
}
