import { describe, expect, it } from 'vitest'
import { compareWithModel, QUOTED_MENTION } from './expressions/model.ts'
import { redosFacts } from './redos.ts'

describe('the regular expressions of the product', () => {
  const facts = redosFacts()

  it.each(facts)('$name: $size', ({ faults }) => {
    expect(faults).toEqual([])
  })

  it('should be more than a few', () => {
    expect(Math.min(...facts.map(({ size }) => Number.parseInt(size, 10)))).toBeGreaterThan(50)
  })
})

describe('compareWithModel', () => {
  const expression = { source: `(?<!\\S)@(?:()|${QUOTED_MENTION.part})(?=\\s)`, flags: 'g' }

  it('should find nothing for the model', () => {
    expect(compareWithModel(expression, QUOTED_MENTION, 4).differing).toEqual([])
  })

  it.each([
    ['an escaped quote closes', '"([^"\\r\\n]+)"', '@"\\"" '],
    ['nothing may stand between the quotes', '"((?:\\\\.|[^"\\\\])*)"', '@"" '],
    ['a line may end', '"((?:\\\\.|[^"\\\\])+)"', '@"\n" '],
  ])('should find a text if %s', (_, model, text) => {
    expect(compareWithModel(expression, { ...QUOTED_MENTION, model }, 4).differing).toContain(text)
  })
})
