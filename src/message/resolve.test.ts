import { describe, expect, it } from 'vitest'
import { ref } from './build.fixture.ts'
import { resolveUserMessageContext } from './resolve.ts'

const skill = (contextId: string) => ({ version: 1, contextId, kind: 'skill', label: 'S', name: 'review' })
const LEGACY = 'Look\n\n<terminal_context>\n- T line 1:\n  1 | x\n</terminal_context>'

describe('resolveUserMessageContext', () => {
  it('should give the very context that a message has, and its records by their ids', () => {
    const context = { version: 1, records: [skill('s'), skill('__proto__')], later: 1 }
    const resolved = resolveUserMessageContext({ text: ref('s'), context })
    expect(resolved.context).toBe(context)
    expect(resolved).toStrictEqual({
      text: ref('s'),
      context,
      recordsById: new Map([
        ['s', skill('s')],
        ['__proto__', skill('__proto__')],
      ]),
      dropped: [],
      reason: null,
    })
    expect(resolved.recordsById.get('s')).toBe(context.records[0])
    expect(resolved.recordsById.get('constructor')).toBeUndefined()
  })

  it('should read a context from its JSON, as a database column has it', () => {
    const context = { version: 1, records: [skill('s'), { ...skill('t'), name: 7 }] }
    const resolved = resolveUserMessageContext({ text: LEGACY, context: JSON.stringify(context) })
    expect(resolved).toStrictEqual(resolveUserMessageContext({ text: LEGACY, context }))
    expect([resolved.text, resolved.recordsById.size, resolved.dropped.length]).toStrictEqual([LEGACY, 1, 1])
  })

  it('should give what can be decoded of it, and say what is dropped', () => {
    const context = { version: 1, records: [skill('s'), { ...skill('t'), name: 7 }, skill('u'), skill('u')] }
    const {
      context: decoded,
      recordsById,
      dropped,
      reason,
    } = resolveUserMessageContext({ text: 'a', context })
    expect(decoded).toStrictEqual({ version: 1, records: [skill('s')] })
    expect([...recordsById.keys()]).toStrictEqual(['s'])
    expect(dropped.map(({ index }) => index)).toStrictEqual([1, 2, 3])
    expect(reason).toBeNull()
  })

  it.each([
    ['is empty', { version: 1, records: [] }, null],
    ['is of another version', { version: 2, records: [] }, expect.stringMatching(/version/)],
    ['is none', 'x', expect.any(String)],
    ['is damaged JSON', '{"version":1,"records":[', expect.stringMatching(/JSON/)],
    ['is a number', 0, expect.any(String)],
    ['is false', false, expect.any(String)],
  ])('should not take a message for a legacy one whose context %s', (_, context, reason) => {
    expect(resolveUserMessageContext({ text: LEGACY, context })).toStrictEqual({
      text: LEGACY,
      context: { version: 1, records: [] },
      recordsById: new Map(),
      dropped: [],
      reason,
    })
  })

  it.each([undefined, null, '', ' ', 'null', '\nnull '])(
    'should upgrade a legacy message, whose context is %j',
    (context) => {
      const {
        text,
        context: upgraded,
        recordsById,
        dropped,
        reason,
      } = resolveUserMessageContext({ text: LEGACY, context })
      expect(text).toBe('Look\n\n[T line 1](t3-context://v1/terminal/legacy_terminal_1)')
      expect(upgraded.records).toMatchObject([
        { kind: 'terminal', terminalLabel: 'T', lineStart: 1, text: 'x' },
      ])
      expect(recordsById.get('legacy_terminal_1')).toBe(upgraded.records[0])
      expect([dropped, reason]).toStrictEqual([[], null])
    },
  )

  it('should give a message without anything as it is', () => {
    expect(resolveUserMessageContext({ text: 'hi' })).toStrictEqual({
      text: 'hi',
      context: { version: 1, records: [] },
      recordsById: new Map(),
      dropped: [],
      reason: null,
    })
  })

  it.each([null, undefined, 7, 'x'])('should take the message %j for an empty one', (message) => {
    expect(resolveUserMessageContext(message as never)).toStrictEqual(resolveUserMessageContext({ text: '' }))
  })

  it.each([null, 7, {}])('should take the text %j for an empty one', (text) => {
    expect(resolveUserMessageContext({ text } as never).text).toBe('')
  })
})
