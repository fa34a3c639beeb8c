import { describe, expect, it } from 'vitest'
import { decodeMessageContext } from '../record/message-context.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { annotation, image, ref, review, terminal } from './build.fixture.ts'
import { buildMessageContext } from './build.ts'

const mention = (contextId: string, fields: object = {}) =>
  ({
    version: 1,
    contextId,
    kind: 'mention',
    label: 'a.ts',
    path: 'a.ts',
    ...fields,
  }) as ComposerContextRecord

describe('buildMessageContext', () => {
  it('should make a record of everything that the text refers to, in the order of the first references', () => {
    const text = `${ref('m')} ${ref('i')} ${ref('t')} ${ref('m')} ${ref('p')} ${ref('r')}`
    const draft = {
      text,
      terminals: [terminal],
      reviewComments: [review],
      previewAnnotations: [annotation],
      attachments: [image],
      records: [mention('m')],
    }
    expect(buildMessageContext(draft)).toStrictEqual({
      text,
      context: {
        version: 1,
        records: [
          mention('m'),
          { ...image, version: 1, kind: 'image', label: 'shot.png' },
          { ...terminal, version: 1, kind: 'terminal', label: 'Terminal 1 lines 3-4' },
          { ...annotation, version: 1, kind: 'preview-annotation', label: 'Shop' },
          { ...review, version: 1, kind: 'review-comment', label: 'retry.ts L4-L5' },
        ],
      },
      dropped: [],
    })
  })

  it('should not send what the text does not refer to, nor speak of what the draft does not have', () => {
    const text = `\\${ref('t')} [x](t3-context://v2/terminal/t) ${ref('gone')}`
    expect(buildMessageContext({ text, terminals: [terminal] })).toStrictEqual({
      text,
      context: { version: 1, records: [] },
      dropped: [],
    })
  })

  it.each([
    [{ text: '' }],
    [{ text: 'a', terminals: undefined, records: [] }],
    [{ text: '<terminal_context>\n- T line 1:\n  1 | x\n</terminal_context>' }],
  ])('should send an empty context with %j, which is not legacy', (draft) => {
    const { text, context } = buildMessageContext(draft)
    expect([text, context]).toStrictEqual([draft.text, { version: 1, records: [] }])
  })
})

describe('the labels of records', () => {
  const labelOf = (draft: object, contextId: string) =>
    buildMessageContext({ text: ref(contextId), ...draft }).context.records[0]?.label

  it.each([
    [{ terminals: [{ ...terminal, lineEnd: 3 }] }, 't', 'Terminal 1 line 3'],
    [{ terminals: [{ ...terminal, terminalLabel: ' \n' }] }, 't', 'Terminal lines 3-4'],
    [{ terminals: [{ ...terminal, label: 'Mine [1]' }] }, 't', 'Mine 1'],
    [{ terminals: [{ ...terminal, label: ' ' }] }, 't', 'terminal'],
    [{ reviewComments: [{ ...review, filePath: 'C:\\src\\a b.ts' }] }, 'r', 'a b.ts L4-L5'],
    [{ reviewComments: [{ ...review, filePath: 'a.ts' }] }, 'r', 'a.ts L4-L5'],
    [{ reviewComments: [{ ...review, filePath: 'src//' }] }, 'r', 'src L4-L5'],
    [{ reviewComments: [{ ...review, filePath: '/' }] }, 'r', 'L4-L5'],
    [{ reviewComments: [{ ...review, label: '#12' }] }, 'r', '#12'],
    [{ previewAnnotations: [{ ...annotation, pageTitle: null }] }, 'p', 'Preview annotation'],
    [{ previewAnnotations: [{ ...annotation, pageTitle: ' ' }] }, 'p', 'Preview annotation'],
    [{ previewAnnotations: [{ ...annotation, label: 'Cart' }] }, 'p', 'Cart'],
    [{ attachments: [{ ...image, name: 'a[1].png' }] }, 'i', 'a 1 .png'],
    [{ attachments: [{ ...image, name: '' }] }, 'i', 'image'],
    [{ attachments: [{ ...image, label: 'Screenshot' }] }, 'i', 'Screenshot'],
    [{ attachments: [{ ...image, name: `${'x'.repeat(300)}.png` }] }, 'i', 'x'.repeat(200)],
  ])('should follow from %j', (draft, contextId, label) => {
    expect(labelOf(draft, contextId)).toBe(label)
  })
})

describe('an attachment', () => {
  const build = (fields: object) =>
    buildMessageContext({ text: ref('i'), attachments: [{ ...image, ...fields }] }).context.records[0]

  it('should have a name and a type even if it was pasted without', () => {
    const [name, mimeType] = ['', ' ']
    expect(build({ name, mimeType })).toMatchObject({ name: 'image', mimeType: 'application/octet-stream' })
    expect(build({ name, kind: 'file' })).toMatchObject({ kind: 'file', name: 'file' })
  })

  it('should not hold bytes, nor what else a client keeps with it', () => {
    const record = build({
      file: new Uint8Array(9),
      previewUrl: 'blob:x',
      dataUrl: 'data:x',
      toJSON: () => 1,
    })
    expect(Object.keys(record ?? {}).sort()).toStrictEqual([
      'attachmentId',
      'contextId',
      'kind',
      'label',
      'mimeType',
      'name',
      'sizeBytes',
      'version',
    ])
  })

  it('should be a file if its kind is no image', () => {
    expect(build({ kind: 'video' })).toMatchObject({ kind: 'file' })
  })
})

describe('the screenshot of an annotation', () => {
  const build = (text: string, more: object = {}) => {
    const { context, dropped } = buildMessageContext({
      text,
      previewAnnotations: [annotation],
      attachments: [image],
      records: [mention('m')],
      ...more,
    })
    return [context.records.map(({ contextId }) => contextId), dropped]
  }

  it('should come along directly behind it', () => {
    expect(build(`${ref('p')} ${ref('m')} ${ref('p')}`)).toStrictEqual([['p', 'i', 'm'], []])
  })

  it('should stand where the text refers to it', () => {
    expect(build(`${ref('p')} ${ref('m')} ${ref('i')}`)).toStrictEqual([['p', 'm', 'i'], []])
    expect(build(`${ref('i')} ${ref('p')}`)).toStrictEqual([['i', 'p'], []])
  })

  it('should come along once', () => {
    const previewAnnotations = [annotation, { ...annotation, contextId: 'q' }]
    expect(build(`${ref('q')} ${ref('p')}`, { previewAnnotations })).toStrictEqual([['q', 'i', 'p'], []])
  })

  it('should not be spoken of if the draft does not have it, or has an excerpt that has expired', () => {
    expect(build(ref('p'), { attachments: [] })).toStrictEqual([['p'], []])
    const terminals = [{ ...terminal, contextId: 'i', text: null }]
    expect(build(ref('p'), { attachments: [], terminals })).toStrictEqual([['p'], []])
  })

  it('should be dropped with a reason if it cannot become a record', () => {
    const attachments = [{ ...image, sizeBytes: -1 }]
    expect(build(ref('p'), { attachments })).toStrictEqual([
      ['p'],
      [{ contextId: 'i', reason: expect.stringMatching(/^sizeBytes: /) }],
    ])
  })

  it('should not come along with an annotation that does not', () => {
    expect(build(ref('m'))).toStrictEqual([['m'], []])
    expect(build(ref('p'), { previewAnnotations: [{ ...annotation, comment: 7 }] })).toStrictEqual([
      [],
      [{ contextId: 'p', reason: expect.stringMatching(/^comment: /) }],
    ])
  })

  it('should be found through other annotations, which may lead back', () => {
    const to = (contextId: string, screenshotContextId: string) => ({
      ...annotation,
      contextId,
      screenshotContextId,
    })
    const previewAnnotations = [to('p', 'q'), to('q', 'r'), to('r', 'q'), to('s', 's')]
    expect(build(`${ref('p')} ${ref('s')}`, { previewAnnotations })).toStrictEqual([['p', 'q', 'r', 's'], []])
  })
})

describe('a draft that was damaged on a disk', () => {
  it.each([
    { terminals: null },
    { terminals: [null] },
    { terminals: {}, reviewComments: 'x', previewAnnotations: 7, attachments: true },
    { reviewComments: [undefined], previewAnnotations: [7], attachments: ['m'] },
    { records: [null, 'm', [], { contextId: 7 }, mention('m')] },
  ])('should be sent without what nothing can refer to: %j', (draft) => {
    const built = buildMessageContext({ text: ref('m'), records: [mention('m')], ...draft } as never)
    expect(built).toStrictEqual({
      text: ref('m'),
      context: { version: 1, records: [mention('m')] },
      dropped: [],
    })
  })

  it.each([5, null, undefined, {}])('should have the text %j for an empty one', (text) => {
    const built = buildMessageContext({ text, records: [mention('m')] } as never)
    expect(built).toStrictEqual({ text: '', context: { version: 1, records: [] }, dropped: [] })
  })
})

describe('an excerpt of a terminal that has expired', () => {
  const expired = { ...terminal, text: null }
  const build = (text: string, terminals = [expired]) => buildMessageContext({ text, terminals })

  it.each([
    [`see ${ref('t')} here`, 'see here'],
    [`${ref('t')} ${ref('t')}!`, '!'],
    [`${ref('a')} ${ref('t')} ${ref('b')}`, `${ref('a')} ${ref('b')}`],
  ])('should be dropped from %j', (text, expected) => {
    expect(build(text)).toStrictEqual({
      text: expected,
      context: { version: 1, records: [] },
      dropped: [{ contextId: 't', reason: 'The terminal excerpt has expired' }],
    })
  })

  it('should be dropped if it says so, too', () => {
    expect(build(`a ${ref('t')}`, [{ ...terminal, expired: true } as never]).text).toBe('a')
    expect(build(`a ${ref('t')}`, [{ ...terminal, expired: false } as never]).text).toBe(`a ${ref('t')}`)
  })

  it('should not be spoken of if the text does not refer to it', () => {
    expect(build('a')).toMatchObject({ text: 'a', dropped: [] })
  })

  it('should count what is joined where it was, if that is a reference', () => {
    const text = `[a${ref('t')}](t3-context://v1/mention/m)`
    const built = buildMessageContext({ text, terminals: [expired], records: [mention('m')] })
    expect(built.text).toBe('[a](t3-context://v1/mention/m)')
    expect(built.context.records).toStrictEqual([mention('m')])
  })

  it('should leave no reference to it, even where what stood around it is joined', () => {
    const { text, dropped } = build(`[a ${ref('t')}](t3-context://v1/terminal/t)`)
    expect(text).toBe('[a] (t3-context://v1/terminal/t)')
    expect(dropped).toHaveLength(1)
  })

  it('should give way to another of its id that has not expired', () => {
    const { text, context, dropped } = build(ref('t'), [expired, terminal as never])
    expect([text, context.records.length, dropped]).toStrictEqual([ref('t'), 1, []])
  })
})

describe('a record that is ready', () => {
  it('should be cut like any other, and keep the fields that no schema names', () => {
    const element = {
      ...{
        version: 1,
        contextId: 'e',
        kind: 'element',
        label: 'E',
        pageUrl: '',
        pageTitle: null,
        tagName: 'a',
      },
      ...{ selector: null, htmlPreview: '<a>'.repeat(5000), componentName: null, source: null, styles: '' },
      later: { __proto__: null, a: 1 },
    }
    const draft = { text: ref('e'), records: [element as never] }
    const { context, dropped } = buildMessageContext(draft)
    expect(context.records).toMatchObject([
      { htmlPreview: expect.stringMatching(/^(?:<a>)+<?a?… \d+ characters left out …$/), later: { a: 1 } },
    ])
    expect(dropped).toStrictEqual([])
  })
})

describe('what cannot become a record', () => {
  it.each([
    [
      'a bad id of an attachment',
      { attachments: [{ ...image, contextId: 'x', attachmentId: 'a/b' }] },
      /^attachmentId: Expected 1 to 128/,
    ],
    ['a negative line', { terminals: [{ ...terminal, contextId: 'x', lineStart: -1 }] }, /^lineStart: .*-1$/],
    [
      'a range that ends before it starts',
      { terminals: [{ ...terminal, contextId: 'x', lineEnd: 2 }] },
      /^lineEnd: /,
    ],
    [
      'a missing field',
      { reviewComments: [{ ...review, contextId: 'x', filePath: undefined }] },
      /^filePath: /,
    ],
    ['a field of another type', { attachments: [{ ...image, contextId: 'x', name: 7 }] }, /^name: /],
    [
      'a field far inside',
      { previewAnnotations: [{ ...annotation, contextId: 'x', elements: [{}] }] },
      /^elements\.0\./,
    ],
    [
      'an id that is too long',
      { reviewComments: [{ ...review, contextId: 'x', sectionId: 'x'.repeat(256) }] },
      /^sectionId: /,
    ],
    ['no JSON', { records: [mention('x', { extra: 1n })] }, /^extra: /],
    ['another version', { records: [mention('x', { version: 2 })] }, /^version: /],
  ])('should be dropped with a reason: %s', (_, draft, reason) => {
    const text = `${ref('x')} ${ref('t')}`
    const terminals = [terminal, ...('terminals' in draft ? draft.terminals : [])]
    const built = buildMessageContext({ text, ...draft, terminals } as never)
    expect(built.text).toBe(text)
    expect(built.context.records.map(({ contextId }) => contextId)).toStrictEqual(['t'])
    expect(built.dropped).toStrictEqual([{ contextId: 'x', reason: expect.stringMatching(reason) }])
  })
})

describe('two things of one id', () => {
  it('should be one record if their payloads are equal; the first counts', () => {
    const { context, dropped } = buildMessageContext({
      text: ref('m'),
      records: [mention('m'), mention('m', { label: 'other' })],
    })
    expect([context.records, dropped]).toStrictEqual([[mention('m')], []])
  })

  it('should both be dropped if they are not', () => {
    const { context, dropped } = buildMessageContext({
      text: `${ref('m')} ${ref('n')}`,
      records: [mention('m'), mention('n'), mention('m', { path: 'b.ts' })],
    })
    expect(context.records).toStrictEqual([mention('n')])
    expect(dropped).toStrictEqual([{ contextId: 'm', reason: 'Expected one payload for this id, found 2' }])
  })

  it('should be one record if only one can become one', () => {
    const { context, dropped } = buildMessageContext({
      text: ref('m'),
      records: [mention('m', { path: '' }), mention('m')],
    })
    expect(context.records).toStrictEqual([mention('m')])
    expect(dropped).toStrictEqual([])
  })

  it('should have ids that are compared exactly, whatever they are', () => {
    const ids = ['__proto__', 'constructor', 'CTX', 'ctx']
    const { context } = buildMessageContext({
      text: ids.map((id) => ref(id)).join(''),
      records: ids.map((id) => mention(id)),
    })
    expect(context.records.map(({ contextId }) => contextId)).toStrictEqual(ids)
  })
})

describe('the bounds of a context', () => {
  it('should hold for the number of records', () => {
    const ids = Array.from({ length: 203 }, (_, index) => `m${index}`)
    const records = ids.map((id) => mention(id))
    const { context, dropped } = buildMessageContext({ text: ids.map((id) => ref(id)).join(' '), records })
    expect(context.records).toStrictEqual(records.slice(0, 200))
    expect(dropped).toStrictEqual(
      ids.slice(200).map((contextId) => ({ contextId, reason: 'Expected at most 200 records, found more' })),
    )
  })

  it('should hold for the characters; what is smaller may still fit', () => {
    // A control character has six characters in JSON.
    const text = '\u0001'.repeat(64_000)
    const terminals = Array.from({ length: 45 }, (_, index) => ({
      ...terminal,
      contextId: `t${index}`,
      text,
    }))
    const ids = [...terminals.map(({ contextId }) => contextId), 'm']
    const draft = { text: ids.map((id) => ref(id)).join(' '), terminals, records: [mention('m')] }
    const { context, dropped } = buildMessageContext(draft)
    expect(context.records.map(({ contextId }) => contextId)).toStrictEqual([...ids.slice(0, 41), 'm'])
    expect(dropped.map(({ contextId }) => contextId)).toStrictEqual(ids.slice(41, 45))
    expect(dropped[0]?.reason).toBe('Expected at most 16000000 characters of JSON, found more')
    expect(decodeMessageContext(context)).toStrictEqual({ context, dropped: [], reason: null })
  })
})
