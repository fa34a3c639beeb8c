import { describe, expect, it } from 'vitest'
import { dialectsOf } from './harness/dialects.ts'
import { expectLinear } from './harness/growth.ts'
import { needlessEscapes } from './harness/minimality.ts'
import { withoutSegmenter } from './harness/no-segmenter.ts'
import { writeText } from './harness/text.ts'

describe('needlessEscapes', () => {
  const surroundings = [['', '']] as const

  it.each([
    ['[a](t3-context://v1/file/a)', []],
    ['[my\\_file](t3-context://v1/file/a)', ['_']],
    ['[\\_a\\_](t3-context://v1/file/a)', []],
    ['[_a\\_](t3-context://v1/file/a)', []],
    ['[\\_a\\_ b\\-c &lt;d](t3-context://v1/file/a)', ['-', '<']],
    ['[&lt;b>](t3-context://v1/file/a)', []],
    ['[a\\\\](t3-context://v1/file/a)', []],
    ['[a\\\\b](t3-context://v1/file/a)', ['\\']],
  ])('should find in %s what can be dropped', (source, needless) => {
    expect(needlessEscapes(source, surroundings, dialectsOf())).toStrictEqual(needless)
  })

  it('should keep what one of the surroundings needs', () => {
    const source = '[a\\*](t3-context://v1/file/a)'
    expect(needlessEscapes(source, [['', '']], dialectsOf(['commonmark']))).toStrictEqual(['*'])
    expect(
      needlessEscapes(
        source,
        [
          ['', ''],
          ['*b ', ''],
        ],
        dialectsOf(['commonmark']),
      ),
    ).toStrictEqual(['*'])
    const code = '[a\\`](t3-context://v1/file/a)'
    expect(needlessEscapes(code, [['', '']], dialectsOf(['commonmark']))).toStrictEqual(['`'])
    expect(
      needlessEscapes(
        code,
        [
          ['', ''],
          ['', ' ` '],
        ],
        dialectsOf(['commonmark']),
      ),
    ).toStrictEqual([])
  })
})

describe('expectLinear', () => {
  const textOf = (length: number) => 'x'.repeat(length)
  const stepsFor = (steps: (length: number) => number) => (text: string) => {
    let sum = 0
    for (let step = steps(text.length); step > 0; step--) sum ^= text.charCodeAt(step & 0xff)
    return sum
  }

  it.each([
    ['nothing', () => 0],
    ['a step a character', (length: number) => length],
    ['twenty steps a character', (length: number) => 20 * length],
    ['a step a character and its logarithm', (length: number) => length * Math.log2(length)],
  ])('should pass work that takes %s', (_, steps) => {
    expect(() => expectLinear(stepsFor(steps), textOf, 200_000)).not.toThrow()
  })

  it.each([
    ['a step a pair of characters', (length: number) => length ** 2],
    ['a tenth of that', (length: number) => length ** 2 / 10],
    ['ever more steps a character', (length: number) => 20 * length ** 1.5],
    ['two thousand steps a character', (length: number) => 2000 * length],
  ])('should fail work that takes %s', (_, steps) => {
    expect(() => expectLinear(stepsFor(steps), textOf, 200_000)).toThrow(/characters/)
  })
})

describe('withoutSegmenter', () => {
  it('should take the segmenter away, and give it back also after a failure', async () => {
    const { Segmenter } = Intl
    expect(await withoutSegmenter(async () => 'Segmenter' in Intl)).toBe(false)
    await expect(withoutSegmenter(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(Intl.Segmenter).toBe(Segmenter)
    expect('toWellFormed' in String.prototype && typeof String.prototype.toWellFormed).toBe('function')
  })

  it('should let every entry point load', async () => {
    const exported = await withoutSegmenter(async () => [
      await import('../grammar/index.ts'),
      await import('../src/index.ts'),
      await import('../src/markdown/index.ts'),
      await import('../src/reference/index.ts'),
    ])
    expect(exported.every((one) => Object.keys(one).length > 0)).toBe(true)
  })
})

describe('writeText', () => {
  it.each([
    ['a', 'a'],
    [[{ repeat: 'ab', times: 2 }, 'c'], 'ababc'],
    [['a', { repeat: 'bc' }, 'd'], 'abcbcd'],
  ])('should write %j', (text, written) => {
    expect(writeText(text, 5)).toBe(written)
  })
})
