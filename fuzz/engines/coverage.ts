import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createInstrumenter } from 'istanbul-lib-instrument'

const require = createRequire(import.meta.url)

/** Where instrumented code counts. */
const VARIABLE = '__fuzzCoverage__'

/** The counters of a file: of its statements and functions one each, of its branches one for each way. */
interface Counters {
  s: Record<string, number>
  f: Record<string, number>
  b: Record<string, number[]>
}

/**
 * Put instruments into a bundle, the same whatever engine found an input.
 *
 * @returns a function that runs an input, and gives what it covers: a number for each place and each power of two of the times
 *   that it was at
 */
export async function createCoverage(bundle: string): Promise<(input: Uint8Array) => Set<number>> {
  const path = bundle.replace(/\.cjs$/, '.instrumented.cjs')
  const instrumenter = createInstrumenter({ coverageVariable: VARIABLE, compact: true })
  await writeFile(path, instrumenter.instrumentSync(await readFile(bundle, 'utf8'), bundle))
  const { hold } = require(path) as { hold: (input: Uint8Array) => boolean }
  const coverage = (globalThis as unknown as Record<typeof VARIABLE, Record<string, Counters>>)[VARIABLE]
  const counters = coverage[bundle] as Counters
  return (input) => {
    reset(counters)
    hold(Buffer.from(input))
    return featuresOf(counters)
  }
}

function reset({ s, f, b }: Counters): void {
  for (const counts of [s, f]) for (const key of Object.keys(counts)) counts[key] = 0
  for (const counts of Object.values(b)) counts.fill(0)
}

function featuresOf({ s, f, b }: Counters): Set<number> {
  const features = new Set<number>()
  const counts = [...Object.values(s), ...Object.values(f), ...Object.values(b).flat()]
  for (const [place, count] of counts.entries()) {
    if (count > 0) features.add(place * 32 + Math.floor(Math.log2(count)))
  }
  return features
}
