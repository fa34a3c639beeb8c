import { describe, expect, it } from 'vitest'
import { toComposerContextId, toKindScopedComposerContextId, toPreviewAnnotationContextId } from './fold.ts'

// The table of producers' ids is corpus/conformance/ids.json.

describe('toComposerContextId', () => {
  it('should give a valid id back', () => {
    expect(toComposerContextId('Ctx-1_a')).toBe('Ctx-1_a')
  })

  it('should fold anything else to a readable slug and a hash', () => {
    expect(toComposerContextId('src/main.ts:12')).toBe('src-main-ts-12_90e781bdb2f5593e02db04f8bde2d749')
  })

  it('should not tell a folded id from a valid one', () => {
    const folded = toComposerContextId('a b')
    expect(toComposerContextId(folded)).toBe(folded)
  })

  it.each([undefined, null, 1, {}])('should refuse %j', (id) => {
    expect(() => toComposerContextId(id as string)).toThrow(new TypeError(`Invalid producerId: ${typeof id}`))
  })
})

describe('toKindScopedComposerContextId', () => {
  it('should give what the kind and the id give together', () => {
    expect(toKindScopedComposerContextId('file', 'x')).toBe('file_x')
    expect(toKindScopedComposerContextId('file', 'a b')).toBe(toComposerContextId('file_a b'))
  })

  it('should refuse a kind outside the grammar, and an id that is no text', () => {
    expect(() => toKindScopedComposerContextId('File', 'x')).toThrow(new TypeError('Invalid kind: "File"'))
    expect(() => toKindScopedComposerContextId(1 as never, 'x')).toThrow(
      new TypeError('Invalid kind: number'),
    )
    expect(() => toKindScopedComposerContextId('file', 1 as never)).toThrow(
      new TypeError('Invalid id: number'),
    )
  })
})

describe('toPreviewAnnotationContextId', () => {
  it('should differ from the id of the screenshot, which is that of the annotation', () => {
    expect(toPreviewAnnotationContextId('1')).toBe('annotation-1')
    expect(toPreviewAnnotationContextId('1')).not.toBe(toComposerContextId('1'))
  })

  it('should refuse what is no text', () => {
    expect(() => toPreviewAnnotationContextId(1 as never)).toThrow(
      new TypeError('Invalid annotationId: number'),
    )
  })
})
