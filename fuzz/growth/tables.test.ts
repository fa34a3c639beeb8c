import { describe, expect, it } from 'vitest'
import { worstOf } from './measure.ts'
import type { GrowthResult } from './run.ts'
import { reportGrowth } from './tables.ts'

const common = { entryPoint: 'record', input: 'an id', sizes: [1000, 2000], fault: null }
const results: GrowthResult[] = [
  { ...common, function: 'fold', family: '"a"', times: [1, 2], exponent: 1 },
  { ...common, function: 'fold', family: '"|`"', times: [1, 2.2], exponent: 1.1375 },
  { ...common, function: 'decode', family: '"a"', times: [1, 1], exponent: 0 },
]

describe('worstOf', () => {
  it('should give the result with the greatest exponent of each function', () => {
    expect(worstOf(results)).toEqual(results.slice(1))
  })
})

describe('reportGrowth', () => {
  it('should write the figures as tables', () => {
    const page = reportGrowth({
      pairs: 8000,
      functions: results.slice(1),
      ownShares: [],
      added: [
        { ...common, function: 'collect', family: '"a"', withPackage: [1, 2.5], without: [1, 2] },
        { ...common, function: 'collect', family: '"b"', withPackage: [1, 2], without: [1, 2] },
      ],
      parsers: Array.from({ length: 12 }, (_, index) => ({
        ...{ parser: 'micromark', family: `"${index}"`, sizes: [1, 2, 3, 4] },
        ...{ times: [1, 2, 3, index], exponent: index / 10 },
      })),
    })
    expect(page).toMatch(/^8,000 pairs/)
    expect(page).toMatch(
      /\| record +\| `` fold `` +\| an id \| `` "\\\|`" `` \| +1\.14 \| +2,000 \| +2\.2 \|/,
    )
    expect(page).toMatch(/\| record +\| `` collect `` \| `` "a" `` \| +2\.5 \| +2 \|/)
    expect(page.match(/\| micromark/g)).toHaveLength(10)
    expect(page).toMatch(/\| micromark \| `` "11" `` \| +1\.10 \| +1 \| +2 \| +3 \| +11 \|/)
    expect(page).not.toContain('`` "1" ``')
  })
})
