import { describe, expect, it } from 'vitest'
import { reference } from '../grammar/context-reference.ts'
import { toParsimmon } from '../grammar/parsimmon.ts'
import { toWholeRegExp } from '../grammar/regexp.ts'
import { collectComposerContextReferences } from '../src/reference/scan.ts'
import { readSuite, withSource } from './harness/files.ts'

const rows = readSuite('text.json').map((row) => [JSON.stringify(row.text).slice(0, 80), row] as const)
const whole = toWholeRegExp(reference)
const parser = toParsimmon(reference)

describe.each(rows)('the text %s', (_, { text, references }) => {
  it('should hold these references, each with its source', () => {
    const found = collectComposerContextReferences(text)
    expect(found).toStrictEqual(references.map((one) => withSource(text, one)))
    expect(found.map(({ start, end }) => text.slice(start, end))).toStrictEqual(
      found.map(({ source }) => source),
    )
  })
})

const sources = rows.flatMap(([, { text }]) => collectComposerContextReferences(text))

it.each(sources)('every interpretation of the grammar should read $source alike', (found) => {
  const { kind, contextId, image, source } = found
  const bang = image ? '!' : undefined
  const captures = { kind, contextId, ...(image ? { image: '!' } : {}) }
  expect(whole.exec(source)?.slice(1)).toEqual([bang, expect.any(String), kind, contextId])
  expect(parser.tryParse(source)).toMatchObject({ text: source, captures })
})
