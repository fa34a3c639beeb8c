const FORMAT = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** Write a number as people read it, with two digits behind the point at most. */
export function formatNumber(number: number): string {
  return FORMAT.format(number)
}
