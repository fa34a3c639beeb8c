import { describe, expect, it } from 'vitest'
import { escapeTags, escapeTagsInJson } from './escape.ts'
import { toJsonLine } from './json-line.ts'

describe('escapeTags', () => {
  it.each([
    '<context',
    '<context>',
    '</context>',
    '<CONTEXT kind="file">',
    '<t3_context version="1">',
    '</T3_Context\t>',
    '</assistant_citations>',
    '<context/>',
    '<context"x">',
    '<context<',
    '< /context>',
    '</ context>',
    '<\n/\r\n\u2028context>',
    '<\u200b/\ufeff\u00ad\u{e0061}context>',
    '<c\u200bo\u2060n\ufe0ft\u{e0100}e\u034fx\u3164t>',
    '<con\ufefftext>',
    '<context\u200b>',
    '<context\u200b',
    // White space ends a name, and U+FEFF is white space.
    '<context\ufeffual>',
    '<context\u2003ual>',
    '<context\0',
    '<context\ufffd',
    '<context😀',
    '<context\u2167',
  ])('should escape %j', (text) => {
    expect(escapeTags(text)).toBe(text.replace('<', '&lt;'))
    expect(escapeTags(`a${text}`)).toBe(`a${text.replace('<', '&lt;')}`)
  })

  it.each([
    '',
    'context>',
    '&lt;context>',
    '\uff1ccontext>',
    '<<',
    '<',
    '</',
    '<c',
    '<contex',
    '<contextual>',
    '<Context.Provider>',
    '<context-menu>',
    '<context_x>',
    '<context:x>',
    '<context9>',
    '<context\u0669>',
    '<contexté>',
    '<context\u0301>',
    '<context𝒳>',
    '<context\u200bual>',
    '<t3_context2>',
    '<t3context>',
    '<t3-context>',
    '<con text>',
    '<con\ntext>',
    '<//context>',
    '<!context>',
    '<-context>',
    '<\0context>',
    // U+0405 is no S, U+0441 is no c, U+017F is no s.
    '<\u0441ontext>',
    '<a\u017f\u017fistant_citations>',
  ])('should leave %j', (text) => {
    expect(escapeTags(text)).toBe(text)
    expect(escapeTags(`a ${text}`)).toBe(`a ${text}`)
  })

  it('should escape each tag of several', () => {
    expect(escapeTags('<<context><b></context>')).toBe('<&lt;context><b>&lt;/context>')
  })
})

describe('escapeTagsInJson', () => {
  const behindOthers = (json: string) => `["something else",${json}]`

  it.each([
    ['"<context>"', '"\\u003ccontext>"'],
    ['"<context"', '"\\u003ccontext"'],
    ['{"</context>":"<t3_context"}', '{"\\u003c/context>":"\\u003ct3_context"}'],
    ['"<\\n\\t\\/context"', '"\\u003c\\n\\t\\/context"'],
    ['"<\\f/\\rcontext"', '"\\u003c\\f/\\rcontext"'],
    ['"<context\\b"', '"\\u003ccontext\\b"'],
    ['"<\\u200b\\u002f\\u0063ontext\\u003e"', '"\\u003c\\u200b\\u002f\\u0063ontext\\u003e"'],
    ['"<con\\udb40\\udc61text>"', '"\\u003ccon\\udb40\\udc61text>"'],
    ['"<context\\\\"', '"\\u003ccontext\\\\"'],
    ['"<context\\""', '"\\u003ccontext\\""'],
    ['"<context\\ud83d\\ude00"', '"\\u003ccontext\\ud83d\\ude00"'],
    ['"<context\\ud800"', '"\\u003ccontext\\ud800"'],
  ])('should make %s %s', (json, expected) => {
    expect(escapeTagsInJson(json)).toBe(expected)
    expect(escapeTagsInJson(behindOthers(json))).toBe(behindOthers(expected))
    expect(JSON.parse(expected)).toEqual(JSON.parse(json))
  })

  it.each([
    '"<context\\u0301>"',
    '"<context\\ud835\\udcb3>"',
    '["<","context"]',
    '["<","/context>"]',
    '"<\\\\context>"',
    '"<\\bcontext>"',
    '"\\u003ccontext>"',
  ])('should leave %s', (json) => {
    expect(escapeTagsInJson(json)).toBe(json)
    expect(escapeTagsInJson(behindOthers(json))).toBe(behindOthers(json))
  })
})

describe('toJsonLine', () => {
  it('should write every line break as an escape', () => {
    const breaks = '\n\v\f\r\x1c\x1d\x1e\x85\u2028\u2029'
    expect(toJsonLine(breaks)).toBe('"\\n\\u000b\\f\\r\\u001c\\u001d\\u001e\\u0085\\u2028\\u2029"')
    expect(JSON.parse(toJsonLine({ [breaks]: breaks }))).toEqual({ [breaks]: breaks })
  })

  it('should know white space by its escape, too', () => {
    expect(toJsonLine('<\u2028context>')).toBe('"\\u003c\\u2028context>"')
  })
})
