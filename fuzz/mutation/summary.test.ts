import { expect, it } from 'vitest'
import { mergeResult } from './results.ts'
import { faultsOf, renderSummary } from './summary.ts'

const mutant = { file: 'src/a.ts', code: 'a', mutated: 'b' }
const outcome = {
  room: { name: 'src/x', tests: [], threshold: 90 },
  counts: { killed: 89, timedOut: 0, survived: 9, noCoverage: 1 },
  score: 89.999,
  unlisted: [],
  stale: [],
  seconds: 7,
}

it('should write one row for each room', () => {
  const [, head, , row] = renderSummary([outcome]).split('\n')
  const cells = (line = '') => line.split('│').map((cell) => cell.trim())
  expect(cells(head).slice(1, 4)).toEqual(['room', 'mutants', 'killed'])
  // A score is never rounded up to the threshold.
  expect(cells(row).slice(1, -1)).toEqual(['src/x', '99', '89', '0', '9', '1', '89.99', '90', '7'])
})

it('should find fault with a low score, and with what is not as listed', () => {
  expect(faultsOf({ ...outcome, score: 90 })).toEqual([])
  expect(faultsOf(outcome)).toEqual(['src/x: the score 89.99 is below 90'])
  expect(
    faultsOf({ ...outcome, score: 90, unlisted: [mutant], stale: [{ ...mutant, reason: 'c' }] }),
  ).toEqual([
    'survives, and is not accepted: src/a.ts\n  - a\n  + b',
    'is accepted, and does not survive: src/a.ts\n  - a\n  + b',
  ])
})

it('should keep the last result of a room that was not tested', () => {
  const result = (room: string, score: number) => ({ room, score }) as never
  const old = [result('src/remark', 1), result('grammar', 2), result('gone', 3)]
  expect(mergeResult(old, result('src/remark', 4))).toEqual([result('grammar', 2), result('src/remark', 4)])
})
