import { describe, expect, it } from 'vitest'
import { CONTEXT_URI_PREFIX, contextUri } from '../grammar/context-reference.ts'
import { explainComposerContextHref } from '../grammar/explain.ts'
import { toParsimmon } from '../grammar/parsimmon.ts'
import { regExpSource, toRegExp, toWholeRegExp } from '../grammar/regexp.ts'
import { formatComposerContextHref, parseComposerContextHref } from '../src/reference/href.ts'
import { readSuite } from './harness/files.ts'

const { valid, invalid } = readSuite('href.json')
const whole = toWholeRegExp(contextUri)
const compiled = new RegExp(`^(?:${regExpSource(contextUri)})$`)
const sticky = toRegExp(contextUri)
const parser = toParsimmon(contextUri)

describe.each(valid)('$href', ({ href, kind, contextId }) => {
  it('should be read by the codec and the explanation', () => {
    expect(parseComposerContextHref(href)).toStrictEqual({ kind, contextId })
    expect(explainComposerContextHref(href)).toStrictEqual({ kind, contextId })
  })

  it('should be accepted by every RegExp', () => {
    expect(whole.exec(href)?.slice(1)).toEqual([kind, contextId])
    expect(compiled.exec(href)?.slice(1)).toEqual([kind, contextId])
    sticky.lastIndex = 0
    expect(sticky.exec(href)?.[0]).toBe(href)
  })

  it('should be parsed by Parsimmon', () => {
    expect(parser.tryParse(href)).toStrictEqual({ text: href, captures: { kind, contextId } })
  })

  it('should be written again', () => {
    expect(formatComposerContextHref({ kind, contextId })).toBe(href)
  })
})

describe.each(invalid.map((href) => [JSON.stringify(href), href] as const))('%s', (_, href) => {
  it('should be refused by the codec and every RegExp', () => {
    expect(parseComposerContextHref(href)).toBeNull()
    expect(whole.test(href)).toBe(false)
    expect(compiled.test(href)).toBe(false)
  })

  it('should be explained where it stops being one', () => {
    expect(explainComposerContextHref(href)).toStrictEqual({
      offset: longestBeginning(href),
      expected: expect.arrayContaining([expect.stringMatching(/\S/)]),
    })
  })
})

// Only what begins with the prefix is handed to Parsimmon; see `toParsimmon`.
const begun = invalid.filter((href) => href.startsWith(CONTEXT_URI_PREFIX))

it.each(begun)('should be refused by Parsimmon: %j', (href) => {
  expect(parser.parse(href).status).toBe(false)
})

/** How long the longest beginning is that some context URI has too; tried out, not parsed. */
function longestBeginning(href: string): number {
  const sample = `${CONTEXT_URI_PREFIX}a/b`
  const ends = ['', '/b', ...Array.from(sample, (_, index) => sample.slice(index))]
  let length = href.length
  while (!ends.some((end) => whole.test(href.slice(0, length) + end))) length--
  return length
}
