import stringWidth from 'string-width'

/**
 * Pad the cells of a table so that its columns align. The last column is left as it is.
 *
 * @param rows each with the same number of cells
 * @param numbers the indexes of the columns that align to the right
 * @returns the padded rows
 */
export function alignColumns(rows: readonly (readonly string[])[], numbers: ReadonlySet<number>): string[][] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [index, cell] of row.slice(0, -1).entries()) {
      widths[index] = Math.max(widths[index] ?? 0, stringWidth(cell))
    }
  }
  return rows.map((row) =>
    row.map((cell, index) => {
      const padding = ' '.repeat(Math.max(0, (widths[index] ?? 0) - stringWidth(cell)))
      return numbers.has(index) ? padding + cell : cell + padding
    }),
  )
}
