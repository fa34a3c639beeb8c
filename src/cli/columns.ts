/** What terminals draw two columns wide, roughly: the scripts of East Asia, and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

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
      widths[index] = Math.max(widths[index] ?? 0, widthOf(cell))
    }
  }
  return rows.map((row) =>
    row.map((cell, index) => {
      const padding = ' '.repeat(Math.max(0, (widths[index] ?? 0) - widthOf(cell)))
      return numbers.has(index) ? padding + cell : cell + padding
    }),
  )
}

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += /\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return width
}
