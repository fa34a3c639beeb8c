import { parse, View } from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import { median, NOISE } from './exponent.ts'
import { isWorse } from './measure.ts'
import type { GrowthResult } from './run.ts'

/** Colours with a contrast of at least 3.9 to a white page and to a dark one (#0d1117). */
const COLORS = [
  ...['#3b7dd8', '#d1600a', '#2f8f46', '#c9405f', '#9a5fd0'],
  ...['#0f8a94', '#a06a1c', '#7a7f87', '#c04fa8', '#5f7f1f'],
]

/** What has no colour of its own has that of the text around it, which follows the page. */
const STYLE =
  'svg{color:#1f2328;font-family:system-ui,sans-serif}@media(prefers-color-scheme:dark){svg{color:#e6edf3}}'

const TITLE = 'Time against length of text'

/**
 * Draw how functions grow, both axes logarithmic: a line for the worst function of each entry point, beside lines of
 * linear and of quadratic growth.
 *
 * @param results of functions; the one with the greatest exponent of each entry point is drawn
 * @returns an SVG image for light and dark pages
 */
export async function drawGrowth(results: readonly GrowthResult[]): Promise<string> {
  const worst = worstOfEntryPoints(results)
  const svg = await new View(parse(compile(specificationOf(worst)).spec), { renderer: 'none' }).toSVG()
  const description = worst.map(
    (one) => `${one.entryPoint}: exponent ${one.exponent.toFixed(2)}, ${one.function} on ${one.family}`,
  )
  const head =
    `<title id="title">${escapeXml(TITLE)}</title>` +
    `<desc id="desc">${escapeXml(`The worst function of each entry point. ${description.join('; ')}.`)}</desc>` +
    `<style>${STYLE}</style>`
  return svg.replace(
    /<svg([^>]*)>/,
    (_, attributes) => `<svg${attributes} role="img" aria-labelledby="title desc">${head}`,
  )
}

function worstOfEntryPoints(results: readonly GrowthResult[]): GrowthResult[] {
  const worst = new Map<string, GrowthResult>()
  for (const result of results) {
    if (isWorse(result, worst.get(result.entryPoint))) worst.set(result.entryPoint, result)
  }
  return [...worst.values()]
}

function specificationOf(results: readonly GrowthResult[]): TopLevelSpec {
  const sizes = results.flatMap((result) => result.sizes)
  const [first, last] = [Math.min(...sizes), Math.max(...sizes)]
  const start = median(results.map(({ times }) => Math.max(times[0] ?? 0, NOISE)))
  const guides = [1, 2].flatMap((slope) =>
    [first, last].map((size) => ({ size, time: start * (size / first) ** slope, slope: `slope ${slope}` })),
  )
  const points = results.flatMap(({ entryPoint, exponent, sizes, times }) =>
    sizes.map((size, index) => ({
      size,
      time: Math.max(times[index] ?? 0, NOISE),
      series: `${entryPoint} ${exponent.toFixed(2)}`,
    })),
  )
  const x = {
    field: 'size',
    type: 'quantitative',
    title: 'length in UTF-16 code units',
    scale: { type: 'log', base: 2, domainMin: first, domainMax: last, nice: false },
    axis: { values: powersOfTwo(first, last), labelExpr: "format(datum.value / 1024, ',') + ' Ki'" },
  } as const
  const y = {
    field: 'time',
    type: 'quantitative',
    title: 'median processor time in ms',
    scale: { type: 'log' },
  } as const
  const series = { field: 'series', type: 'nominal', title: 'worst of, exponent', sort: null } as const
  return {
    width: 560,
    height: 360,
    background: 'transparent',
    title: TITLE,
    layer: [
      {
        data: { values: guides },
        mark: { type: 'line', color: 'currentColor', strokeDash: [5, 5], opacity: 0.6 },
        encoding: { x, y, detail: { field: 'slope' } },
      },
      {
        data: { values: guides.filter(({ size }) => size === last) },
        mark: { type: 'text', color: 'currentColor', align: 'right', dx: -8, dy: -10 },
        encoding: { x, y, text: { field: 'slope' } },
      },
      {
        data: { values: points },
        mark: { type: 'line', point: { size: 60, filled: true } },
        encoding: { x, y, color: { ...series, scale: { range: COLORS } }, shape: series },
      },
    ],
    config: {
      view: { stroke: 'currentColor', strokeOpacity: 0.3 },
      title: { color: 'currentColor', font: 'system-ui, sans-serif' },
      text: { font: 'system-ui, sans-serif' },
      axis: {
        ...{ labelColor: 'currentColor', titleColor: 'currentColor', gridColor: 'currentColor' },
        ...{ domainColor: 'currentColor', tickColor: 'currentColor', gridOpacity: 0.15 },
        ...{ labelFont: 'system-ui, sans-serif', titleFont: 'system-ui, sans-serif' },
      },
      legend: {
        ...{ labelColor: 'currentColor', titleColor: 'currentColor' },
        ...{ labelFont: 'system-ui, sans-serif', titleFont: 'system-ui, sans-serif' },
      },
    },
  }
}

function powersOfTwo(first: number, last: number): number[] {
  const powers: number[] = []
  for (let power = 2 ** Math.ceil(Math.log2(first)); power <= last; power *= 2) powers.push(power)
  return powers
}

function escapeXml(text: string): string {
  return text.replace(/[&<>\p{Cc}\p{Cs}]/gu, (character) =>
    /[&<>]/.test(character) ? `&#${character.charCodeAt(0)};` : '\ufffd',
  )
}
