import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Command, Option } from 'commander'
import { bundle, TARGET_NAMES } from './campaign/catalogue.ts'
import { describeVerdict } from './campaign/findings.ts'
import { targetOfFile } from './campaign/target-of-file.ts'
import { createHolder } from './engines/holder.ts'

const program = new Command('fuzz:reproduce')
  .description(
    'Show the input that a file holds, hold the law of its target against it, and exit with 1 if it is broken.',
  )
  .argument('<file>', 'an input, such as those in corpus/regressions/<target>/')
  .addOption(
    new Option('-t, --target <name>', 'the target, if the folder of the file has not its name').choices(
      TARGET_NAMES,
    ),
  )
  .parse()

const [file] = program.args as [string]
const name = targetOfFile(file, program.opts<{ target?: string }>().target)
const path = (await bundle([name])).targets.get(name) as string
const input = await readFile(file)
const { read } = createRequire(import.meta.url)(path) as { read: (input: Uint8Array) => unknown }
console.log(`${name}, ${input.length} bytes\n${JSON.stringify(read(input), null, 2)}`)
const holder = createHolder(path)
const verdict = await holder.hold(input)
await holder.close()
console.log(`\n${describeVerdict(verdict)}`)
process.exitCode = verdict.type === 'broken' || verdict.type === 'hung' ? 1 : 0
