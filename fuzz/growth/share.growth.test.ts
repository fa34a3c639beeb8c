import { beforeAll, describe, expect, it } from 'vitest'
import { REFERRING, REPORTED, WRITTEN } from './families/markdown.ts'
import { checkNursery } from './nursery.ts'
import { measureAddedShares, measureOwnShares } from './run.ts'
import { MARKDOWN } from './share.ts'

beforeAll(checkNursery)

describe('what the package does while Markdown is parsed', () => {
  it.each(MARKDOWN)('should take linear time for $name', (family) => {
    expect(measureOwnShares(family).filter(({ fault }) => fault !== null)).toEqual([])
  })
})

describe('what the package adds to a parser or writer', () => {
  it.each([...REFERRING, ...REPORTED, ...WRITTEN])('should be a linear share for $name', (family) => {
    expect(measureAddedShares(family).filter(({ fault }) => fault !== null)).toEqual([])
  })
})
