/** Milliseconds below which a time says nothing: a megabyte is copied in less. What takes less counts as this. */
export const NOISE = 0.1

/**
 * The exponent by which times grow with sizes: the slope of the straight line through their logarithms, by least
 * squares. 1 for what is linear, 2 for what is quadratic, 0 for what stays below the noise.
 *
 * @param sizes different ones, at least two
 * @param times milliseconds, one for each size
 */
export function growthExponent(sizes: readonly number[], times: readonly number[]): number {
  const x = sizes.map(Math.log)
  const y = times.map((time) => Math.log(Math.max(time, NOISE)))
  const [meanX, meanY] = [mean(x), mean(y)]
  const covariance = mean(x.map((value, index) => (value - meanX) * ((y[index] as number) - meanY)))
  return covariance / mean(x.map((value) => (value - meanX) ** 2))
}

/** The middle value; of an even number of values the lower one in the middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] as number
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
