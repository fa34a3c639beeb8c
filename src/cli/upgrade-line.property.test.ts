import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legacyMessage, nearLegacyText } from '../../fuzz/arbitraries/legacy-arbitrary.ts'
import { upgradeLegacyContextMessage } from '../legacy/upgrade.ts'
import { upgradeLine } from './upgrade-line.ts'

const text = fc.oneof(
  legacyMessage().map((message) => message.text),
  nearLegacyText(),
  fc.string({ unit: 'binary' }),
)

/** A message, and JSON of it. */
const messages = fc
  .tuple(
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
    text,
    fc.boolean(),
    fc.constantFrom('', ' ', '\t'),
  )
  .map(([others, content, hasNull, space]) => {
    const message = { ...others, text: content, ...(hasNull ? { context: null } : { context: undefined }) }
    return { message, line: JSON.stringify(message, null, space).replaceAll('\n', '\r') }
  })

describe('the laws of upgraded lines', () => {
  it('should change the text and the context alone, in one line, and nothing the second time', () => {
    const law = fc.property(messages, ({ message, line }) => {
      const upgraded = upgradeLine(line)
      const { text: content, records } = upgradeLegacyContextMessage(message.text)
      if (records.length === 0) {
        expect(upgraded).toBe(line)
      } else {
        const expected = { ...message, text: content, context: { version: 1, records } }
        expect(JSON.parse(upgraded)).toEqual(JSON.parse(JSON.stringify(expected)))
        expect(upgraded).not.toContain('\n')
        expect(Object.keys(JSON.parse(upgraded)).sort()).toEqual(Object.keys(expected).sort())
      }
      expect(upgradeLine(upgraded)).toBe(upgraded)
    })
    fc.assert(law, { numRuns: 2000 })
  })
})
