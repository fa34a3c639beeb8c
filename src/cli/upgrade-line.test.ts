import { describe, expect, it } from 'vitest'
import { NEW, NEW_CONTEXT, OLD } from './messages.fixture.ts'
import { UnreadableText } from './read.ts'
import { upgradeLine } from './upgrade-line.ts'

const [old, text, context] = [OLD, NEW, NEW_CONTEXT].map((value) => JSON.stringify(value))

describe('upgradeLine', () => {
  it.each([
    ['without a context', `{"id":"m1","text":${old}}`, `{"id":"m1","text":${text},"context":${context}}`],
    ['with null for one', `{"context":null,"text":${old}}`, `{"context":${context},"text":${text}}`],
    [
      'with white space and a line end',
      ` { "text" : ${old} , "id" : 1 } \r\n`,
      ` { "text" : ${text} , "id" : 1,"context":${context} } \r\n`,
    ],
    ['with a byte order mark', `\ufeff{"text":${old}}`, `\ufeff{"text":${text},"context":${context}}`],
    [
      'with what JavaScript would write in another way',
      `{"id":12345678901234567890,"2":1.0,"1":"\\u00e9","__proto__":[1e400],"text":${old},"id":0}`,
      `{"id":12345678901234567890,"2":1.0,"1":"\\u00e9","__proto__":[1e400],"text":${text},"id":0,"context":${context}}`,
    ],
    [
      'with a "text" and a "context" inside other members',
      `{"parent":{"text":${old},"context":{}},"text":${old}}`,
      `{"parent":{"text":${old},"context":{}},"text":${text},"context":${context}}`,
    ],
  ])('should upgrade a message %s', (_, line, upgraded) => {
    expect(upgradeLine(line)).toBe(upgraded)
    expect(upgradeLine(upgraded)).toBe(upgraded)
  })

  it('should write what UTF-8 cannot hold as an escape', () => {
    const line = JSON.stringify({ text: `\ud800 \u2028 ${OLD}` })
    expect(upgradeLine(line)).toContain(String.raw`"text":"\ud800 ${'\u2028'} Why [`)
  })

  it.each([
    ['a text without blocks', '{"text":"plain \\u00e9","id":1.0}'],
    ['a malformed block', '{"text":"<terminal_context>\\n?\\n</terminal_context>"}'],
    ['a context', `{"text":${old},"context":{"version":1,"records":[]}}`],
    ['a context that nobody can read', `{"text":${old},"context":"?"}`],
    ['null for a context, and nothing to upgrade', '{"text":"","context":null}'],
    ['white space', ' {"text":"a"} \r\n'],
  ])('should leave a message with %s as it is', (_, line) => {
    expect(upgradeLine(line)).toBe(line)
  })

  it.each([
    ['[]', 'Expected an object, found an array'],
    ['null', 'Expected an object, found null'],
    ['"a"', 'Expected an object, found a string'],
    ['{}', 'Expected "text" to be a string, found nothing'],
    ['{"Text":"a"}', 'Expected "text" to be a string, found nothing'],
    ['{"__proto__":{"text":"a"}}', 'Expected "text" to be a string, found nothing'],
    ['{"text":null}', 'Expected "text" to be a string, found null'],
    ['{"text":["a"]}', 'Expected "text" to be a string, found an array'],
    ['{"text":{}}', 'Expected "text" to be a string, found an object'],
    ['{"text":1}', 'Expected "text" to be a string, found a number'],
    [`{"text":"a","text":${old}}`, 'Expected one "text", found more'],
    [`{"context":{},"text":${old},"context":null}`, 'Expected one "context", found more'],
  ])('should refuse %s', (line, reason) => {
    expect(() => upgradeLine(line)).toThrow(new UnreadableText(reason))
  })

  it.each(['', '{', '{"text":"a"}{"text":"b"}', '{"text":"a\tb"}', "{'text':1}", '\ufeff\ufeff{"text":"a"}'])(
    'should refuse %j, which is no JSON',
    (line) => {
      expect(() => upgradeLine(line)).toThrow(UnreadableText)
    },
  )

  it('should take what is nested deeply', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(upgradeLine(`{"text":${old},"deep":${deep}}`)).toBe(
      `{"text":${text},"deep":${deep},"context":${context}}`,
    )
  })
})
