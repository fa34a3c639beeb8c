import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { TARGET_NAMES } from '../campaign/catalogue.ts'
import { pathOf } from '../campaign/paths.ts'
import { engineNamed } from '../engines/index.ts'

const run = promisify(execFile)
const read = (name: string) => readFile(pathOf(`fuzz/oss-fuzz/${name}`), 'utf8')

describe('the build script, without Docker', () => {
  let out: string

  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), 'oss-fuzz-'))
    await run('bash', [pathOf('fuzz/oss-fuzz/build.sh')], {
      cwd: pathOf('.'),
      env: { ...process.env, OUT: out },
    })
  })

  afterAll(() => rm(out, { recursive: true }))

  it('should lay out each target as the engine expects it', async () => {
    const files = await readdir(out)
    for (const name of TARGET_NAMES) {
      expect(files).toEqual(
        expect.arrayContaining([name, `${name}.dict`, `${name}.options`, `${name}_seed_corpus.zip`]),
      )
      expect(await readFile(join(out, name), 'utf8')).toContain('LLVMFuzzerTestOneInput')
      const seeds = unzipSync(await readFile(join(out, `${name}_seed_corpus.zip`)))
      expect(Object.keys(seeds).length).toBeGreaterThanOrEqual(20)
      expect(await readFile(join(out, `${name}.dict`), 'utf8')).toMatch(/^("[ -~]+"\n)+$/)
      expect(await readFile(join(out, `${name}.options`), 'utf8')).toMatch(/^\[libfuzzer\]\nmax_len = \d+\n/)
    }
  })

  it('should make bundles that answer on their own', async () => {
    const program = `
      const { hold, read } = require(process.argv[1])
      console.log(JSON.stringify([hold(Buffer.from([1])), read(Buffer.from([1]))]))`
    const { stdout } = await run(process.execPath, ['-e', program, join(out, 'bundles/href.cjs')], {
      cwd: tmpdir(),
    })
    expect(JSON.parse(stdout)).toEqual([true, 't3-context://v1/'])
  })

  it('should start a target from there', async ({ skip }) => {
    const obstacle = await engineNamed('jazzer').obstacle()
    if (obstacle) skip(obstacle)
    const { stderr } = await run(join(out, 'href'), ['-runs=2000', `-dict=${join(out, 'href.dict')}`], {
      cwd: out,
    })
    expect(stderr).toMatch(/Done 2000 runs/)
    expect(stderr).toMatch(/Dictionary: \d{2,} entries/)
  })
})

describe('the files for the engine', () => {
  it('should be about a project in JavaScript', async () => {
    expect(parse(await read('project.yaml'))).toMatchObject({
      language: 'javascript',
      fuzzing_engines: ['libfuzzer'],
      sanitizers: ['none'],
    })
    expect(await read('Dockerfile')).toMatch(/^FROM gcr\.io\/oss-fuzz-base\/base-builder-javascript$/m)
  })

  it('should fuzz in a workflow on pull requests and by night', async () => {
    const { on, jobs } = parse(await read('cflite.yml'))
    expect(Object.keys(on)).toEqual(['pull_request', 'schedule'])
    const uses = jobs.fuzz.steps.map((step: { uses: string; with: object }) => [step.uses, step.with])
    expect(uses).toEqual([
      [
        'google/clusterfuzzlite/actions/build_fuzzers@v1',
        expect.objectContaining({ language: 'javascript' }),
      ],
      ['google/clusterfuzzlite/actions/run_fuzzers@v1', expect.objectContaining({ mode: 'code-change' })],
      ['google/clusterfuzzlite/actions/run_fuzzers@v1', expect.objectContaining({ mode: 'batch' })],
    ])
  })
})
