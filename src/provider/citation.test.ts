import { describe, expect, it } from 'vitest'
import {
  formatAssistantCitationHref,
  parseAssistantCitationHref,
  serializeAssistantCitation,
} from './citation.ts'
import type { AssistantCitation } from './citation-syntax.ts'

const citation: AssistantCitation = {
  version: 1,
  environmentId: 'e',
  threadId: 't',
  messageId: 'm',
  text: 'a',
  start: 0,
  end: 1,
  prefix: '',
  suffix: '',
}

describe('formatAssistantCitationHref', () => {
  it('should need no version, since there is one', () => {
    const { version: _, ...others } = citation
    expect(formatAssistantCitationHref(others as typeof citation)).toBe(formatAssistantCitationHref(citation))
  })

  it.each([
    ['version', 2],
    ['version', '1'],
    ['environmentId', ''],
    ['messageId', 'm'.repeat(513)],
    ['messageId', undefined],
    ['environmentId', '\ud800'],
    ['text', ' \n\u00a0\ufeff'],
    ['text', 't'.repeat(8001)],
    ['text', 7],
    ['start', -1],
    ['start', 0.5],
    ['start', '0'],
    ['start', 2 ** 53],
    ['end', 0],
    ['end', Number.POSITIVE_INFINITY],
    ['prefix', 'p'.repeat(33)],
    ['suffix', '\udc00'],
    ['suffix', null],
    ['comment', 'c'.repeat(8001)],
    ['comment', null],
  ])('should refuse the %s %j and name it', (field, value) => {
    const wrong = { ...citation, [field]: value }
    expect(() => formatAssistantCitationHref(wrong)).toThrow(new TypeError(`Invalid ${field} of a citation`))
    expect(() => serializeAssistantCitation(wrong)).toThrow(TypeError)
  })

  it('should take a comment that is undefined for none', () => {
    const href = formatAssistantCitationHref({ ...citation, comment: undefined })
    expect(href).toBe('t3-citation://v1/e/t/m?text=a&start=0&end=1&prefix=&suffix=')
  })

  it('should write the largest citation, and read it back', () => {
    const largest: AssistantCitation = {
      ...citation,
      environmentId: '😀'.repeat(256),
      threadId: '日'.repeat(512),
      messageId: "'".repeat(512),
      text: '日'.repeat(8000),
      prefix: '日'.repeat(32),
      suffix: '日'.repeat(32),
      start: Number.MAX_SAFE_INTEGER - 1,
      end: Number.MAX_SAFE_INTEGER,
      comment: '日'.repeat(8000),
    }
    const href = formatAssistantCitationHref(largest)
    expect(href.length).toBeGreaterThan(2 * 72_000)
    expect(parseAssistantCitationHref(href)).toStrictEqual(largest)
  })
})

describe('parseAssistantCitationHref', () => {
  it.each([undefined, null, 7, {}, [], Symbol('s'), new String('t3-citation://v1/e/t/m'), () => ''])(
    'should not read %o',
    (value) => {
      expect(parseAssistantCitationHref(value)).toBeNull()
    },
  )

  it.each(['text', 'start', 'end', 'prefix', 'suffix'])('should want the key %s', (key) => {
    const href = formatAssistantCitationHref(citation)
    const without = href.replace(new RegExp(`${key}=[^&]*&?`), '').replace(/&$/, '')
    expect(parseAssistantCitationHref(without)).toBeNull()
    expect(parseAssistantCitationHref(`${without}&comment=`)).toBeNull()
  })

  it('should read ten million characters that are no citation', () => {
    const many = (text: string) => text.repeat(10_000_000 / text.length)
    for (const rest of [many('a'), `e/t/m?${many('a')}`, `e/t/m?${many('&')}`, `e/t/m?text=${many('%41')}`]) {
      expect(parseAssistantCitationHref(`t3-citation://v1/${rest}`)).toBeNull()
    }
  })

  it('should give a citation that shares no prototype with its keys', () => {
    const read = parseAssistantCitationHref(formatAssistantCitationHref(citation))
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(read).not.toHaveProperty('comment')
  })
})
