import { describe, expect, it } from 'vitest'
import * as api from './index.ts'

const reference = { kind: 'file', contextId: 'n', label: 'n' }
const source = '[n](t3-context://v1/file/n)'

describe.each([
  ['undefined', undefined],
  ['null', null],
  ['a number', 7],
  ['NaN', Number.NaN],
  ['a big integer', 7n],
  ['a boolean', true],
  ['a symbol', Symbol(source)],
  ['an object', { length: 3 }],
  ['an object without a prototype', Object.create(null)],
  ['a String object', new String(source)],
  ['an array', [source]],
  ['a function', () => source],
])('a text that is %s', (_, value) => {
  const text = value as string

  it('should hold nothing', () => {
    expect(api.collectComposerContextReferences(text)).toStrictEqual([])
    expect(api.collectInlineContextIds(text)).toStrictEqual([])
    expect(api.collectComposerInlineTokens(text)).toStrictEqual([])
    expect(api.isImageReferencesOnly(text)).toBe(false)
    expect(api.parseComposerContextHref(text)).toBeNull()
  })

  it('should count as empty where a text comes back', () => {
    expect(api.replaceComposerContextReferences(text, () => 'x')).toBe('')
    expect(api.stripInlineContextReferences(text)).toBe('')
    expect(api.removeInlineContextReference(text, 'n')).toBe('')
    expect(api.insertInlineContextReference(text, 5, reference)).toStrictEqual({
      text: source,
      caret: source.length,
    })
    expect(api.appendInlineContextReference(text, reference)).toBe(source)
    expect(api.ensureInlineContextReferences(text, [])).toBe('')
    expect(api.ensureInlineContextReferences(text, [reference])).toBe(source)
  })

  it('should be named by the kind where it is a label', () => {
    expect(api.sanitizeComposerContextLabel(text, 'file')).toBe('file')
    expect(api.formatComposerContextReference({ ...reference, label: text })).toBe(
      '[file](t3-context://v1/file/n)',
    )
  })

  it('should be no kind, no id and no reference for a writer', () => {
    expect(() => api.formatComposerContextHref({ kind: text, contextId: 'n' })).toThrow(TypeError)
    expect(() => api.formatComposerContextHref({ kind: 'file', contextId: text })).toThrow(TypeError)
    expect(() => api.appendInlineContextReference('', text as never)).toThrow(TypeError)
  })
})

describe.each(['\ud800', 'a\udc00b', `\udc00${source}\ud800`, '\0'])('the damaged text %j', (text) => {
  it('should be kept as it is', () => {
    expect(api.replaceComposerContextReferences(text, (one) => one.source)).toBe(text)
    expect(api.removeInlineContextReference(text, 'other')).toBe(text)
    expect(api.appendInlineContextReference(text, reference)).toBe(`${text} ${source}`)
    expect(api.collectComposerInlineTokens(`@${text} `).map(({ source }) => source)).toEqual(
      text.includes('[') ? [] : [`@${text}`],
    )
  })
})

describe('writers', () => {
  const bad = { ...reference, kind: 'File' }
  const message = new TypeError('Invalid kind: "File"')

  it('should throw on a kind outside the grammar', () => {
    expect(() => api.formatComposerContextReference(bad)).toThrow(message)
    expect(() => api.insertInlineContextReference('', 0, bad)).toThrow(message)
    expect(() => api.appendInlineContextReference('', bad)).toThrow(message)
    expect(() => api.ensureInlineContextReferences('', [bad])).toThrow(message)
  })

  it('should throw on an id outside the grammar', () => {
    const input = { ...reference, contextId: 'a b' }
    const wanted = new TypeError('Invalid contextId: "a b"')
    expect(() => api.formatComposerContextReference(input)).toThrow(wanted)
    expect(() => api.insertInlineContextReference('', 0, input)).toThrow(wanted)
    expect(() => api.appendInlineContextReference('', input)).toThrow(wanted)
    expect(() => api.ensureInlineContextReferences('', [input])).toThrow(wanted)
  })
})
