import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from './import-graph.ts'
import { tool } from './install.ts'

// The types of records are inferred from their schemas, so that they are not written twice.
const INFERRED = ['src/record/kinds.ts', 'src/record/record.ts']

it('should be written on everything that a file exports', () => {
  const { stdout, error } = spawnSync(
    tool('tsc'),
    ['--project', 'tsconfig.build.json', '--noEmit', '--isolatedDeclarations', '--pretty', 'false'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(error).toBeUndefined()
  const files = stdout.split('\n').filter((line) => / error TS9\d\d\d: /.test(line))
  expect(new Set(files.map((line) => line.replace(/\(.*/, '')))).toEqual(new Set(INFERRED))
})
