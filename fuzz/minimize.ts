import { readFile, writeFile } from 'node:fs/promises'
import { Command, Option } from 'commander'
import { bundle, TARGET_NAMES } from './campaign/catalogue.ts'
import { describeVerdict } from './campaign/findings.ts'
import { minimize } from './campaign/minimize.ts'
import { targetOfFile } from './campaign/target-of-file.ts'
import { createHolder } from './engines/holder.ts'

const program = new Command('fuzz:minimize')
  .description('Make an input that breaks a law as small as it can be and still break it in the same place.')
  .argument('<file>', 'an input, such as those in corpus/regressions/<target>/')
  .option('-o, --output <file>', 'where the smaller input goes; by default in the place of the other')
  .addOption(
    new Option('-t, --target <name>', 'the target, if the folder of the file has not its name').choices(
      TARGET_NAMES,
    ),
  )
  .parse()

const [file] = program.args as [string]
const { output = file, target } = program.opts<{ output?: string; target?: string }>()
const name = targetOfFile(file, target)
const input = await readFile(file)
const holder = createHolder((await bundle([name])).targets.get(name) as string)
const smallest = await minimize(holder, input)
const verdict = await holder.hold(smallest)
await holder.close()
if (verdict.type === 'broken' || verdict.type === 'hung') {
  await writeFile(output, smallest)
  console.log(`${output}: ${smallest.length} of ${input.length} bytes\n${describeVerdict(verdict)}`)
} else {
  console.error(`${file} breaks nothing.`)
  process.exitCode = 1
}
