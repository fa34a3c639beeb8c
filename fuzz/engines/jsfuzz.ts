import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import type { Engine } from './engine.ts'

const require = createRequire(import.meta.url)

/** The longest time in seconds that one input may take. */
const TIMEOUT = 30

const PRELOAD = require.resolve('./jsfuzz-preload.cjs')

/** jsfuzz: everything in JavaScript, so that it runs wherever Node.js does. It has no dictionary and stops when told. */
export const jsfuzz: Engine = {
  name: 'jsfuzz',
  endsByItself: false,
  obstacle: async () => null,
  environmentOf: ({ vendor }) => ({
    NODE_OPTIONS: `--require=${JSON.stringify(PRELOAD)}`,
    FUZZ_VENDOR: vendor,
  }),
  argumentsOf: ({ bundle, folder, corpus, findings }) => [
    require.resolve('jsfuzz/build/src/index.js'),
    // It takes the path for one in the working folder, whatever it begins with.
    relative(folder, bundle),
    corpus,
    '--exact-artifact-path',
    join(findings, 'crash'),
    '--timeout',
    String(TIMEOUT),
  ],
}
