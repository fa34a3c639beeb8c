import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const REMARK = fileURLToPath(new URL('../node_modules/.bin/remark', import.meta.url))
const PLUGIN = fileURLToPath(new URL('../dist/src/index.js', import.meta.url))

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'remark-t3-context-'))
  writeFileSync(
    join(folder, 'good.md'),
    'See [a\\b](t3-context://v1/file/ctx_1) and ![b](t3-context://v1/image/ctx_2).\n',
  )
  writeFileSync(join(folder, 'bad.md'), '# Faults\n\nSee [shot](t3-context://v1/Image/ctx_1).\n')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Run `remark` with the built plugin. */
function run(file: string, use: string, ...options: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [REMARK, file, '--no-color', '--use', use, ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
}

const REASON = 'Expected a kind in lower case: a–z, then a–z 0–9 -, at most 40 characters, found "Image"'

describe('remark-cli with --use', () => {
  it('should write references as they are, and find no fault in them', () => {
    const { status, stdout, stderr } = run('good.md', PLUGIN, '--frail')
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: 'See [a\\b](t3-context://v1/file/ctx_1) and ![b](t3-context://v1/image/ctx_2).\n',
      stderr: 'good.md: no issues found\n',
    })
  })

  it('should warn about a link that is no reference, and go on', () => {
    const { status, stdout, stderr } = run('bad.md', PLUGIN)
    expect(stderr).toMatch(/^bad\.md\n3:28-3:33 +warning +/)
    expect(stderr).toContain(REASON)
    expect(stderr).toMatch(/invalid-uri +remark-t3-context\n\n⚠ 1 warning\n$/)
    expect(stdout).toBe('# Faults\n\nSee [shot](t3-context://v1/Image/ctx_1).\n')
    expect(status).toBe(0)
  })

  it('should show the span with --verbose', () => {
    const { stderr } = run('bad.md', PLUGIN, '--verbose')
    const drawing = ['[shot](t3-context://v1/Image/ctx_1)', '^^^^^']
    const [line = '', carets = ''] = drawing.map((part) =>
      stderr.split('\n').find((one) => one.includes(part)),
    )
    expect(line.indexOf('Image')).toBe(carets.indexOf('^'))
    expect(carets.trim()).toBe('^^^^^')
  })

  it('should fail with --frail', () => {
    const { status, stderr } = run('bad.md', PLUGIN, '--frail')
    expect(stderr).toContain(REASON)
    expect(status).toBe(1)
  })

  it('should fail without --frail where a fault is an error', () => {
    const { status, stderr } = run('bad.md', `${PLUGIN}=severity:"error"`)
    expect(stderr).toMatch(/3:28-3:33 +error +/)
    expect(status).toBe(1)
  })

  it('should not fail where the rule is off', () => {
    const { status, stderr } = run('bad.md', `${PLUGIN}=severity:{"invalid-uri":"off"}`, '--frail')
    expect(stderr).toBe('bad.md: no issues found\n')
    expect(status).toBe(0)
  })

  it('should warn about ids that no record has', () => {
    const { status, stderr } = run('good.md', `${PLUGIN}=records:["ctx_1"]`, '--frail')
    expect(stderr).toContain('No record for the image reference "b" with the id "ctx_2"')
    expect(stderr).toMatch(/1:43-1:76 +warning/)
    expect(status).toBe(1)
  })
})
