import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { unified } from 'unified'
import { type Options as EngineOptions, engine } from 'unified-engine'
import { VFile } from 'vfile'
import type { Environment } from './environment.ts'
import { fileOfNothing, isFound, sortNames } from './names.ts'
import { createProgress } from './progress.ts'
import { readStream, textOf } from './read.ts'

/** The name of files that list what to leave out, in the format of `.gitignore`. */
export const IGNORE_FILE = '.t3-contextignore'

/** Which files of a folder are Markdown. */
export const MARKDOWN_EXTENSIONS: readonly string[] = ['md', 'markdown', 'mdown', 'mkd', 'mkdn']

/** What a command does with the text of one file. Messages go to the file; what it throws becomes one. */
export type Work<Result> = (text: string, file: VFile) => Result

/** A file with what came of the work. */
export interface Outcome<Result> {
  /** Holds the messages; without a path it is standard input. */
  file: VFile
  /** Undefined if the file could not be read or the work failed; the file has a message then. */
  result: Result | undefined
}

/**
 * Find files and work on each of them once. One that fails does not stop the others.
 *
 * @param names files, folders and glob patterns; none for standard input
 * @param environment of the process
 * @param work what to do with each text
 * @returns what came of each file, in the order of their names
 */
export async function workOnFiles<Result>(
  names: readonly string[],
  environment: Environment,
  work: Work<Result>,
): Promise<Outcome<Result>[]> {
  const { cwd } = environment
  const outcomes = new Map<string, Outcome<Result>>()
  const progress = createProgress(environment)
  const keyOf = (file: VFile) => (file.path ? resolve(cwd, file.path) : '')

  try {
    if (names.length === 0) {
      const bytes = await readStream(environment.stdin)
      await run({ streamIn: Readable.from([bytes]) }, () => bytes)
      return [...outcomes.values()]
    }
    const { paths, patterns } = sortNames(names, cwd)
    if (paths.length > 0) await run({ files: paths.map((path) => asGiven(path, cwd)) }, readAgain)
    const found = new Set(outcomes.keys())
    const missed = paths.filter((path) => !isFound(resolve(cwd, path), found))
    for (const pattern of patterns) {
      // Each on its own: together they would not say which of them finds nothing.
      if ((await run({ files: [pattern] }, readAgain)) === 0) missed.push(pattern)
    }
    for (const name of missed) outcomes.set(name, { file: fileOfNothing(name, cwd), result: undefined })
  } finally {
    progress.stop()
  }
  return [...outcomes.values()].sort((left, right) => (left.file.path < right.file.path ? -1 : 1))

  /** Let the engine find files, and gather what comes of those that it did not find before. */
  async function run(input: Partial<EngineOptions>, readBytes: (file: VFile) => Uint8Array): Promise<number> {
    const results = new Map<VFile, Result>()
    const files = await runEngine({
      ...input,
      cwd,
      extensions: MARKDOWN_EXTENSIONS.flatMap((extension) => [extension, extension.toUpperCase()]),
      ignoreName: IGNORE_FILE,
      silentlyIgnore: true,
      detectConfig: false,
      out: false,
      reporter: () => '',
      processor: () => {
        progress.expect()
        return unified().use(function () {
          // The engine catches what a parser throws, and goes on with the next file.
          this.parser = (value, file) => {
            if (!outcomes.has(keyOf(file))) {
              progress.begin(value.length)
              try {
                results.set(file, workSafely(work, textOf(file, readBytes), file))
              } finally {
                progress.end()
              }
            }
            return { type: 'root' }
          }
        })
      },
    })
    for (const file of files) {
      const key = keyOf(file)
      if (!outcomes.has(key)) outcomes.set(key, { file, result: results.get(file) })
    }
    return files.length
  }

  function readAgain(file: VFile): Uint8Array {
    const path = resolve(cwd, file.path)
    if (statSync(path).isFile()) return readFileSync(path)
    return file.fail(
      'Holds U+FFFD and is no regular file, so that it may not be UTF-8: give it as standard input',
    )
  }
}

function runEngine(options: EngineOptions): Promise<VFile[]> {
  return new Promise((done, fail) => {
    engine(options, (error, _status, context) => (error ? fail(error) : done(context?.files ?? [])))
  })
}

/** A path for the engine, which takes some names for patterns. */
function asGiven(path: string, cwd: string): VFile | string {
  return path === '.' ? path : new VFile({ path, cwd })
}

/** Work on a text; one that exhausts the stack is the text's fault. */
function workSafely<Result>(work: Work<Result>, text: string, file: VFile): Result {
  try {
    return work(text, file)
  } catch (error) {
    if (error instanceof RangeError) file.fail(`Nested too deeply or too large to parse: ${error.message}`)
    throw error
  }
}
