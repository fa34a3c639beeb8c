import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folders of an installed package and of all packages that it needs, as Node.js finds them.
 *
 * @param name a package that is installed in `root`
 * @param root the folder with `node_modules`
 * @returns paths from the root, each once; a folder inside another is not named
 */
export function dependenciesOf(name: string, root: string): string[] {
  const found = new Set<string>()
  const add = (dependency: string, from: string, isOptional: boolean) => {
    const folder = findPackage(dependency, from, root)
    if (folder === null && !isOptional)
      throw new Error(`${dependency}, which ${from} needs, is not installed`)
    if (folder === null || found.has(folder)) return
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = readPackage(join(root, folder))
    for (const one of Object.keys(dependencies)) add(one, folder, one in optionalDependencies)
    for (const one of Object.keys(optionalDependencies)) add(one, folder, true)
  }
  add(name, '', false)
  return [...found].filter((one) => ![...found].some((other) => one.startsWith(`${other}/`))).sort()
}

/** The folder in which Node.js finds a package from another folder, both from the root; null if there is none. */
function findPackage(name: string, from: string, root: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(root, candidate, 'package.json'))) return candidate
    if (folder === '.' || folder === '') return null
  }
}

function readPackage(folder: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
