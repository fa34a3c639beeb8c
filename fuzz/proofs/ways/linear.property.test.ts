import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askRecheck } from '../expressions/second-opinion.ts'
import { countSteps } from './backtrack.fixture.ts'
import { findSuperLinear } from './linear.ts'

/** Sources of expressions over `a` and `b`, with or without look-around. */
function sources(looks: string[]): fc.Arbitrary<string> {
  const { source } = fc.letrec<{ source: string }>((tie) => {
    const parts = fc.array(tie('source'), { minLength: 2, maxLength: 3 })
    const counts = fc.constantFrom('*', '+', '?', '*?', '+?', '{2}', '{1,9}')
    return {
      source: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.constantFrom('a', 'b', '[ab]', '[^a]', '.'),
        parts.map((all) => all.join('')),
        parts.map((all) => `(?:${all.join('|')})`),
        fc.tuple(tie('source'), counts).map(([part, count]) => `(?:${part})${count}`),
        ...looks.map((look) => tie('source').map((part) => `(${look}${part})`)),
      ),
    }
  })
  return source
}

const frame = fc.constantFrom<[before: string, after: string, flags: string]>(
  ['^', '', ''],
  ['^', '$', ''],
  ['', '', ''],
  ['', 'c', ''],
  ['', '$', 'y'],
)

it('should find what recheck finds in any expression without look-around', () => {
  let found = 0
  // recheck takes long for longer ones.
  const short = sources([]).filter(({ length }) => length <= 24)
  fc.assert(
    fc.property(short, frame, (source, [before, after, flags]) => {
      const expression = { source: `${before}${source}${after}`, flags }
      const growth = askRecheck(expression)
      fc.pre(growth === 'polynomial' || growth === 'exponential')
      found++
      // Recheck leaves out ways that an earlier match makes needless; here all are counted.
      const own = findSuperLinear(expression)
      expect(own).toBeDefined()
      if (growth === 'exponential') expect(own?.growth).toBe('exponential')
    }),
    { numRuns: 60, maxSkipsPerRun: 100 },
  )
  expect(found).toBeGreaterThanOrEqual(60)
})

it('should find nothing only where a matcher takes linear time, with look-around, too', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 2 })
  const pump = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 })
  let linear = 0
  fc.assert(
    fc.property(
      sources(['?=', '?!', '?<=', '?<!']),
      frame,
      fc.tuple(word, pump, word),
      (source, [before, after, flags], [start, middle, end]) => {
        const expression = { source: `${before}${source}${after}`, flags }
        fc.pre(isLinear(expression))
        linear++
        const [few = 0, more = 0] = [32, 64].map((times) =>
          countSteps(expression, start + middle.repeat(times) + end),
        )
        expect(more).toBeLessThan(2.5 * few + 500)
      },
    ),
    { numRuns: 2000, maxSkipsPerRun: 100 },
  )
  expect(linear).toBeGreaterThanOrEqual(2000)
})

function isLinear(expression: { source: string; flags: string }): boolean {
  try {
    return findSuperLinear(expression) === undefined
  } catch {
    return false
  }
}
