import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mergedCorpusOf, regressionsOf } from './paths.ts'

/** The name of the file of an input: its hash, as the engines name theirs. */
export function nameOf(input: Uint8Array): string {
  return createHash('sha256').update(input).digest('hex')
}

/** Read the inputs of a folder, in the order of their names; none if there is no such folder. */
export async function readFolder(folder: string): Promise<Buffer[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map((name) => readFile(join(folder, name))))
}

/** Write inputs into a folder, each once. */
export async function writeFolder(folder: string, inputs: Iterable<Uint8Array>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all([...inputs].map((input) => writeFile(join(folder, nameOf(input)), input)))
}

/** Read the merged corpus of a target; none if it was never merged. */
export async function readMergedCorpus(target: string): Promise<Buffer[]> {
  const path = mergedCorpusOf(target)
  if (!existsSync(path)) return []
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => Buffer.from(line, 'base64'))
}

/** Write the merged corpus of a target: short inputs first, so that a change is easy to see. */
export async function writeMergedCorpus(target: string, inputs: readonly Uint8Array[]): Promise<void> {
  const lines = inputs.map((input) => Buffer.from(input).toString('base64'))
  lines.sort((left, right) => left.length - right.length || (left < right ? -1 : 1))
  const path = mergedCorpusOf(target)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, lines.map((line) => `${line}\n`).join(''))
}

/** The inputs of a target that stand in the repository: those that once broke the law, and the merged corpus. */
export async function storedInputs(target: string): Promise<Buffer[]> {
  return [...(await readFolder(regressionsOf(target))), ...(await readMergedCorpus(target))]
}
