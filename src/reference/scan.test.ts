import { describe, expect, it } from 'vitest'
import { scanSlowly } from './scan.fixture.ts'
import { collectComposerContextReferences, readComposerContextReference } from './scan.ts'
import { drawSpans, withoutMarks } from './spans.fixture.ts'

describe('collectComposerContextReferences', () => {
  it('should give every field', () => {
    const text = 'see ![a\\_b](t3-context://v1/image/ctx_1).'
    expect(collectComposerContextReferences(text)).toStrictEqual([
      {
        kind: 'image',
        contextId: 'ctx_1',
        label: 'a_b',
        image: true,
        source: '![a\\_b](t3-context://v1/image/ctx_1)',
        start: 4,
        end: 40,
      },
    ])
  })

  it.each([
    ['⟦[](t3-context://v1/file/a)⟧'],
    ['⟦[a](t3-context://v1/file/a)⟧⟦![b](t3-context://v1/file/b)⟧'],
    ['!⟦![a](t3-context://v1/file/a)⟧!'],
    ['\\!⟦[a](t3-context://v1/file/a)⟧'],
    ['\\\\⟦![a](t3-context://v1/file/a)⟧'],
    ['\\[a](t3-context://v1/file/a)'],
    ['\\\\⟦[a](t3-context://v1/file/a)⟧'],
    ['\\![a ⟦[b](t3-context://v1/file/b)⟧'],
    ['[a\\](t3-context://v1/file/a)'],
    ['⟦[a\\\\](t3-context://v1/file/a)⟧'],
    ['⟦[a\\](t3-context://v1/file/a)](t3-context://v1/file/b)⟧'],
    ['[a ⟦[b](t3-context://v1/file/b)⟧](t3-context://v1/file/a)'],
    ['[a]⟦[b](t3-context://v1/file/b)⟧'],
    ['x⟦[a](t3-context://v1/file/a)⟧ b](t3-context://v1/file/b)'],
    ['x⟦[a](t3-context://v1/file/a)⟧ ] b](t3-context://v1/file/b)'],
    ['x⟦[a](t3-context://v1/file/a)⟧ \\](t3-context://v1/file/b)'],
    ['a](t3-context://v1/file/a)'],
    ['[a\nb](t3-context://v1/file/a)'],
    ['[a\\\nb](t3-context://v1/file/a)'],
    ['⟦[a\u2028b](t3-context://v1/file/a)⟧'],
    ['[a](t3-context://v1/file/a ⟦[b](t3-context://v1/file/b)⟧'],
    ['`⟦[a](t3-context://v1/file/a)⟧`'],
    ['[a](T3-context://v1/file/a)'],
    ['[a] (t3-context://v1/file/a)'],
    ['[a](<t3-context://v1/file/a>)'],
    ['[a](t3-context://v1/file/a "title")'],
  ])('should find what is marked in %j', (marked) => {
    const text = withoutMarks(marked)
    const found = collectComposerContextReferences(text)
    expect(drawSpans(text, found)).toBe(marked)
    expect(found).toStrictEqual(scanSlowly(text))
  })

  it.each([
    ['512 characters', 'a'.repeat(512), 1],
    ['513 characters', 'a'.repeat(513), 0],
    ['512 escapes', '\\]'.repeat(512), 1],
    ['513 escapes', '\\]'.repeat(513), 0],
    ['511 escapes and a character', `${'\\a'.repeat(511)}b`, 1],
  ])('should hold the bound of the label: %s', (_, label, count) => {
    const text = `[${label}](t3-context://v1/file/a)`
    expect(collectComposerContextReferences(text)).toHaveLength(count)
    expect(scanSlowly(text)).toHaveLength(count)
  })

  it.each([
    [40, 128, 1],
    [41, 128, 0],
    [40, 129, 0],
    [1, 1, 1],
    [0, 1, 0],
    [1, 0, 0],
  ])('should hold the bounds of the kind (%i) and the id (%i)', (kind, id, count) => {
    const text = `[a](t3-context://v1/${'k'.repeat(kind)}/${'I'.repeat(id)})`
    expect(collectComposerContextReferences(text)).toHaveLength(count)
  })
})

describe('readComposerContextReference', () => {
  it('should read a whole text', () => {
    const text = '![a](t3-context://v1/image/b)'
    expect(readComposerContextReference(text)).toStrictEqual(collectComposerContextReferences(text)[0])
  })

  it.each([
    '',
    'a',
    ' [a](t3-context://v1/image/b)',
    '[a](t3-context://v1/image/b) ',
    '[a](t3-context://v1/image/b)[a](t3-context://v1/image/b)',
    '[a](t3-context://v1/image/)',
  ])('should read nothing of %j', (text) => {
    expect(readComposerContextReference(text)).toBeUndefined()
  })
})
