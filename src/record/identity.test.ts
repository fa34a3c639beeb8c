import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  ChatAttachmentId,
  ComposerContextId,
  ComposerContextReferenceId,
  createComposerContextReferenceId,
} from './identity.ts'

describe.each([
  ['ComposerContextId', ComposerContextId],
  ['ChatAttachmentId', ChatAttachmentId],
] as const)('%s', (_, schema) => {
  it.each(['ctx_1', 'A', '__proto__', 'a'.repeat(128)])('should accept %j', (id) => {
    expect(v.is(schema, id)).toBe(true)
  })

  it.each(['', 'a b', 'a\n', 'a'.repeat(129), 'é', 1, null])('should not accept %j', (id) => {
    expect(v.is(schema, id)).toBe(false)
  })
})

describe('ComposerContextReferenceId', () => {
  it('should accept what begins with ref_', () => {
    expect(v.is(ComposerContextReferenceId, 'ref_1')).toBe(true)
    expect(v.is(ComposerContextReferenceId, 'ctx_1')).toBe(false)
  })
})

describe('createComposerContextReferenceId', () => {
  it('should take its randomness from the caller', () => {
    expect(createComposerContextReferenceId(() => '3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe(
      'ref_3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    )
  })

  it.each(['', 'a b', '{}', 'a'.repeat(125)])('should refuse a source that gives %j', (random) => {
    expect(() => createComposerContextReferenceId(() => random)).toThrow(
      new TypeError(`Invalid randomUUID: it gave ${JSON.stringify(random)}`),
    )
  })
})

it('should refuse a source that gives no text', () => {
  expect(() => createComposerContextReferenceId(() => undefined as never)).toThrow(
    new TypeError('Invalid randomUUID: it gave undefined'),
  )
})

describe('the three types', () => {
  const context = v.parse(ComposerContextId, 'ctx_1')
  const reference = createComposerContextReferenceId(() => '1')
  const attachment = v.parse(ChatAttachmentId, 'att_1')

  it('should not mix, and be texts', () => {
    const contexts: ComposerContextId[] = [context]
    const references: ComposerContextReferenceId[] = [reference]
    const attachments: ChatAttachmentId[] = [attachment]
    // @ts-expect-error an occurrence is no record
    contexts.push(reference)
    // @ts-expect-error an attachment is no record
    contexts.push(attachment)
    // @ts-expect-error a record is no occurrence
    references.push(context)
    // @ts-expect-error an attachment is no occurrence
    references.push(attachment)
    // @ts-expect-error a record is no attachment
    attachments.push(context)
    // @ts-expect-error an occurrence is no attachment
    attachments.push(reference)
    // @ts-expect-error any text is no id
    contexts.push('ctx_1')
    // @ts-expect-error any text is no id
    references.push('ref_1')
    // @ts-expect-error any text is no id
    attachments.push('att_1')
    const texts: string[] = [...contexts, ...references, ...attachments]
    expect(texts).toHaveLength(12)
  })
})
