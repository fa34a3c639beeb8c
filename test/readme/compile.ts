import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, tool } from '../install.ts'
import type { Project } from './project.ts'

/** Where the compiler writes. */
export const BUILT = 'built'

/**
 * Compile modules with strict types in a project, into its folder `built`.
 *
 * @param sources the name and the text of each
 * @returns what the compiler says; empty if nothing is wrong
 */
export function compile(
  project: Project,
  sources: readonly (readonly [name: string, text: string])[],
): string {
  for (const [name, text] of sources) project.write(name, text)
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    rootDir: '.',
    outDir: BUILT,
  }
  const config = { compilerOptions, files: sources.map(([name]) => name) }
  writeFileSync(join(project.project, 'tsconfig.json'), JSON.stringify(config))
  try {
    return run(tool('tsc'), ['--pretty', 'false'], project.project)
  } catch (error) {
    return String(error).split('\n').slice(1).join('\n').trimStart().replace(/\n+$/, '\n')
  }
}
