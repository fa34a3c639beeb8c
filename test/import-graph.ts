import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

/** One import, or export from, of a source file. */
export interface Import {
  /** The file that imports, from the root of the repository: `src/reference/href.ts`. */
  from: string
  /** The file that it imports, written in the same way, or the name of a package. */
  to: string
  /** Whether nothing is left of it at run time. */
  types: boolean
}

/** The root of the repository. */
export const root: string = fileURLToPath(new URL('..', import.meta.url))

/** The files of the product: no tests and no fixtures. */
export function productFiles(): string[] {
  return ['grammar', 'src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !isTestFile(file))
}

/** Whether a file is a test or what tests share. */
export function isTestFile(file: string): boolean {
  return /\.(?:test|fixture)\.tsx?$/.test(file)
}

/** Read the imports of files. */
export function importsOf(files: readonly string[]): Import[] {
  return files.flatMap((file) => readImports(file, readFileSync(join(root, file), 'utf8')))
}

const STATEMENT = /^(?:import|export)(?<types> type)? (?:[\w$*{},\s]+ from )?['"](?<target>[^'"]+)['"]/gm
const CALL = /\bimport\(\s*['"](?<target>[^'"]+)['"]/g

/**
 * Read the imports out of the text of a formatted module. Compilers drop those of types; here they count.
 *
 * @param file where the module is
 * @param text the module
 */
export function readImports(file: string, text: string): Import[] {
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return [...code.matchAll(STATEMENT), ...code.matchAll(CALL)].map(({ groups }) => {
    const target = groups?.target ?? ''
    const to = target.startsWith('.') ? join(dirname(file), target) : target
    return { from: file, to, types: groups?.types !== undefined }
  })
}
