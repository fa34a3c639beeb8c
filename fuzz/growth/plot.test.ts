import { describe, expect, it } from 'vitest'
import { drawGrowth } from './plot.ts'
import type { GrowthResult } from './run.ts'

const sizes = [2 ** 17, 2 ** 18, 2 ** 19, 2 ** 20]

/** A result with times that grow with this exponent. */
function result(entryPoint: string, name: string, exponent: number, family = '"["'): GrowthResult {
  const times = sizes.map((size) => (size / 2 ** 17) ** exponent)
  return { entryPoint, function: name, input: 'a text', family, sizes, times, exponent, fault: null }
}

const results = [
  result('record', 'decode', 0.9),
  result('record', 'fold', 1.12),
  result('provider', 'project', 1.05, '"<&$1>"'),
]

describe('drawGrowth', () => {
  it('should say in words what is drawn: the worst function of each entry point', async () => {
    const svg = await drawGrowth(results)
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="title desc">/)
    expect(svg).toContain('<title id="title">Time against length of text</title>')
    expect(svg).toContain(
      '<desc id="desc">The worst function of each entry point. record: exponent 1.12, fold on "[";' +
        ' provider: exponent 1.05, project on "&#60;&#38;$1&#62;".</desc>',
    )
  })

  it('should draw a line for each, and two to compare them with', async () => {
    const svg = await drawGrowth(results)
    expect(svg.match(/<path [^>]*aria-roledescription="line mark"/g)).toHaveLength(4)
    for (const text of ['record 1.12', 'provider 1.05', 'slope 1', 'slope 2', '128 Ki', '1,024 Ki']) {
      expect(svg).toContain(`>${text}</text>`)
    }
  })

  it('should take the colour of text from the page, and no background', async () => {
    const svg = await drawGrowth(results)
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(svg).not.toMatch(/(?:fill|stroke)="(?:black|white|#0{3}|#f{3}|#0{6}|#f{6})"/)
  })

  it('should draw the same for the same', async () => {
    expect(await drawGrowth(results)).toBe(await drawGrowth(results))
  })
})
