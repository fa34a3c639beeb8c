import { expect, test } from 'vitest'
import { entryPoints, measureSize, REFERENCE_MAX_BYTES } from '../bench/size.ts'

test('should keep /reference within its size for browsers', async () => {
  const { gzipped } = await measureSize('./reference')
  expect(gzipped).toBeLessThanOrEqual(REFERENCE_MAX_BYTES)
})

test('should bundle every entry point for browsers', async () => {
  const sizes = await Promise.all(entryPoints.map(measureSize))
  for (const { minified } of sizes) expect(minified).toBeGreaterThan(0)
})
