import { expect } from 'vitest'
import { decodeContextJson, encodeContextJson } from '../../src/message/context-json.ts'
import { cutCapture } from '../../src/message/cut.ts'
import type { Runners } from './check.ts'
import { writeText } from './text.ts'

/** The checks of what is sent and stored. */
export const messageRunners: Pick<
  Runners,
  'cut-capture' | 'decode-context-json' | 'context-json-round-trip'
> = {
  'cut-capture': ({ input: { text, max }, expect: { maxLength, wellFormed } }) => {
    const cut = cutCapture(writeText(text), max)
    expect(cut.length).toBeLessThanOrEqual(maxLength)
    expect(!/\p{Cs}/u.test(cut)).toBe(wellFormed)
  },

  'decode-context-json': ({ input, expect: { records, dropped } }) => {
    const decoded = decodeContextJson(writeText(input))
    expect(decoded.context?.records).toStrictEqual(records)
    expect(decoded.dropped.map(({ index }) => index)).toEqual(dropped)
  },

  'context-json-round-trip': ({ input }) => {
    const { context, dropped } = decodeContextJson(encodeContextJson(input))
    expect(JSON.stringify(context)).toBe(JSON.stringify(input))
    expect(dropped).toEqual([])
  },
}
