import { describe, expect, it } from 'vitest'
import type { ComposerContextRecord } from '../record/record.ts'
import { planContextPaste } from './paste.ts'
import {
  annotation,
  attachment,
  countingIds,
  deepFreeze,
  fragmentOf,
  id,
  mention,
  unknownRecord,
} from './records.fixture.ts'

/** Paste into a draft of the environment `here`; fresh ids are `fresh_1`, `fresh_2` and so on. */
function paste(
  text: string,
  copied: ComposerContextRecord[] | null,
  own: ComposerContextRecord[] = [],
  environmentId = 'here',
) {
  const fragment = copied && fragmentOf(copied, environmentId)
  return planContextPaste(
    deepFreeze({
      text,
      fragment,
      draft: { records: own },
      environmentId: 'here',
      mintId: countingIds(),
    }),
  )
}

const nothing = { imported: [], fetched: [], unresolved: [] }

describe('without a fragment', () => {
  it('should leave the text as it is, and say what has no record', () => {
    const text =
      'see [x](t3-context://v1/file/b), [x](t3-context://v1/file/a) and ![](t3-context://v1/image/b)'
    expect(paste(text, null)).toStrictEqual({
      ...nothing,
      text,
      unresolved: [
        { contextId: 'b', reason: 'no record' },
        { contextId: 'a', reason: 'no record' },
      ],
    })
  })

  it('should find the records that the draft has', () => {
    const text = '[x](t3-context://v1/file/a)'
    expect(paste(text, null, [attachment('file', 'a')])).toStrictEqual({ ...nothing, text })
  })

  it.each([undefined, null, 1, {}])('should take %j for an empty text', (text) => {
    expect(paste(text as never, null)).toStrictEqual({ ...nothing, text: '' })
  })

  it('should need no id', () => {
    expect(paste('plain', null)).toStrictEqual({ ...nothing, text: 'plain' })
  })
})

describe('records that are no attachments', () => {
  const text = 'see [x](t3-context://v1/mention/a).'

  it.each(['here', 'elsewhere'])('should be imported as they are from the environment %s', (environment) => {
    const records = [mention('b', 'y'), mention('a', 'x'), unknownRecord('u', { a: [null] })]
    expect(
      paste('[](t3-context://v1/future/u) [](t3-context://v1/mention/a)', records, [], environment),
    ).toStrictEqual({
      ...nothing,
      text: '[](t3-context://v1/future/u) [](t3-context://v1/mention/a)',
      imported: [unknownRecord('u', { a: [null] }), mention('a', 'x')],
    })
  })

  it('should not be imported when the draft has them', () => {
    const own = mention('a', 'x', { label: 'another' })
    expect(paste(text, [mention('a', 'x')], [own])).toStrictEqual({ ...nothing, text })
  })

  it('should not be imported when the draft has an equal one under another id', () => {
    const own = [mention('n', 'y'), mention('m', 'x'), mention('l', 'x')]
    expect(paste(text, [mention('a', 'x')], own)).toStrictEqual({
      ...nothing,
      text: 'see [x](t3-context://v1/mention/m).',
    })
  })

  it('should rather stay with the own id than with another equal one', () => {
    const own = [mention('m', 'x'), mention('a', 'x')]
    expect(paste(text, [mention('a', 'x')], own)).toStrictEqual({ ...nothing, text })
  })

  it('should give way to another payload under their id', () => {
    expect(paste(text, [mention('a', 'x')], [mention('a', 'y')])).toStrictEqual({
      ...nothing,
      text: 'see [x](t3-context://v1/mention/fresh_1).',
      imported: [mention('fresh_1', 'x', { label: 'a' })],
    })
  })

  it('should be imported once when two are equal', () => {
    const both = '[](t3-context://v1/mention/b)[](t3-context://v1/mention/a)'
    expect(paste(both, [mention('a', 'x'), mention('b', 'x')])).toStrictEqual({
      ...nothing,
      text: '[](t3-context://v1/mention/b)[](t3-context://v1/mention/b)',
      imported: [mention('b', 'x')],
    })
  })

  it('should stay behind when the text does not refer to them', () => {
    expect(paste('plain', [mention('a', 'x')])).toStrictEqual({ ...nothing, text: 'plain' })
  })

  it('should have ids with the names of prototypes', () => {
    const all = '[](t3-context://v1/mention/__proto__)[](t3-context://v1/mention/constructor)'
    expect(paste(all, [mention('__proto__', 'x')], [mention('toString', 'z')])).toStrictEqual({
      ...nothing,
      text: all,
      imported: [mention('__proto__', 'x')],
      unresolved: [{ contextId: 'constructor', reason: 'no record' }],
    })
  })
})

describe('attachments', () => {
  const image = attachment('image', 'a')
  const text = '![x](t3-context://v1/image/a)'
  const fresh = '![x](t3-context://v1/image/fresh_1)'

  it('should be fetched under a fresh id', () => {
    expect(paste(text, [image])).toStrictEqual({
      ...nothing,
      text: fresh,
      fetched: [{ sourceContextId: 'a', record: { ...image, contextId: 'fresh_1' } }],
    })
  })

  it('should be fetched under a fresh id, whatever the draft has under theirs', () => {
    expect(paste(text, [image], [mention('a', 'x')]).text).toBe(fresh)
  })

  it('should not be fetched when the draft has them', () => {
    expect(paste(text, [image], [image])).toStrictEqual({ ...nothing, text })
    expect(paste(text, [image], [{ ...image, contextId: id('b') }])).toStrictEqual({
      ...nothing,
      text: '![x](t3-context://v1/image/b)',
    })
  })

  it('should be fetched once when two are equal', () => {
    const both = `${text} ![y](t3-context://v1/image/b)`
    const plan = paste(both, [image, { ...image, contextId: id('b') }])
    expect(plan.text).toBe(`${fresh} ![y](t3-context://v1/image/fresh_1)`)
    expect(plan.fetched.map(({ sourceContextId }) => sourceContextId)).toEqual(['a'])
  })

  it('should stay unresolved when another environment has them', () => {
    const files = `${text} [y](t3-context://v1/file/b)`
    expect(paste(files, [image, attachment('file', 'b')], [], 'elsewhere')).toStrictEqual({
      ...nothing,
      text: files,
      unresolved: [
        { contextId: 'a', reason: 'another environment' },
        { contextId: 'b', reason: 'another environment' },
      ],
    })
  })

  it.each([
    ['another one', attachment('image', 'a', { attachmentId: 'other' })],
    // The id of an attachment means something in its environment only.
    ['what looks the same', image],
  ])('should not show %s that the draft has when another environment has them', (_, own) => {
    expect(paste(text, [image], [own], 'elsewhere')).toStrictEqual({
      ...nothing,
      text: fresh,
      unresolved: [{ contextId: 'fresh_1', reason: 'another environment' }],
    })
  })
})

describe('annotations', () => {
  const shot = attachment('image', 's')
  const text = '[x](t3-context://v1/preview-annotation/a)'

  it('should bring their screenshot along, and link to its fresh id', () => {
    expect(paste(text, [annotation('a', 's'), shot, mention('m', 'x')])).toStrictEqual({
      ...nothing,
      text,
      imported: [annotation('a', 'fresh_1')],
      fetched: [{ sourceContextId: 's', record: { ...shot, contextId: 'fresh_1' } }],
    })
  })

  it('should link to the same screenshot as the text', () => {
    const both = `![s](t3-context://v1/image/s) ${text} ![s](t3-context://v1/image/s)`
    const plan = paste(both, [annotation('a', 's'), shot])
    expect(plan.text).toBe(both.replaceAll('/s)', '/fresh_1)'))
    expect(plan.imported).toStrictEqual([annotation('a', 'fresh_1')])
    expect(plan.fetched).toHaveLength(1)
  })

  it('should keep a link without a record, and say so', () => {
    expect(paste(text, [annotation('a', 's')])).toStrictEqual({
      ...nothing,
      text,
      imported: [annotation('a', 's')],
      unresolved: [{ contextId: 's', reason: 'no record' }],
    })
  })

  it('should keep a link to a record of the draft', () => {
    const plan = paste(text, [annotation('a', 's')], [shot])
    expect(plan).toStrictEqual({ ...nothing, text, imported: [annotation('a', 's')] })
  })

  it('should not link to what the draft has under the id of a screenshot of another environment', () => {
    const own = attachment('image', 's', { attachmentId: 'other' })
    expect(paste(text, [annotation('a', 's'), shot], [own], 'elsewhere')).toStrictEqual({
      ...nothing,
      text,
      imported: [annotation('a', 'fresh_1')],
      unresolved: [{ contextId: 'fresh_1', reason: 'another environment' }],
    })
  })

  it('should link to a record that gives way', () => {
    const video = unknownRecord('s', 'mine')
    const plan = paste(text, [annotation('a', 's'), video], [unknownRecord('s', 'other')])
    expect(plan.imported).toStrictEqual([{ ...video, contextId: 'fresh_1' }, annotation('a', 'fresh_1')])
  })

  it('should be equal when they are under the ids of the draft', () => {
    const own = [annotation('b', 't'), { ...shot, contextId: id('t') }]
    expect(paste(text, [annotation('a', 's'), shot], own)).toStrictEqual({
      ...nothing,
      text: '[x](t3-context://v1/preview-annotation/b)',
    })
  })

  it('should not be equal when their screenshots are not', () => {
    const own = [annotation('a', 's'), attachment('image', 's', { attachmentId: 'other' })]
    const plan = paste(text, [annotation('a', 's'), shot], own)
    expect(plan.text).toBe('[x](t3-context://v1/preview-annotation/fresh_2)')
    expect(plan.imported).toStrictEqual([annotation('fresh_2', 'fresh_1', { label: 'a' })])
  })

  it('should say nothing of a screenshot that is missing on both sides', () => {
    const plan = paste(text, [annotation('a', 's')], [annotation('a', 's')])
    expect(plan).toStrictEqual({ ...nothing, text })
  })

  it('should be brought again when their screenshot gets another fresh id', () => {
    // What is unresolved has no payload that could be equal.
    const own = [mention('s', 'x'), annotation('a', 'gone')]
    const plan = paste(text, [annotation('a', 's'), shot], own, 'elsewhere')
    expect(plan.imported).toStrictEqual([annotation('fresh_2', 'fresh_1', { label: 'a' })])
    expect(plan.unresolved).toStrictEqual([{ contextId: 'fresh_1', reason: 'another environment' }])
  })
})

describe('links between annotations', () => {
  const first = '[x](t3-context://v1/preview-annotation/a)'
  const both = `[x](t3-context://v1/preview-annotation/b) ${first}`
  const note = (id: string, link: string, label = id) => annotation(id, link, { comment: 'b', label })

  it('should follow an id that gives way, in whatever order the text has them', () => {
    const copied = [note('b', 'a'), annotation('a')]
    const freshA = annotation('fresh_1', undefined, { label: 'a' })
    const plan = paste(both, copied, [mention('a', 'x')])
    expect(plan).toStrictEqual({
      ...nothing,
      text: both.replace('/a)', '/fresh_1)'),
      imported: [freshA, note('b', 'fresh_1')],
    })
    const [one = '', other = ''] = both.split(' ')
    expect(paste(`${other} ${one}`, copied, [mention('a', 'x')]).imported).toStrictEqual(plan.imported)
  })

  it('should follow to an equal record under another id', () => {
    expect(paste(both, [note('b', 'a'), annotation('a')], [annotation('c')])).toStrictEqual({
      ...nothing,
      text: both.replace('/a)', '/c)'),
      imported: [note('b', 'c')],
    })
  })

  it('should bring along what they lead to, however long the chain is', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => ({
      ...annotation('n0', `n${index + 1}`),
      contextId: id(`n${index}`),
      screenshotContextId: id(`n${index + 1}`),
    }))
    const plan = paste('[x](t3-context://v1/preview-annotation/n0)', chain)
    expect(plan.imported.map(({ contextId }) => contextId)).toStrictEqual(
      chain.map(({ contextId }) => contextId).reverse(),
    )
    expect(plan.unresolved).toStrictEqual([{ contextId: 'n20000', reason: 'no record' }])
  })

  it.each([
    ['itself', [annotation('a', 'a')]],
    ['each other', [annotation('a', 'b'), note('b', 'a')]],
    ['a ring that they are not in', [annotation('a', 'b'), annotation('b', 'b', { comment: 'c' })]],
  ])('should lead back to %s', (_, copied) => {
    const plan = paste(first, copied)
    expect(plan).toStrictEqual({ ...nothing, text: first, imported: expect.any(Array) })
    expect(plan.imported).toHaveLength(copied.length)
    expect(plan.imported).toEqual(expect.arrayContaining(copied))
    expect(paste(first, copied, copied)).toStrictEqual({ ...nothing, text: first })
  })

  it('should lead back under the ids to which a ring gave way, and be equal the second time', () => {
    const copied = [annotation('a', 'b'), note('b', 'a')]
    const taken = [mention('b', 'x'), annotation('z', 'z')]
    const imported = [annotation('a', 'fresh_1'), note('fresh_1', 'a', 'b')]
    expect(paste(first, copied, taken)).toStrictEqual({ ...nothing, text: first, imported })
    expect(paste(both, copied, [...taken, ...imported])).toStrictEqual({
      ...nothing,
      text: both.replace('/b)', '/fresh_1)'),
    })
  })

  it.each([
    ['the own ids', [annotation('a', 'b'), note('b', 'a')], 'a'],
    ['the first', [annotation('e', 'f'), note('f', 'e')], 'c'],
  ])('should rather stay with a ring under %s when several are equal', (_, third, expected) => {
    const own = [annotation('c', 'd'), note('d', 'c'), ...third]
    const plan = paste(first, [annotation('a', 'b'), note('b', 'a')], own)
    expect(plan).toStrictEqual({ ...nothing, text: first.replace('/a)', `/${expected})`) })
  })

  it.each([
    ['of another payload', [annotation('a', 'b'), annotation('b', 'a')]],
    ['that ends', [annotation('a', 'b'), note('b', 'c')]],
    ['of another length', [annotation('a', 'b'), note('b', 'c'), annotation('c', 'a')]],
  ])('should not take a ring for one %s', (_, own) => {
    const { imported } = paste(first, [annotation('a', 'b'), note('b', 'a')], own)
    expect(imported).toStrictEqual([
      annotation('fresh_1', 'fresh_2', { label: 'a' }),
      note('fresh_2', 'fresh_1', 'b'),
    ])
  })
})

describe('records that were never decoded', () => {
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
  const future = { ...unknownRecord('u', 1), payload: deep } as ComposerContextRecord
  const text = '[x](t3-context://v1/future/u)'
  const plan = (copied: ComposerContextRecord, own: unknown[]) =>
    planContextPaste({
      text,
      fragment: fragmentOf([copied]),
      draft: { records: own as ComposerContextRecord[] },
      environmentId: 'here',
      mintId: countingIds(),
    })

  it('should equal nothing when they are too deep', () => {
    const { imported } = plan(unknownRecord('u', 1), [future])
    expect(imported).toStrictEqual([{ ...unknownRecord('u', 1), contextId: 'fresh_1' }])
    expect(plan(future, [future]).imported.map(({ contextId }) => contextId)).toStrictEqual(['fresh_1'])
    expect(plan(future, []).imported).toStrictEqual([future])
  })

  it('should not be in a ring when they are too deep', () => {
    const ring = { ...annotation('u', 'u'), extra: deep } as ComposerContextRecord
    expect(plan(ring, [ring]).imported).toMatchObject([
      { contextId: 'fresh_1', screenshotContextId: 'fresh_1' },
    ])
  })

  it.each([null, undefined, 1, 'u'])('should not be there when they are %j', (own) => {
    expect(plan(unknownRecord('u', 1), [own]).imported).toStrictEqual([unknownRecord('u', 1)])
  })
})

describe('the text', () => {
  it.each([
    ['[](t3-context://v1/file/a)', '[](t3-context://v1/file/fresh_1)'],
    ['![](t3-context://v1/file/a)', '![](t3-context://v1/file/fresh_1)'],
    ['[*a* &amp; \\_b](t3-context://v1/file/a)', '[*a* &amp; \\_b](t3-context://v1/file/fresh_1)'],
    ['[a](t3-context://v1/other/a)', '[a](t3-context://v1/other/fresh_1)'],
    ['`[a](t3-context://v1/file/a)`', '`[a](t3-context://v1/file/fresh_1)`'],
    ['[a a](t3-context://v1/file/a)a', '[a a](t3-context://v1/file/fresh_1)a'],
    ['a \\[a](t3-context://v1/file/a) a\r\n', 'a \\[a](t3-context://v1/file/a) a\r\n'],
    ['[a](t3-context://v1/file/A)', '[a](t3-context://v1/file/A)'],
    ['', ''],
  ])('should have nothing changed but ids: %j', (text, expected) => {
    expect(paste(text, [attachment('file', 'a')]).text).toBe(expected)
  })
})

describe('fresh ids', () => {
  const text = '[](t3-context://v1/file/a) [](t3-context://v1/x/dangling)'
  const copied = [attachment('file', 'a'), mention('unused', 'x'), annotation('n', 'shot')]
  const own = [mention('mine', 'x'), annotation('o', 'own_shot')]
  const plan = (mintId: () => string) =>
    planContextPaste({
      text,
      fragment: fragmentOf(copied),
      draft: { records: own },
      environmentId: 'here',
      mintId,
    })

  it.each(['a', 'unused', 'n', 'shot', 'mine', 'o', 'own_shot', 'dangling'])(
    'should not be one that is in use: %s',
    (taken) => {
      const ids = [taken, 'free']
      expect(plan(() => String(ids.shift())).text).toContain('/file/free)')
      expect(() => plan(() => taken)).toThrow(
        new TypeError('Invalid mintId: it gave ids that are taken, 100 times in a row'),
      )
    },
  )

  it('should be valid', () => {
    expect(() => plan(() => 'a b')).toThrow(new TypeError('Invalid mintId: it gave "a b"'))
  })
})
