import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { targets } from './index.ts'

it('should be listed with their laws in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = Array.from(readme.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm), ([, name, law]) => [name, law])
  expect(rows).toEqual(Object.entries(targets).map(([name, { law }]) => [name, law]))
})
