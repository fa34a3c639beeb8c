import { describe, expect, it } from 'vitest'
import { formatComposerContextHref, isContextId, isContextKind, parseComposerContextHref } from './href.ts'

describe('parseComposerContextHref', () => {
  it.each([
    ['t3-context://v1/image/ctx_1', 'image', 'ctx_1'],
    ['t3-context://v1/a/-', 'a', '-'],
    ['t3-context://v1/review-comment/A-b_9', 'review-comment', 'A-b_9'],
    ['t3-context://v1/x--/__proto__', 'x--', '__proto__'],
    ['t3-context://v1/constructor/toString', 'constructor', 'toString'],
    [`t3-context://v1/${'k'.repeat(40)}/${'I'.repeat(128)}`, 'k'.repeat(40), 'I'.repeat(128)],
  ])('should read %s', (href, kind, contextId) => {
    const target = parseComposerContextHref(href)
    expect(target).toStrictEqual({ kind, contextId })
    expect(formatComposerContextHref({ kind, contextId })).toBe(href)
  })

  it.each([
    '',
    't3-context://v1/',
    't3-context://v1/image',
    't3-context://v1/image/',
    't3-context://v1//a',
    't3-context://v1/image/a/',
    't3-context://v1/image/a\n',
    '\ufefft3-context://v1/image/a',
    't3-context://v1/Image/a',
    't3-context://v1/1mage/a',
    't3-context://v1/image/\u017f',
    't3-context://v1/image/a?b',
    't3-context://v1/image/a#b',
    't3-context://v1/image/%61',
    't3-context://v2/image/a',
    `t3-context://v1/${'k'.repeat(41)}/a`,
    `t3-context://v1/k/${'I'.repeat(129)}`,
  ])('should not read %j', (href) => {
    expect(parseComposerContextHref(href)).toBeNull()
  })
})

describe('formatComposerContextHref', () => {
  it.each([
    ['Invalid kind: "Image"', 'Image', 'a'],
    ['Invalid kind: ""', '', 'a'],
    ['Invalid kind: "a\\"\\n"', 'a"\n', 'a'],
    ['Invalid kind: undefined', undefined, 'a'],
    ['Invalid kind: object', null, 'a'],
    ['Invalid kind: object', ['image'], 'a'],
    ['Invalid kind: object', Object.create(null), 'a'],
    ['Invalid kind: symbol', Symbol('image'), 'a'],
    ['Invalid kind: bigint', 7n, 'a'],
    ['Invalid contextId: "a b"', 'image', 'a b'],
    ['Invalid contextId: number', 'image', 7],
    ['Invalid contextId: ""', 'image', ''],
    ['Invalid kind: "Image"', 'Image', 'a b'],
  ])('should say %s', (message, kind, contextId) => {
    const target = { kind, contextId } as { kind: string; contextId: string }
    expect(() => formatComposerContextHref(target)).toThrow(new TypeError(message))
  })
})

it.each([
  ['image', true, true],
  ['a-9', true, true],
  ['9-a', false, true],
  ['A_', false, true],
  ['a b', false, false],
  ['', false, false],
  [['a'], false, false],
  [null, false, false],
  [new String('a'), false, false],
])('should say of %j whether it is a kind (%s) and an id (%s)', (value, kind, id) => {
  expect(isContextKind(value)).toBe(kind)
  expect(isContextId(value)).toBe(id)
})
