import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { CampaignResult } from './campaign.ts'
import type { Finding } from './findings.ts'
import { pathOf } from './paths.ts'

const PATH = pathOf('fuzz/results/campaign.json')

/** The last published figures of a target with an engine. */
export interface PublishedResult extends Omit<CampaignResult, 'findings'> {
  /** The day, as ISO 8601 has it. */
  date: string
  node: string
  /** The reproducers. */
  findings: (string | null)[]
}

/** The published figures, those of one engine after those of another. */
export async function readPublished(): Promise<PublishedResult[]> {
  return existsSync(PATH) ? JSON.parse(await readFile(PATH, 'utf8')) : []
}

/** Put figures in the place of the last ones of the same targets and engine. */
export async function publish(
  results: readonly CampaignResult[],
  findings: readonly Finding[],
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const added = results.map((result) => ({
    ...result,
    date,
    node: process.version,
    findings: findings.filter(({ target }) => target === result.target).map(({ path }) => path),
  }))
  const isReplaced = (old: PublishedResult) =>
    added.some(({ engine, target }) => engine === old.engine && target === old.target)
  const kept = (await readPublished()).filter((old) => !isReplaced(old))
  await mkdir(pathOf('fuzz/results'), { recursive: true })
  await writeFile(PATH, `${JSON.stringify([...kept, ...added], null, 2)}\n`)
}
