import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root } from '../../../test/import-graph.ts'

/** A regular expression that was made out of strings at run time. */
export interface Constructed {
  source: string
  flags: string
  /** Where: file, line and column, such as `src/a.ts:3:14`. */
  place: string
}

/** Run the product in a process of its own, and list the regular expressions that it makes out of strings. */
export function constructedExpressions(): Constructed[] {
  const program = fileURLToPath(new URL('print-constructed.ts', import.meta.url))
  const output = execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: root, encoding: 'utf8' })
  return JSON.parse(output)
}
