import { describe, expect, it } from 'vitest'
import { decodeMessageContext, MESSAGE_CHARACTERS_MAX } from './message-context.ts'

// Which records are taken and which are dropped is corpus/conformance/records.json.

const skill = (contextId: string, name = 'x') => ({ version: 1, contextId, kind: 'skill', label: '', name })

describe('decodeMessageContext', () => {
  it.each([
    [undefined, 'Expected a context, found undefined'],
    [null, 'Expected a context, found null'],
    ['{}', 'Expected a context, found string'],
    [{ records: [] }, 'Expected version 1, found undefined'],
    [{ version: 2, records: [] }, 'Expected version 1, found 2'],
    [{ version: 1 }, 'Expected an array of records, found undefined'],
    [{ version: 1, records: Array(201) }, 'Expected at most 200 records, found 201'],
    [{ version: 1, records: [], more: 1n }, 'Expected JSON, found bigint'],
    [
      {
        version: 1,
        get records() {
          throw new Error('no')
        },
      },
      'Expected a context, found what cannot be read',
    ],
  ])('should say why %# is none', (input, reason) => {
    expect(decodeMessageContext(input)).toStrictEqual({ context: null, dropped: [], reason })
  })

  it('should say of a dropped record which it is, where it is wrong, and why', () => {
    const records = [skill('a'), skill('b', ''), 1, skill('c'), skill('c')]
    expect(decodeMessageContext({ version: 1, records })).toStrictEqual({
      context: { version: 1, records: [skill('a')] },
      dropped: [
        {
          index: 1,
          contextId: 'b',
          path: ['name'],
          reason: 'Expected a text without white space at its ends, not empty, found ""',
        },
        { index: 2, contextId: null, path: [], reason: 'Expected Object, found 1' },
        { index: 3, contextId: 'c', path: ['contextId'], reason: 'Expected one record of this id, found 2' },
        { index: 4, contextId: 'c', path: ['contextId'], reason: 'Expected one record of this id, found 2' },
      ],
      reason: null,
    })
  })

  it('should keep fields that a newer version adds, in their order', () => {
    const text = '{"records":[],"more":{"__proto__":1},"version":1}'
    expect(JSON.stringify(decodeMessageContext(JSON.parse(text)).context)).toBe(text)
  })

  it('should count what is dropped', () => {
    const shell = JSON.stringify({ version: 1, records: [''] }).length
    const full = { version: 1, records: ['x'.repeat(MESSAGE_CHARACTERS_MAX - shell)] }
    expect(JSON.stringify(full)).toHaveLength(MESSAGE_CHARACTERS_MAX)
    expect(decodeMessageContext(full)).toMatchObject({ context: { records: [] }, dropped: [{ index: 0 }] })
    const reason = `Expected at most ${MESSAGE_CHARACTERS_MAX} characters of JSON, found more`
    const over = { version: 1, records: [`${full.records}x`] }
    expect(decodeMessageContext(over)).toStrictEqual({ context: null, dropped: [], reason })
    expect(decodeMessageContext({ ...full, more: 1 })).toMatchObject({ context: null, reason })
  })
})
