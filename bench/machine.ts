import { createRequire } from 'node:module'
import { cpus } from 'node:os'

/** Where and with what the figures were taken. */
export interface Machine {
  cpu: string
  cores: number
  node: string
  v8: string
  /** Versions of the packages that take part. */
  packages: Record<string, string>
}

const PACKAGES = ['mitata', 'esbuild', 'remark', 'mdast-util-from-markdown', 'micromark'] as const

/** Describe this machine. */
export function describeMachine(): Machine {
  const require = createRequire(import.meta.url)
  const processors = cpus()
  const versionOf = (path: string) => (require(path) as { version: string }).version
  return {
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    node: process.version,
    v8: process.versions.v8,
    packages: Object.fromEntries([
      ['remark-t3-context', versionOf('../package.json')],
      ...PACKAGES.map((name) => [name, versionOf(`../node_modules/${name}/package.json`)]),
    ]),
  }
}
