import { lstatSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { VFile } from 'vfile'

/** What was named on the command line. */
export interface Names {
  /** Files and folders, relative to the working folder; they may be missing. */
  paths: string[]
  /** Glob patterns. */
  patterns: string[]
}

/**
 * Tell paths from patterns: what exists is a path, even if its name is `[slug].md`.
 *
 * @param names as they were given
 * @param cwd the folder that they are relative to
 */
export function sortNames(names: readonly string[], cwd: string): Names {
  const paths: string[] = []
  const patterns: string[] = []
  for (const name of names) {
    const isPattern = /[*?[{(]/.test(name) && !lstatSync(resolve(cwd, name), { throwIfNoEntry: false })
    if (isPattern) patterns.push(name)
    else paths.push(relative(cwd, resolve(cwd, name)) || '.')
  }
  return { paths, patterns }
}

/**
 * Make a file that stands for a path or pattern under which nothing was found, with a message that says so.
 *
 * @param name the path or pattern
 * @param cwd the folder that it is relative to
 */
export function fileOfNothing(name: string, cwd: string): VFile {
  const file = new VFile({ path: name, cwd })
  const stats = statSync(resolve(cwd, name), { throwIfNoEntry: false })
  if (stats && !stats.isDirectory()) {
    file.info('Left out, as an ignore file says')
    return file
  }
  file.message(stats ? 'No Markdown file in this folder' : 'No file matches this pattern').fatal = true
  return file
}

/** Whether one of the resolved paths is a path or lies below it. */
export function isFound(path: string, found: ReadonlySet<string>): boolean {
  if (found.has(path)) return true
  const folder = path.endsWith(sep) ? path : path + sep
  for (const other of found) if (other.startsWith(folder)) return true
  return false
}
