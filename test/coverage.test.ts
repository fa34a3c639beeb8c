import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import config from '../vitest.config.ts'
import { importsOf, root } from './import-graph.ts'

/** Tests that start the built command line, and measure nothing. */
const IN_A_PROCESS = /\.process\.test\.ts$/

const tests = ['corpus', 'fuzz', 'grammar', 'src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !/\bout\b/.test(file))

/** All that a file loads, itself included. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  found.add(file)
  for (const { to, types } of importsOf([file]))
    if (/\.tsx?$/.test(to) && existsSync(join(root, to)) && !types && !found.has(to)) loadedBy(to, found)
  return found
}

describe('coverage', () => {
  const { include = [], exclude = [] } = config.test?.coverage ?? {}
  const leftOut = exclude.filter((pattern) => !/\.(?:test|fixture)\.ts$/.test(pattern))

  it('should be of all the product', () => {
    expect(include).toEqual(['grammar/**/*.ts', 'src/**/*.ts'])
    expect(leftOut.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('should leave out nothing that a test loads into its own process', () => {
    const loaded = tests.filter((file) => !IN_A_PROCESS.test(file)).flatMap((file) => [...loadedBy(file)])
    expect(new Set(loaded).size).toBeGreaterThan(200)
    expect(leftOut.filter((file) => loaded.includes(file))).toEqual([])
  })
})

it('should be told by the name of a test of the command line whether it starts processes', () => {
  const ofCli = tests.filter((file) => file.startsWith('src/cli/'))
  const starting = ofCli.filter((file) =>
    importsOf([...loadedBy(file)]).some(({ to }) => to === 'node:child_process'),
  )
  expect(starting).toEqual(ofCli.filter((file) => IN_A_PROCESS.test(file)))
  expect(starting).not.toEqual([])
})
