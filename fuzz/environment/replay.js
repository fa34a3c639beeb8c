/**
 * Replay the corpus through every function of the built package, in the environment that this process was started in:
 *
 *   node fuzz/environment/replay.js --write <file>
 *   node <options of Node.js> fuzz/environment/replay.js --compare <file>
 *
 * What the corpus says must come out. What came out otherwise is written to a file, or compared with what came out in
 * another environment. The globals must be as they were. Exits with 1 and says what is wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { callsOfMessages } from './calls-of-messages.js'
import { callsOfGrammar, callsOfText } from './calls-of-text.js'
import { callsOfValues } from './calls-of-values.js'
import { checksOfCases } from './cases.js'
import { isCutAtCodePoint } from './code-points.js'
import { readCorpus } from './corpus.js'
import { loadEntryPoints, missingCalls } from './entry-points.js'
import { watchGlobals } from './globals.js'
import { createMessages } from './messages.js'
import { digestOf, outcomeOf } from './outcome.js'
import { checksOfVectors } from './vectors.js'

const SHOWN_MAX = 20

/** What no function may throw: a mistake in how it was called is a `TypeError`, and anything else no error at all. */
const BROKEN = /^throws (?!TypeError: )|^throws .* is not a function$/

const { values: options } = parseArgs({ options: { write: { type: 'string' }, compare: { type: 'string' } } })
const started = performance.now()
const changesOfGlobals = watchGlobals()

const packages = await loadEntryPoints()
const corpus = readCorpus()
const ofMessages = [callsOfText(packages), callsOfMessages(packages)]
const ofValues = callsOfValues(packages)
const ofGrammar = callsOfGrammar(packages)
const tables = [...ofMessages, ofValues, ofGrammar]
const problems = missingCalls(packages, ...tables)
const checks = [...checksOfVectors(packages), ...checksOfCases(packages)]
const expected = options.compare && new Map(JSON.parse(readFileSync(options.compare, 'utf8')))
const outcomes = new Map()
let cutAtCodePoints = 0

for (const { name, check } of checks) {
  try {
    check()
  } catch (error) {
    problems.push(`${name}: ${error}`)
  }
}

const messages = createMessages(packages, corpus)
for (const message of messages) for (const table of ofMessages) replay(table, message.name, message)
for (const { name, value } of corpus.values) replay(ofValues, name, value)
replay(ofGrammar, 'by itself')

problems.push(...changesOfGlobals())
if (expected && expected.size !== outcomes.size)
  problems.push(`${outcomes.size} outcomes, and ${expected.size} in the other environment`)
if (options.write) writeFileSync(options.write, JSON.stringify([...outcomes]))

for (const problem of problems.slice(0, SHOWN_MAX)) console.error(problem)
if (problems.length > 0) console.error(`${problems.length} problems`)
console.log(summary())
process.exitCode = problems.length > 0 ? 1 : 0

/** Call every function of a table with one input. */
function replay(table, input, given) {
  for (const [key, calls] of Object.entries(table)) {
    for (const [name, call] of Object.entries(calls)) {
      const id = `${key} ${name} ${input}`
      const outcome = outcomeOf(() => call(given))
      const digest = digestOf(outcome)
      outcomes.set(id, digest)
      if (BROKEN.test(outcome)) problems.push(`${id}: ${outcome}`)
      if (!expected || expected.get(id) === digest) continue
      if (!('Segmenter' in Intl) && isCutAtCodePoint(() => call(given), outcome)) cutAtCodePoints++
      else problems.push(`${id}: differs from the other environment: ${outcome.slice(0, 400)}`)
    }
  }
}

function summary() {
  const functions = new Set(
    tables.flatMap((table) =>
      Object.entries(table).flatMap(([key, calls]) => Object.keys(calls).map((name) => `${key} ${name}`)),
    ),
  )
  const counts = [
    `${Object.keys(packages).length} entry points`,
    `${functions.size} functions and schemas`,
    `${messages.length} texts`,
    `${corpus.values.length} objects`,
    `${outcomes.size} outcomes`,
    `${checks.length} checks of the corpus`,
    `${cutAtCodePoints} labels cut at code points`,
    `${Math.round(performance.now() - started)} ms`,
  ]
  return counts.join(', ')
}
