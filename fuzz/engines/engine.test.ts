import { expect, it } from 'vitest'
import { readStatus } from './engine.ts'

it.each([
  [
    '#1234 NEW     cov: 410 corp: 15 exec/s: 9876 rss: 170.35 MB',
    { executions: 1234, edges: 410, corpus: 15 },
  ],
  [
    '#98\tINITED cov: 123 ft: 428 corp: 60/798b exec/s: 0 rss: 161Mb',
    { executions: 98, edges: 123, corpus: 60 },
  ],
  ['INFO: Seed: 1648086356', null],
  ['#0 READ units: 5', null],
])('should read %j', (line, status) => {
  expect(readStatus(line)).toEqual(status)
})
