import { parse, View } from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import type { GrowthResult } from '../growth/run.ts'

/** A point of a line in the plot. */
interface Point {
  line: string
  size: number
  time: number
}

/** Draw the time of the slowest family of each entry point against the length of the text, beside linear and quadratic growth. */
export async function plotGrowth(results: readonly GrowthResult[]): Promise<string> {
  const points = [...slowestOf(results).entries()].flatMap(([line, { sizes, times }]) =>
    sizes.map((size, index): Point => ({ line, size, time: times[index] as number })),
  )
  const spec: TopLevelSpec = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description:
      'How the time of the slowest function of each entry point grows with the length of a hostile text',
    title: 'Time of hostile texts',
    width: 560,
    height: 360,
    background: 'white',
    layer: [
      {
        data: { values: points },
        mark: { type: 'line', point: true },
        encoding: {
          x: {
            field: 'size',
            type: 'quantitative',
            scale: { type: 'log' },
            title: 'characters',
            axis: { format: '~s' },
          },
          y: { field: 'time', type: 'quantitative', scale: { type: 'log' }, title: 'milliseconds' },
          color: { field: 'line', type: 'nominal', title: 'entry point: function' },
        },
      },
      {
        data: { values: guidesOf(points) },
        mark: { type: 'line', strokeDash: [4, 4], color: 'gray' },
        encoding: {
          x: { field: 'size', type: 'quantitative' },
          y: { field: 'time', type: 'quantitative' },
          detail: { field: 'line' },
        },
      },
      {
        data: {
          values: guidesOf(points).filter(
            ({ size }, _, all) => size === Math.max(...all.map((one) => one.size)),
          ),
        },
        mark: { type: 'text', align: 'right', dy: -8, color: 'gray' },
        encoding: {
          x: { field: 'size', type: 'quantitative' },
          y: { field: 'time', type: 'quantitative' },
          text: { field: 'line' },
        },
      },
    ],
  }
  const svg = await new View(parse(compile(spec).spec), { renderer: 'none' }).toSVG()
  return `${withTitle(svg, spec)}\n`
}

/** By entry point and function: the result that takes longest, of the entry point's functions. */
function slowestOf(results: readonly GrowthResult[]): Map<string, GrowthResult> {
  const lines = new Map<string, GrowthResult>()
  for (const name of new Set(results.map(({ entryPoint }) => entryPoint))) {
    const own = results.filter(({ entryPoint }) => entryPoint === name)
    const last = ({ times }: GrowthResult) => times.at(-1) ?? 0
    const slowest = own.reduce((most, one) => (last(one) > last(most) ? one : most))
    lines.set(`${name}: ${slowest.function}`, slowest)
  }
  return lines
}

/** Lines of exponent 1 and 2 from the middle of the first points on. */
function guidesOf(points: readonly Point[]): Point[] {
  const sizes = points.map(({ size }) => size)
  const [start, end] = [Math.min(...sizes), Math.max(...sizes)]
  const from = Math.min(...points.map(({ time }) => time))
  return [1, 2].flatMap((exponent) => {
    const line = exponent === 1 ? 'linear' : 'quadratic'
    const most = Math.max(...points.map(({ time }) => time))
    const to = Math.min(end, start * (most / from) ** (1 / exponent))
    return [start, to].map((size) => ({ line, size, time: from * (size / start) ** exponent }))
  })
}

/** Say what the picture shows to those who do not see it. */
function withTitle(svg: string, { title, description }: { title?: unknown; description?: unknown }): string {
  return svg.replace(/^(<svg[^>]*>)/, `$1<title>${title}</title><desc>${description}</desc>`)
}
