import { describe, expect, it } from 'vitest'
import { setMembers } from './json-members.ts'

const set = (json: string, values: Record<string, string>) =>
  setMembers(json, new Map(Object.entries(values)))

describe('setMembers', () => {
  it.each([
    ['{"a":1}', '{"a":0}'],
    [' {"a":1}', ' {"a":0}'],
    ['{ "a" : 1 , "b" : 2 }\r\n', '{ "a" : 0 , "b" : 2 }\r\n'],
    ['\t{"b":{"a":1},"a":[1,{"a":2}],"c":[]}', '\t{"b":{"a":1},"a":0,"c":[]}'],
    ['{"b":"\\"a\\":1,\\\\","a":"}]\\\\"}', '{"b":"\\"a\\":1,\\\\","a":0}'],
    ['{"\\u0061":{}}', '{"\\u0061":0}'],
    ['{"":1,"a":true,"aa":null}', '{"":1,"a":0,"aa":null}'],
    ['{"n":12345678901234567890.0,"2":1,"1":2,"a":1e400}', '{"n":12345678901234567890.0,"2":1,"1":2,"a":0}'],
    ['{"b":1,"b":2,"a":3,"__proto__":{"a":4}}', '{"b":1,"b":2,"a":0,"__proto__":{"a":4}}'],
    ['{"a":[[[]],{"b":{}}]}', '{"a":0}'],
    ['{"b":"a","a":"b"}', '{"b":"a","a":0}'],
  ])('should replace a value in %s', (json, expected) => {
    expect(set(json, { a: '0' })).toBe(expected)
  })

  it.each([
    ['{"b":1}', '{"b":1,"a":0}'],
    ['{"b":{"a":1} \n} ', '{"b":{"a":1},"a":0 \n} '],
    ['{"b":"a"}', '{"b":"a","a":0}'],
    [' { } ', ' {"a":0 } '],
  ])('should add a member to %s', (json, expected) => {
    expect(set(json, { a: '0' })).toBe(expected)
  })

  it('should set several, those that are missing in the order given', () => {
    expect(set('{"c":1,"b":2}', { a: '3', b: '4', c: '5', '"': '6' })).toBe('{"c":5,"b":4,"a":3,"\\"":6}')
    expect(set('{"c":1,"b":2}', {})).toBe('{"c":1,"b":2}')
    expect(set('{}', { a: '1', b: '2' })).toBe('{"a":1,"b":2}')
  })

  it('should insert a value as it is', () => {
    expect(set('{"a":1}', { a: '"$&$1"' })).toBe('{"a":"$&$1"}')
  })

  it('should refuse a key that is there twice', () => {
    expect(() => set('{"a":1,"b":2,"\\u0061":3}', { a: '0' })).toThrow('Expected one "a", found more')
  })

  it('should take what is nested deeply or very long', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(set(`{"b":${deep},"a":1}`, { a: '0' })).toBe(`{"b":${deep},"a":0}`)
    const long = '\\"'.repeat(1_000_000)
    expect(set(`{"b":"${long}","a":1}`, { a: '0' })).toBe(`{"b":"${long}","a":0}`)
  })
})
