import { describe, expect, it } from 'vitest'
import type { ComposerContextRecord } from '../record/record.ts'
import { annotation, attachment, countingIds, fragmentOf, mention } from './records.fixture.ts'
import { restoreComposerContext, stashComposerContext } from './stash.ts'

const text = 'see [a](t3-context://v1/preview-annotation/a)'
const records = [mention('unused', 'x'), attachment('image', 's'), annotation('a', 's')]
const stash = { text, fragment: fragmentOf(records) }

function restore(one: unknown, own: ComposerContextRecord[] = [], environmentId = 'here') {
  return restoreComposerContext(one, { records: own, environmentId, mintId: countingIds() })
}

const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))

const nothing = { imported: [], fetched: [], unresolved: [] }

describe('stashComposerContext', () => {
  it('should keep the text and all records', () => {
    expect(stashComposerContext({ text, records, environmentId: 'here' })).toStrictEqual(stash)
  })

  it('should share nothing with the draft', () => {
    const own = mention('m', 'x')
    const one = stashComposerContext({ text: '', records: [own], environmentId: 'here' })
    expect(one?.fragment.records[0]).not.toBe(own)
  })

  it.each([
    ['too many records', Array.from({ length: 201 }, (_, index) => mention(`m${index}`, 'x'))],
    ['a record that is none', [mention('m', 'x'), { ...mention('n', 'x'), path: '' }]],
    ['a record that is too deep', [{ ...mention('m', 'x'), extra: deep } as ComposerContextRecord]],
    ['two records with one id', [mention('m', 'x'), mention('m', 'y')]],
  ])('should refuse what could not be restored whole: %s', (_, all) => {
    expect(stashComposerContext({ text, records: all, environmentId: 'here' })).toBeNull()
  })

  it('should refuse an environment that is none', () => {
    expect(() => stashComposerContext({ text, records, environmentId: '' })).toThrow(
      new TypeError('Invalid source.environmentId: ids of 1 to 512 characters'),
    )
  })
})

describe('restoreComposerContext', () => {
  it('should bring back everything, attachments under their ids', () => {
    const plan = restore(JSON.parse(JSON.stringify(stash)))
    expect(plan).toStrictEqual({
      ...nothing,
      text,
      imported: [records[1], records[2], records[0]],
    })
  })

  it('should add nothing to the draft that has it', () => {
    expect(restore(stash, records)).toStrictEqual({ ...nothing, text })
  })

  it('should give way to what the draft has now', () => {
    const plan = restore(stash, [mention('s', 'y'), mention('a', 'z')])
    expect(plan).toStrictEqual({
      ...nothing,
      text: 'see [a](t3-context://v1/preview-annotation/fresh_2)',
      imported: [
        attachment('image', 'fresh_1', { label: 's', attachmentId: 'att_s' }),
        annotation('fresh_2', 'fresh_1', { label: 'a' }),
        mention('unused', 'x'),
      ],
    })
  })

  it('should not have the attachments of another environment', () => {
    expect(restore(stash, [], 'elsewhere')).toStrictEqual({
      ...nothing,
      text,
      imported: [annotation('a', 's'), mention('unused', 'x')],
      unresolved: [{ contextId: 's', reason: 'another environment' }],
    })
  })

  describe('an attachment to which nothing refers', () => {
    const shot = attachment('image', 's')
    const shotAlone = { text: 'x', fragment: fragmentOf([shot]) }

    it('should be brought back, too', () => {
      expect(restore(shotAlone)).toStrictEqual({ ...nothing, text: 'x', imported: [shot] })
    })

    it('should need no id when another environment has it', () => {
      const draft = {
        records: [mention('s', 'y')],
        environmentId: 'elsewhere',
        mintId: () => {
          throw new Error('asked')
        },
      }
      expect(restoreComposerContext(shotAlone, draft)).toStrictEqual({ ...nothing, text: 'x' })
    })
  })

  it('should read the JSON of a stash', () => {
    expect(restore(JSON.stringify(stash))).toStrictEqual(restore(stash))
  })

  it.each([
    [
      'the records',
      { text: 'x [a](t3-context://v1/mention/a)', fragment: {} },
      'x [a](t3-context://v1/mention/a)',
    ],
    ['the version', { text: 'x', fragment: { ...fragmentOf(records), version: 2 } }, 'x'],
    ['the text', { text: 1, fragment: fragmentOf([]) }, ''],
  ])('should bring back what it can when %s cannot be read', (_, damaged, expected) => {
    const plan = restore(damaged)
    expect([plan.text, plan.imported]).toEqual([expected, []])
  })

  it.each([undefined, null, 0, 'x', 'null', '{"text":', [], {}, { text: null, fragment: null }])(
    'should bring back nothing of %j',
    (damaged) => {
      expect(restore(damaged)).toStrictEqual({ ...nothing, text: '' })
    },
  )
})
