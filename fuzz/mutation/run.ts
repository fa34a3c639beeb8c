/**
 * Change the sources in one place at a time, and see whether the examples notice: `npm run mutation`, one room with
 * `npm run mutation -- src/reference`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { Argument, program } from 'commander'
import { compareWithAccepted, readAccepted } from './accepted.ts'
import { countMutants, scoreOf, survivorsOf } from './mutant.ts'
import { MUTANTS_PAGE, mutantsPage } from './mutants-page.ts'
import { publishResult } from './results.ts'
import { type Room, rooms } from './rooms.ts'
import { outputOf, runStryker } from './run-stryker.ts'
import { faultsOf, type Outcome, renderSummary } from './summary.ts'

const interrupt = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort())

const names = rooms.map(({ name }) => name)
program
  .name('npm run mutation --')
  .description('Test the tests: every change of the sources must be noticed, or be accepted.')
  .addArgument(new Argument('[room...]', 'what to mutate; all by default').choices(names))
  .addHelpText('after', '\nEnvironment:\n  MUTATION_JOBS  how many mutants to test at once (default: 2)')
  .action(run)
await program.parseAsync()

async function run(chosen: readonly string[]): Promise<void> {
  writeFileSync(MUTANTS_PAGE, mutantsPage())
  const outcomes: Outcome[] = []
  try {
    for (const room of rooms.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
      const outcome = await test(room)
      publishResult(outcome)
      outcomes.push(outcome)
    }
  } catch (error) {
    if (!interrupt.signal.aborted) throw error
    process.exitCode = 130
    return
  }
  console.log(renderSummary(outcomes))
  const faults = outcomes.flatMap(faultsOf)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

async function test(room: Room): Promise<Outcome> {
  const start = performance.now()
  const report = await runStryker(room, interrupt.signal)
  const seconds = Math.round((performance.now() - start) / 1000)
  const counts = countMutants(report)
  const difference = compareWithAccepted(survivorsOf(report), readAccepted(room))
  // To be pasted into the list, once there is a reason.
  const unlisted = difference.unlisted.map((mutant) => ({ ...mutant, reason: '' }))
  mkdirSync(outputOf(room), { recursive: true })
  writeFileSync(new URL('unlisted.json', outputOf(room)), `${JSON.stringify(unlisted, undefined, 2)}\n`)
  return { room, counts, score: scoreOf(counts), ...difference, seconds }
}
