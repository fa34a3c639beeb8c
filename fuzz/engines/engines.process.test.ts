import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { minimize } from '../campaign/minimize.ts'
import { type Bundles, bundleTargets } from './bundle.ts'
import type { Job } from './engine.ts'
import { createHolder } from './holder.ts'
import { engineNamed } from './index.ts'
import { PLANTED_FAULT } from './planted.fixture.ts'
import { runJob } from './run-job.ts'

let folder: string
let bundles: Bundles
const module = new URL('./planted.fixture.ts', import.meta.url).pathname

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
  bundles = await bundleTargets(new Map([['planted', module]]), folder)
  await writeFile(join(folder, 'dictionary'), '"a"\n')
})

afterAll(() => rm(folder, { recursive: true }))

function jobOf(name: string, seconds: number): Job {
  return {
    bundle: bundles.targets.get('planted') as string,
    vendor: bundles.vendor,
    folder: join(folder, name),
    corpus: join(folder, name, 'corpus'),
    findings: join(folder, name, 'findings'),
    dictionary: join(folder, 'dictionary'),
    seconds,
  }
}

describe.each(['jsfuzz', 'jazzer'])('%s', (name) => {
  const engine = engineNamed(name)

  it('should find a fault behind four bytes within two minutes', async ({ skip }) => {
    const obstacle = await engine.obstacle()
    if (obstacle) skip(obstacle)
    vi.stubEnv(PLANTED_FAULT, 'on')
    const job = jobOf(name, 120)
    const { findings, executions } = await runJob(engine, job)
    expect(findings).toHaveLength(1)
    expect(executions).toBeGreaterThan(100)
    const holder = createHolder(job.bundle)
    const smallest = await minimize(holder, await readFile(findings[0] as string))
    await holder.close()
    expect([...smallest]).toEqual([0x5b, 0x21, 0x9c, 0x0a])
    vi.unstubAllEnvs()
  })

  it('should end when its time is over, and leave no process', async ({ skip }) => {
    const obstacle = await engine.obstacle()
    if (obstacle) skip(obstacle)
    const { findings, seconds, edges } = await runJob(engine, jobOf(`${name}-short`, 3))
    expect(findings).toEqual([])
    expect(edges).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(30)
  })
})
