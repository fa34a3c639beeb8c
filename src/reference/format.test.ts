import { expect, it } from 'vitest'
import { formatComposerContextReference } from './format.ts'
import { collectComposerContextReferences } from './scan.ts'

it.each([
  ['file', undefined, '[a b](t3-context://v1/file/x)'],
  ['image', undefined, '![a b](t3-context://v1/image/x)'],
  ['file', true, '![a b](t3-context://v1/file/x)'],
  ['image', false, '[a b](t3-context://v1/image/x)'],
])('should write the kind %s with image: %s', (kind, image, source) => {
  expect(formatComposerContextReference({ kind, contextId: 'x', label: 'a b', image })).toBe(source)
})

it('should write back an occurrence in its form', () => {
  for (const source of ['![a](t3-context://v1/file/x)', '[a](t3-context://v1/image/x)']) {
    expect(collectComposerContextReferences(source).map(formatComposerContextReference)).toEqual([source])
  }
})

it.each([
  [' [a]\n', '[a](t3-context://v1/file/x)'],
  ['', '[file](t3-context://v1/file/x)'],
  ['$HOME', '[\\$HOME](t3-context://v1/file/x)'],
  [undefined, '[file](t3-context://v1/file/x)'],
])('should sanitize and escape the label %j', (label, source) => {
  expect(formatComposerContextReference({ kind: 'file', contextId: 'x', label: label as string })).toBe(
    source,
  )
})

it('should refuse a kind or an id that no reader takes', () => {
  const write = (kind: string, contextId: string) => () =>
    formatComposerContextReference({ kind, contextId, label: 'a' })
  expect(write('File', 'x')).toThrow(new TypeError('Invalid kind: "File"'))
  expect(write('file', 'x)')).toThrow(new TypeError('Invalid contextId: "x)"'))
})
