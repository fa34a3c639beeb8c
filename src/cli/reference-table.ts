import Table from 'cli-table3'
import pico from 'picocolors'
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

/** No frame: the columns can be selected and cut. */
const NO_FRAME = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) =>
    [side, `${side}-mid`, `${side}-left`, `${side}-right`].map((part) => [part, '']),
  ),
)

/**
 * Lay references out as a table for people. The labels stand last, since how wide a terminal draws them is its own
 * matter.
 *
 * @param references the rows
 * @param color whether to use colours
 * @returns the lines, each with its end
 */
export function referenceTable(references: readonly ListedReference[], color: boolean): string {
  const { bold, cyan, dim } = pico.createColors(color)
  const table = new Table({
    head: HEAD.map((name) => bold(name)),
    chars: { ...NO_FRAME, middle: '  ' },
    colAligns: ['left', 'right', 'right', 'left', 'left', 'left'],
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  })
  for (const { file, line, column, kind, contextId, label } of references) {
    table.push([printable(file), dim(line), dim(column), cyan(kind), contextId, label])
  }
  return `${table.toString().replace(/ +$/gm, '')}\n`
}
