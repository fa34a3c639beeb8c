import pico from 'picocolors'
import { alignColumns } from './columns.ts'
import { printable } from './printable.ts'

/** A reference and where it stands; the order of the fields is the order of the JSON. */
export interface ListedReference {
  file: string
  line: number
  column: number
  kind: string
  contextId: string
  label: string
  image: boolean
}

const HEAD = ['File', 'Line', 'Column', 'Kind', 'Id', 'Label']
const NUMBERS: ReadonlySet<number> = new Set([1, 2])

/**
 * Lay references out as a table for people, without a frame: its columns can be selected and cut. The labels stand
 * last, since how wide a terminal draws them is its own matter.
 *
 * @param references the rows
 * @param color whether to use colours
 * @returns the lines, each with its end
 */
export function referenceTable(references: readonly ListedReference[], color: boolean): string {
  const { bold, cyan, dim } = pico.createColors(color)
  const styles = [String, dim, dim, cyan, String, String]
  const rows = references.map(({ file, line, column, kind, contextId, label }) => [
    printable(file),
    `${line}`,
    `${column}`,
    kind,
    contextId,
    label,
  ])
  return alignColumns([HEAD, ...rows], NUMBERS)
    .map((row, number) => row.map((cell, index) => (number === 0 ? bold : (styles[index] ?? String))(cell)))
    .map((cells) => `${cells.join('  ')}\n`)
    .join('')
}
