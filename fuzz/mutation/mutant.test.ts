import { expect, it } from 'vitest'
import { countMutants, type Report, scoreOf, survivorsOf } from './mutant.ts'

const SOURCE = ['function double(n) {', '  return n', '    * 2', '}', ''].join('\n')

/** A report of one file, with mutants at places from `line:column` to `line:column`. */
function report(...mutants: [status: string, from: string, to: string, replacement: string][]): Report {
  const place = (text: string) => {
    const [line = 0, column = 0] = text.split(':').map(Number)
    return { line, column }
  }
  return {
    files: {
      'src/a.ts': {
        source: SOURCE,
        mutants: mutants.map(([status, from, to, replacement]) => ({
          status,
          replacement,
          location: { start: place(from), end: place(to) },
        })),
      },
    },
  }
}

it('should count what was not noticed as survived, whatever it is called', () => {
  const statuses = ['Killed', 'Killed', 'Timeout', 'NoCoverage', 'Survived', 'Ignored', 'RuntimeError']
  const mutants = statuses.map((status) => [status, '1:1', '1:2', ''] as [string, string, string, string])
  expect(countMutants(report(...mutants))).toEqual({ killed: 2, timedOut: 1, survived: 3, noCoverage: 1 })
})

it.each([
  [{ killed: 18, timedOut: 1, survived: 1, noCoverage: 0 }, 95],
  [{ killed: 1, timedOut: 0, survived: 0, noCoverage: 1 }, 50],
  [{ killed: 0, timedOut: 0, survived: 2, noCoverage: 0 }, 0],
  [{ killed: 0, timedOut: 0, survived: 0, noCoverage: 0 }, 100],
])('should score %j with %d', (counts, score) => {
  expect(scoreOf(counts)).toBe(score)
})

it('should show each survivor in the line on which it begins, in their order', () => {
  const mutants = report(
    ['NoCoverage', '2:10', '3:8', 'n / 2'],
    ['Killed', '2:10', '3:8', '0'],
    ['Timeout', '2:10', '3:8', '1'],
    ['Survived', '1:20', '4:2', '{}'],
  )
  expect(survivorsOf(mutants)).toEqual([
    { file: 'src/a.ts', code: 'function double(n) {', mutated: 'function double(n) {}' },
    { file: 'src/a.ts', code: 'return n', mutated: 'return n / 2' },
  ])
})
