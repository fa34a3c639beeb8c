import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { Command } from 'commander'
import { zipSync } from 'fflate'
import { describe, TARGET_NAMES } from '../campaign/catalogue.ts'
import { nameOf } from '../campaign/inputs.ts'
import { pathOf } from '../campaign/paths.ts'
import { bundleTargets } from '../engines/bundle.ts'
import { toDictionary } from '../engines/dictionary.ts'
import { instrumentation, LENGTH_MAX, TIMEOUT } from '../engines/jazzer.ts'
import { dependenciesOf } from './dependencies.ts'

const program = new Command('build')
  .description('Lay out the fuzz targets in a folder as OSS-Fuzz and ClusterFuzzLite expect it.')
  .argument('<folder>', 'where they go, $OUT of the engine')
  .parse()

const out = resolve(program.args[0] as string)
const modules = new Map(TARGET_NAMES.map((name) => [name, pathOf(`fuzz/targets/${name}.ts`)]))
await bundleTargets(modules, join(out, 'bundles'))
for (const folder of dependenciesOf('@jazzer.js/core', pathOf('.'))) {
  await cp(pathOf(folder), join(out, folder), { recursive: true, dereference: true })
}
for (const name of TARGET_NAMES) {
  const { dictionary, seeds } = await describe(name)
  await mkdir(out, { recursive: true })
  await writeFile(join(out, name), wrapperOf(name), { mode: 0o755 })
  await writeFile(join(out, `${name}.dict`), toDictionary(dictionary))
  await writeFile(
    join(out, `${name}.options`),
    `[libfuzzer]\nmax_len = ${LENGTH_MAX}\ntimeout = ${TIMEOUT}\n`,
  )
  const files = Object.fromEntries(seeds.map((seed) => [nameOf(seed), seed]))
  await writeFile(join(out, `${name}_seed_corpus.zip`), zipSync(files))
}
console.log(`${TARGET_NAMES.length} targets in ${basename(out)}`)

/** The program that the engine starts, with the arguments of libFuzzer. */
function wrapperOf(name: string): string {
  const bundle = `bundles/${name}.cjs`
  return `#!/bin/bash
# The engine takes a file for a fuzz target when it finds this word in it: LLVMFuzzerTestOneInput.
here=$(cd "$(dirname "$0")" && pwd)
export NODE_OPTIONS="--require=$here/bundles/vendor.cjs"
exec node "$here/node_modules/@jazzer.js/core/dist/cli.js" "$here/${bundle}" ${instrumentation(bundle).join(' ')} -- "$@"
`
}
