import { describe, expect, it } from 'vitest'
import { decodeMessageContext, type OrchestrationMessageContext } from '../record/message-context.ts'
import { remapComposerContextAttachments } from './attachments.ts'

const file = (contextId: string, attachmentId: string, kind = 'file') => ({
  version: 1,
  contextId,
  kind,
  label: 'F',
  attachmentId,
  name: 'f',
  mimeType: 'text/plain',
  sizeBytes: 1,
})

function contextOf(...records: object[]): OrchestrationMessageContext {
  const { context } = decodeMessageContext({ version: 1, records })
  if (context?.records.length !== records.length) throw new Error('an invalid record')
  return context
}

describe('remapComposerContextAttachments', () => {
  it.each([
    ['ids', ['a', 'b'], ['x', 'y']],
    ['attachments', [{ id: 'a' }, { id: 'b' }], [{ id: 'x', name: 'f' }, { id: 'y' }]],
    ['both', ['a', { id: 'b' }], [{ id: 'x' }, 'y']],
    ['a list with what has no id yet', [{}, 'a', { id: undefined }, 'b'], ['n', 'x', 'm', 'y']],
    ['a list with an id twice, of which the first counts', ['a', 'b', 'a'], ['x', 'y', 'z']],
  ])('should bind images and files to their new ids, by %s', (_, before, after) => {
    const context = contextOf(file('1', 'a'), file('2', 'b', 'image'), file('3', 'c'))
    const remapped = remapComposerContextAttachments(context, before, after)
    expect(remapped).toStrictEqual(contextOf(file('1', 'x'), file('2', 'y', 'image'), file('3', 'c')))
    // The record that stays is the same object, and what was given is unchanged.
    expect(remapped.records[2]).toBe(context.records[2])
    expect(context.records[0]).toStrictEqual(file('1', 'a'))
  })

  it('should swap two ids', () => {
    const context = contextOf(file('1', 'a'), file('2', 'b'), file('3', 'a'))
    expect(remapComposerContextAttachments(context, ['a', 'b'], ['b', 'a'])).toStrictEqual(
      contextOf(file('1', 'b'), file('2', 'a'), file('3', 'b')),
    )
  })

  it('should keep other fields, of the context and of the records', () => {
    const context = Object.assign(contextOf({ ...file('1', 'a'), hash: 'h' }), { later: 1 })
    expect(remapComposerContextAttachments(context, ['a'], ['x'])).toStrictEqual({
      ...contextOf({ ...file('1', 'x'), hash: 'h' }),
      later: 1,
    })
  })

  it.each([
    ['no record', contextOf(), ['a'], ['x']],
    ['no attachment', contextOf(file('1', 'a')), [], []],
    ['another attachment', contextOf(file('1', 'a')), ['b'], ['x']],
    ['the same id', contextOf(file('1', 'a')), ['a'], ['a']],
    ['another case', contextOf(file('1', 'a')), ['A'], ['x']],
    ['an id of objects', contextOf(file('1', 'constructor')), ['a'], ['x']],
    // It is no binding there.
    ['an unknown kind', contextOf({ ...file('1', 'a'), kind: 'video' }), ['a'], ['x']],
    [
      'another known kind',
      contextOf({ version: 1, contextId: '1', kind: 'skill', label: 's', name: 's', attachmentId: 'a' }),
      ['a'],
      ['x'],
    ],
  ])('should give the same object for %s', (_, context, before, after) => {
    expect(remapComposerContextAttachments(context, before, after)).toBe(context)
  })

  it.each([
    [['a'], [], 'Invalid after: expected 1 attachments, found 0'],
    [[], ['x', 'y'], 'Invalid after: expected 0 attachments, found 2'],
    [['a', 'b'], ['x', 'y/z'], 'Invalid after[1]: "y/z"'],
    [['a'], [{}], 'Invalid after[0]: undefined'],
    [['a'], [null as never], 'Invalid after[0]: null'],
    [[null as never], ['a'], 'Invalid before[0]: null'],
    [['a', 7 as never], ['a', 'b'], 'Invalid before[1]: 7'],
    [[undefined as never], ['a'], 'Invalid before[0]: undefined'],
  ])('should refuse %j and %j', (before, after, message) => {
    expect(() => remapComposerContextAttachments(contextOf(), before, after)).toThrow(new TypeError(message))
  })
})
