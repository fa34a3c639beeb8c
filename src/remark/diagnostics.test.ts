import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import remarkContextReference, { type RemarkContextReferenceOptions } from '../index.ts'
import { messagesOf, reportsOf } from './diagnostics.fixture.ts'

describe('what was not meant as a reference, or is not finished', () => {
  it.each([
    ['half a link', '[a](t3-context://v1/fi'],
    ['half a link, all but the last character', '[a](t3-context://v1/file/x'],
    ['half a definition', '[a]: '],
    ['a link with a space in it', '[a](t3-context://v1/file/x y)'],
    ['code', '`[a](t3-context://v1/Image/x)`'],
    ['a bare URI', 'see t3-context://v1/Image/x'],
    ['an escaped bracket', '\\[a](t3-context://v1/Image/x)'],
    ['HTML', '<a href="t3-context://v1/Image/x">a</a>'],
    ['another scheme', '[a](t3-contexts://v1/file/x) [b](t3-citation://v1/a/b/c) [c](https://t3-context:)'],
    ['a link without a destination', '[a]()'],
    ['a reference', '[a](t3-context://v1/file/x)'],
  ])('should give no message: %s', (_, markdown) => {
    expect(messagesOf(markdown)).toEqual([])
  })
})

describe('a reference without a record', () => {
  it('should give a message at the whole reference', () => {
    expect(reportsOf('a ![b "c"](t3-context://v1/image/d)', { records: [] })).toEqual([
      {
        ruleId: 'unresolved',
        reason: 'No record for the image reference "b "c"" with the id "d"',
        place: '1:3-1:36',
        source: '![b "c"](t3-context://v1/image/d)',
        expected: ['a record with this id'],
        actual: 'd',
        note: undefined,
      },
    ])
  })

  it('should give a message at each occurrence, in the order of the text', () => {
    const markdown =
      '[a](t3-context://v1/file/x)\n\n- [b](t3-context://v1/file/x) [c](t3-context://v1/file/X)'
    expect(reportsOf(markdown, { records: ['X'] }).map(({ place }) => place)).toEqual([
      '1:1-1:28',
      '3:3-3:30',
    ])
  })

  it('should not give one if records are not at hand', () => {
    expect(messagesOf('[a](t3-context://v1/file/x)', { records: undefined })).toEqual([])
  })
})

describe('the weight of messages', () => {
  const faults = [
    '[a](t3-context://v1/File/x)',
    '[a](t3-context://v2/file/x)',
    '[a]( t3-context://v1/file/x)',
    '[a](t3-context://v1/file/x)',
  ].join('\n')
  const weights = (severity?: RemarkContextReferenceOptions['severity']) =>
    messagesOf(faults, { records: [], severity }).map(({ ruleId, fatal }) => [ruleId, fatal])

  it('should be a warning by default', () => {
    expect(weights()).toEqual([
      ['invalid-uri', false],
      ['newer-version', false],
      ['not-canonical', false],
      ['unresolved', false],
    ])
  })

  it('should be what the options say, for all', () => {
    expect(weights('error').map(([, fatal]) => fatal)).toEqual([true, true, true, true])
    expect(weights('warning').map(([, fatal]) => fatal)).toEqual([false, false, false, false])
    expect(weights('info').map(([, fatal]) => fatal)).toEqual([undefined, undefined, undefined, undefined])
    expect(weights('off')).toEqual([])
  })

  it('should be what the options say, for each rule', () => {
    expect(weights({ 'invalid-uri': 'error', 'newer-version': 'off', unresolved: 'info' })).toEqual([
      ['invalid-uri', true],
      ['not-canonical', false],
      ['unresolved', undefined],
    ])
    expect(weights({ unresolved: 'off', 'not-canonical': 'off' }).map(([rule]) => rule)).toEqual([
      'invalid-uri',
      'newer-version',
    ])
  })

  it('should come with the source and an address of the rule', () => {
    const messages = messagesOf(faults, { records: [] })
    expect(new Set(messages.map(({ source }) => source))).toEqual(new Set(['remark-t3-context']))
    expect(messages.map(({ url }) => url)).toEqual([
      'https://www.npmjs.com/package/remark-t3-context#invalid-uri',
      'https://www.npmjs.com/package/remark-t3-context#newer-version',
      'https://www.npmjs.com/package/remark-t3-context#not-canonical',
      'https://www.npmjs.com/package/remark-t3-context#unresolved',
    ])
  })
})

describe('a byte order mark', () => {
  it('should not move a message: places stay those of the parser', () => {
    const markdown = '[a](t3-context://v1/Image/x)'
    const places = [markdown, `\ufeff${markdown}`].map((text) => messagesOf(text)[0]?.place)
    expect(places[0]).toEqual({
      start: { line: 1, column: 21, offset: 20 },
      end: { line: 1, column: 26, offset: 25 },
    })
    expect(places[1]).toEqual(places[0])
  })

  it('should not move one either if the file is bytes', () => {
    const file = new VFile(new TextEncoder().encode('\ufeff[é](t3-context://v1/Image/x)'))
    const processor = remark().use(remarkContextReference)
    processor.runSync(processor.parse(file), file)
    expect(file.messages.map(({ column, actual }) => [column, actual])).toEqual([[21, 'Image']])
  })
})

describe('a GFM autolink literal', () => {
  it('should give no message, and what stands beside it still should', () => {
    const processor = remark().use(remarkGfm).use(remarkContextReference)
    const file = new VFile('www.e.com a@b.c t3-context://v1/Image/x [a](t3-context://v1/Image/x)')
    processor.runSync(processor.parse(file), file)
    expect(file.messages.map(({ column }) => column)).toEqual([61])
  })
})
