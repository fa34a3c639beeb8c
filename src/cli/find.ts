import { resolve } from 'node:path'
import { unified } from 'unified'
import { engine } from 'unified-engine'
import { VFile } from 'vfile'
import { IGNORE_FILE, MARKDOWN_EXTENSIONS } from './markdown-files.ts'
import { fileOfNothing, isFound, sortNames } from './names.ts'

/**
 * Find files. None is read yet, and some may turn out to be missing.
 *
 * @param names files, folders and glob patterns
 * @param cwd the folder that they are relative to
 * @returns each file once, sorted by path; for a name that leads to none, a file with a message that says why
 */
export async function findFiles(names: readonly string[], cwd: string): Promise<VFile[]> {
  const { paths, unreachable, patterns } = sortNames(names, cwd)
  const found = new Map<string, VFile>()
  const add = (path: string) => {
    const key = resolve(cwd, path)
    if (!found.has(key)) found.set(key, new VFile({ path, cwd }))
  }

  // The engine can lose other files over what it cannot reach.
  unreachable.forEach(add)
  const given = paths.map((path) => asGiven(path, cwd))
  if (given.length > 0) (await search(given, cwd)).forEach(add)
  const missed = paths.filter((path) => !isFound(resolve(cwd, path), found))
  for (const pattern of patterns) {
    // Each on its own: together they would not say which of them finds nothing.
    const matches = await search([pattern], cwd)
    matches.forEach(add)
    if (matches.length === 0) missed.push(pattern)
  }
  for (const name of missed) found.set(name, fileOfNothing(name, cwd))
  return [...found.values()].sort((left, right) => (left.path < right.path ? -1 : 1))
}

/** Let the engine find files, and no more: whether one can be read is seen when it is read. */
function search(files: (string | VFile)[], cwd: string): Promise<string[]> {
  return new Promise((done, fail) => {
    engine(
      {
        cwd,
        files,
        extensions: MARKDOWN_EXTENSIONS.flatMap((extension) => [extension, extension.toUpperCase()]),
        ignoreName: IGNORE_FILE,
        silentlyIgnore: true,
        // The engine would read all files at once. It leaves those alone for which it finds no configuration.
        ignoreUnconfigured: true,
        rcName: '.t3-context-has-no-configuration',
        out: false,
        reporter: () => '',
        processor: () => unified(),
      },
      (error, _status, context) =>
        error ? fail(error) : done((context?.files ?? []).map(({ path }) => path)),
    )
  })
}

/** A path for the engine, which takes some names for patterns. */
function asGiven(path: string, cwd: string): VFile | string {
  return path === '.' ? path : new VFile({ path: resolve(cwd, path) })
}
