import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '../install.ts'

/** The text of the built index of an entry point, with its types. */
export function readIndex(installation: Installation, entryPoint: string): string {
  return readFileSync(builtFile(installation, entryPoint, 'types'), 'utf8')
}

/** What an entry point exports at run time. */
export async function importBuilt(
  installation: Installation,
  entryPoint: string,
): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ builtFile(installation, entryPoint, 'default'))
}

function builtFile(
  { manifest, package: folder }: Installation,
  entryPoint: string,
  condition: 'types' | 'default',
): string {
  const target = manifest.exports[entryPoint.replace('remark-t3-context', '.')]
  if (typeof target !== 'object') throw new Error(`There is no ${entryPoint}`)
  return join(folder, target[condition])
}
