import { markdownTable } from 'markdown-table'
import type { ParserResult } from '../growth/parser.ts'
import type { GrowthResult } from '../growth/run.ts'
import { formatNumber } from './number.ts'

/** What was measured of growth. */
export interface GrowthFigures {
  functions: GrowthResult[]
  /** The package's own part of what runs the Markdown parser. */
  shares: GrowthResult[]
  parsers: ParserResult[]
}

/** How many families of each parser are shown: those with the greatest exponents. */
const PARSED_SHOWN = 8

/** For each function the family of the greatest exponent, for those that run the Markdown parser our share, and the parser itself. */
export function reportGrowth({ functions, shares, parsers }: GrowthFigures): string {
  const worst = [...parsers]
    .sort((left, right) => right.exponent - left.exponent)
    .filter(
      (one, index, all) =>
        all.slice(0, index).filter((other) => other.parser === one.parser).length < PARSED_SHOWN,
    )
    .sort((left, right) => left.parser.localeCompare(right.parser) || right.exponent - left.exponent)
  return [
    `${functions.length} pairs of a function and a family of hostile texts, at n, 2n, 4n and 8n up to a megabyte; the greatest exponent of each function, and the time for its longest text:`,
    table(worstOf(functions)),
    'What the package adds where the Markdown parser runs, at 2 to 16 kB:',
    table(worstOf(shares)),
    "The parser's own growth, without the package, at 2 to 16 kB, where it is worst:",
    markdownTable(
      [
        ['parser', 'family', 'exponent', 'longest text, ms'],
        ...worst.map(({ parser, family, exponent, times }) => [
          parser,
          code(family),
          formatNumber(exponent),
          formatNumber(times.at(-1) ?? 0),
        ]),
      ],
      { align: ['l', 'l', 'r', 'r'] },
    ),
  ].join('\n\n')
}

/** The result with the greatest exponent of each function and input. */
export function worstOf(results: readonly GrowthResult[]): GrowthResult[] {
  const worst = new Map<string, GrowthResult>()
  for (const result of results) {
    const key = `${result.entryPoint} ${result.function} ${result.input}`
    if (result.exponent > (worst.get(key)?.exponent ?? Number.NEGATIVE_INFINITY)) worst.set(key, result)
  }
  return [...worst.values()]
}

function table(results: readonly GrowthResult[]): string {
  const rows = results.map(({ entryPoint, function: name, input, family, exponent, sizes, times }) => [
    entryPoint,
    `\`${name}\``,
    input,
    code(family),
    formatNumber(exponent),
    `${formatNumber(sizes.at(-1) ?? 0)}: ${formatNumber(times.at(-1) ?? 0)}`,
  ])
  return markdownTable(
    [['entry point', 'function', 'input', 'worst family', 'exponent', 'characters: ms'], ...rows],
    { align: ['l', 'l', 'l', 'l', 'r', 'r'] },
  )
}

/** The name of a family as code that a table can hold, without what a page could not show. */
function code(name: string): string {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name
  return `\`\` ${shown.replace(/[|\n\r]/g, '·')} \`\``
}
