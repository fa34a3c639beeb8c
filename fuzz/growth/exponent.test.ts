import { describe, expect, it } from 'vitest'
import { growthExponent, median, NOISE } from './exponent.ts'

const sizes = [1000, 2000, 4000, 8000]

describe('growthExponent', () => {
  it.each([0, 0.5, 1, 1.25, 1.5, 2, 3])('should find the exponent %d', (exponent) => {
    const times = sizes.map((size) => NOISE * (size / 1000) ** exponent)
    expect(growthExponent(sizes, times)).toBeCloseTo(exponent, 10)
  })

  it('should find none in times below the noise', () => {
    expect(growthExponent(sizes, [0.001, 0.002, 0.004, NOISE])).toBe(0)
  })

  it('should find that of times that come out of the noise', () => {
    expect(growthExponent(sizes, [NOISE / 4, NOISE, NOISE * 4, NOISE * 16])).toBeCloseTo(1.4, 10)
  })
})

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 9], 9],
    [[4, 3, 2, 1], 2],
    [[1], 1],
  ])('should be the middle of %j', (values, middle) => {
    expect(median(values)).toBe(middle)
  })
})
