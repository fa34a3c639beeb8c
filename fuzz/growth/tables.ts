import { markdownTable } from 'markdown-table'
import { formatNumber } from '../report/number.ts'
import type { GrowthFigures } from './measure.ts'
import type { ParserResult } from './parser.ts'
import type { GrowthResult } from './run.ts'

/** How many families of each parser are shown. */
const PARSED_SHOWN = 10

/** Write the figures of growth as Markdown: what they are, and tables. */
export function reportGrowth({ pairs, functions, ownShares, added, parsers }: GrowthFigures): string {
  return [
    `${formatNumber(pairs)} pairs of a function and a family of hostile texts were measured. For each function, the family that it grew fastest with was measured again, at lengths that double up to a megabyte (2^20 UTF-16 code units). An exponent of 1 is linear growth, of 2 quadratic.`,
    tableOfResults(functions),
    'Where the Markdown parser runs, what the package does of its own, at 2 to 16 kB:',
    tableOfResults(ownShares),
    'The time of parsers and writers with the package and without it, at 16 kB:',
    tableOfAdded(added),
    `The growth of the parsers alone, at 2 to 16 kB, for the ${PARSED_SHOWN} families that each grows fastest with:`,
    tableOfParsers(parsers),
  ].join('\n\n')
}

function tableOfResults(results: readonly GrowthResult[]): string {
  return table(
    ['entry point', 'function', 'input', 'family'],
    ['exponent', 'characters', 'ms'],
    results.map(({ entryPoint, function: name, input, family, exponent, sizes, times }) => [
      ...[entryPoint, code(name), input, code(family)],
      ...[exponent.toFixed(2), formatNumber(last(sizes)), formatNumber(last(times))],
    ]),
  )
}

function tableOfAdded(added: GrowthFigures['added']): string {
  return table(
    ['entry point', 'function', 'family'],
    ['ms with the package', 'ms without'],
    added.map(({ entryPoint, function: name, family, withPackage, without }) => [
      ...[entryPoint, code(name), code(family)],
      ...[formatNumber(last(withPackage)), formatNumber(last(without))],
    ]),
  )
}

function tableOfParsers(parsers: readonly ParserResult[]): string {
  const names = [...new Set(parsers.map(({ parser }) => parser))]
  const shown = names.flatMap((name) =>
    parsers
      .filter(({ parser }) => parser === name)
      .sort((one, other) => other.exponent - one.exponent)
      .slice(0, PARSED_SHOWN),
  )
  return table(
    ['parser', 'family'],
    ['exponent', ...[2, 4, 8, 16].map((size) => `ms at ${size} kB`)],
    shown.map(({ parser, family, exponent, times }) => [
      ...[parser, code(family), exponent.toFixed(2)],
      ...times.map(formatNumber),
    ]),
  )
}

/** A table whose last columns are numbers. */
function table(words: readonly string[], numbers: readonly string[], rows: readonly string[][]): string {
  const align = [...words.map(() => 'l'), ...numbers.map(() => 'r')]
  return markdownTable([[...words, ...numbers], ...rows], { align })
}

/** A name as code, in which neither a backtick nor a bar ends anything. */
function code(name: string): string {
  return `\`\` ${name.replaceAll('|', '\\|')} \`\``
}

function last(values: readonly number[]): number {
  return values.at(-1) ?? Number.NaN
}
