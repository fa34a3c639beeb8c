import { expect, it } from 'vitest'
import { readSourceLocation, writeSourceLocation } from './source-location.ts'

it.each<[string, string | null, number | null, number | null]>([
  ['a.ts', 'a.ts', null, null],
  ['a.ts:1', 'a.ts', 1, null],
  ['a.ts:1:2', 'a.ts', 1, 2],
  ['a.ts:1:2:3', 'a.ts:1', 2, 3],
  ['a.ts:0', 'a.ts', 0, null],
  ['a.ts:', 'a.ts:', null, null],
  ['a.ts:-1', 'a.ts:-1', null, null],
  ['a.ts:1.5', 'a.ts:1.5', null, null],
  ['a.ts:٣', 'a.ts:٣', null, null],
  ['a.ts:9007199254740991', 'a.ts', 9007199254740991, null],
  ['a.ts:9007199254740992', 'a.ts:9007199254740992', null, null],
  ['a.ts:00000000000000000001', 'a.ts:00000000000000000001', null, null],
  [':1', ':1', null, null],
  ['C:1', 'C:1', null, null],
  ['C:1:2', 'C:1', 2, null],
  ['c:/a:1', 'c:/a', 1, null],
  ['http://localhost:3000', 'http://localhost:3000', null, null],
  ['http://localhost:3000:1', 'http://localhost:3000', 1, null],
  ['http://localhost:3000:1:2', 'http://localhost:3000', 1, 2],
  ['http://localhost:3000/a.js:1:2', 'http://localhost:3000/a.js', 1, 2],
  ['http://u:p@h:80', 'http://u:p@h:80', null, null],
  ['http://[::1]:80', 'http://[::1]:80', null, null],
  ['http://[::1]:80:7', 'http://[::1]:80', 7, null],
  ['file:///C:12', 'file:///C:12', null, null],
  ['file:///C:12:3', 'file:///C:12', 3, null],
  ['file://localhost/c:1', 'file://localhost/c:1', null, null],
  ['file:///C:/a.ts:12', 'file:///C:/a.ts', 12, null],
  ['//host:80', '//host:80', null, null],
  ['//host:80:7', '//host:80', 7, null],
  ['//host/a:7', '//host/a', 7, null],
  ['webpack:///./a.ts:1', 'webpack:///./a.ts', 1, null],
  ['node:fs:1', 'node:fs', 1, null],
])('should read %j', (text, fileName, lineNumber, columnNumber) => {
  const source = { functionName: null, fileName, lineNumber, columnNumber }
  expect(readSourceLocation(text)).toEqual(source)
  expect(writeSourceLocation(source)).toBe(text)
})
