import Table from 'cli-table3'
import { Command } from 'commander'
import { targetArgument } from './campaign/arguments.ts'
import { bundle, describe, TARGET_NAMES, targetNamed } from './campaign/catalogue.ts'
import { readFolder, writeMergedCorpus } from './campaign/inputs.ts'
import { merge } from './campaign/merge.ts'
import { engineCorpusOf } from './campaign/paths.ts'
import { createCoverage } from './engines/coverage.ts'
import { ENGINE_NAMES } from './engines/index.ts'

const program = new Command('fuzz:merge')
  .description(
    'Merge the corpora of all engines, the seeds and the corpus of the repository into the smallest one with the same coverage, in corpus/fuzz/.',
  )
  .addArgument(targetArgument('[target...]', 'whose corpora; by default all'))
  .parse()

const names = program.args.length > 0 ? program.args.map(targetNamed) : TARGET_NAMES
const { targets } = await bundle(names)
const table = new Table({
  head: ['target', 'inputs', 'kept', 'bytes'],
  colAligns: ['left', 'right', 'right', 'right'],
  style: { head: [], border: [] },
})
for (const name of names) {
  console.error(`${name} …`)
  const corpora = await Promise.all(ENGINE_NAMES.map((engine) => readFolder(engineCorpusOf(engine, name))))
  const inputs = [...(await describe(name)).seeds, ...corpora.flat()]
  const kept = merge(inputs, await createCoverage(targets.get(name) as string))
  await writeMergedCorpus(name, kept)
  table.push([name, inputs.length, kept.length, kept.reduce((sum, input) => sum + input.length, 0)])
}
console.log(table.toString())
