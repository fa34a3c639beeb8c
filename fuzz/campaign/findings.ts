import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createHolder, type Verdict } from '../engines/holder.ts'
import { nameOf } from './inputs.ts'
import { minimize } from './minimize.ts'
import { pathOf, regressionsOf } from './paths.ts'

/** What became of an input that an engine stopped at. */
export interface Finding {
  target: string
  /** The reproducer, from the top of the repository; null if the input breaks nothing when it is tried again. */
  path: string | null
  /** What the law says of it. */
  verdict: Verdict
}

/** Minimize an input that an engine stopped at, and keep it among the regressions. */
export async function keepFinding(target: string, bundle: string, path: string): Promise<Finding> {
  const input = await readFile(path)
  const holder = createHolder(bundle)
  try {
    const smallest = await minimize(holder, input)
    const verdict = await holder.hold(smallest)
    if (verdict.type === 'held' || verdict.type === 'void') return { target, path: null, verdict }
    return { target, path: await keep(target, smallest), verdict }
  } finally {
    await holder.close()
  }
}

async function keep(target: string, input: Uint8Array): Promise<string> {
  const folder = regressionsOf(target)
  await mkdir(folder, { recursive: true })
  const path = join(folder, nameOf(input).slice(0, 16))
  await writeFile(path, input)
  return relative(pathOf('.'), path)
}

/** The verdict in words, the first line of an error included. */
export function describeVerdict(verdict: Verdict): string {
  if (verdict.type === 'broken') return verdict.message.split('\n').slice(0, 12).join('\n')
  if (verdict.type === 'hung') return 'It takes longer than ten seconds.'
  return verdict.type === 'held' ? 'The law holds.' : 'The premise of the law does not hold.'
}
