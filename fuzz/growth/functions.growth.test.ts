import { beforeAll, expect, it } from 'vitest'
import { checkNursery } from './nursery.ts'
import { FAMILIES, measureFamily } from './run.ts'

beforeAll(checkNursery)

it.each(FAMILIES)('should all take linear time for $name', (family) => {
  expect(measureFamily(family).filter(({ fault }) => fault !== null)).toEqual([])
})
