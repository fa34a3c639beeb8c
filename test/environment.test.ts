import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './import-graph.ts'
import { run } from './install.ts'

const SCRIPT = 'fuzz/environment/replay.js'

const folder = mkdtempSync(join(tmpdir(), 't3-context-environment-'))
afterAll(() => rmSync(folder, { recursive: true }))
const outcomes = join(folder, 'outcomes.json')

const replay = (...args: string[]) => run(process.execPath, args, root)

describe('the corpus, replayed through every function of the package', () => {
  it('should give what it says, and leave the globals as they are', () => {
    expect(replay(SCRIPT, '--write', outcomes)).toMatch(/^\d+ entry points, .* 0 labels cut at code points/)
  })

  it('should give the same where no code may be made of strings, and the globals are frozen', () => {
    const options = ['--disallow-code-generation-from-strings', '--frozen-intrinsics']
    expect(replay(...options, SCRIPT, '--compare', outcomes)).toContain(' 0 labels cut at code points')
  })

  it('should give the same on a host without grapheme clusters, but for where long labels are cut', () => {
    const options = ['--import', './fuzz/environment/no-segmenter.js']
    expect(replay(...options, SCRIPT, '--compare', outcomes)).toMatch(/ [1-9]\d* labels cut at code points/)
  })
})
