import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Engine } from './engine.ts'

const require = createRequire(import.meta.url)

/** The longest time in seconds that one input may take. */
export const TIMEOUT = 30

/** The longest input in bytes. */
export const LENGTH_MAX = 2_048

/** The arguments that say what of a bundle gets instruments: the target, and nothing that it requires. */
export function instrumentation(bundle: string): string[] {
  // The package starts no commands and opens no files; what it could do is write to a prototype.
  const detectors = ['command-injection', 'path-traversal'].flatMap((name) => ['--disableBugDetectors', name])
  return ['--sync', '-i', bundle, ...detectors]
}

/** Jazzer.js, which is libFuzzer: much faster, and with a dictionary, where its binary loads. */
export const jazzer: Engine = {
  name: 'jazzer',
  endsByItself: true,
  async obstacle() {
    try {
      await import('@jazzer.js/core')
      return null
    } catch (error) {
      return `Jazzer.js cannot load its binary: it needs Linux with glibc 2.38 or later (Debian 13, Ubuntu 24.04), macOS or Windows on x86-64 or ARM64. (${firstLine(error)})`
    }
  },
  // What is loaded before it gets no instruments.
  environmentOf: ({ vendor }) => ({ NODE_OPTIONS: `--require=${JSON.stringify(vendor)}` }),
  argumentsOf: ({ bundle, corpus, findings, dictionary, seconds }) => [
    join(dirname(require.resolve('@jazzer.js/core/package.json')), 'dist/cli.js'),
    bundle,
    corpus,
    ...instrumentation(bundle),
    '--',
    `-max_total_time=${seconds}`,
    `-max_len=${LENGTH_MAX}`,
    `-timeout=${TIMEOUT}`,
    `-dict=${dictionary}`,
    `-artifact_prefix=${findings}/`,
    '-print_final_stats=1',
  ],
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] as string
}
