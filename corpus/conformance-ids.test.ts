import { expect, it } from 'vitest'
import {
  toComposerContextId,
  toKindScopedComposerContextId,
  toPreviewAnnotationContextId,
} from '../src/record/fold.ts'
import { readSuite } from './harness/files.ts'
import { writeText } from './harness/text.ts'

const { producerIds, kindScoped, previewAnnotations } = readSuite('ids.json')

it.each(producerIds)('should fold $name', ({ producerId, contextId }) => {
  expect(toComposerContextId(writeText(producerId))).toBe(contextId)
  expect(toComposerContextId(contextId)).toBe(contextId)
})

it.each(kindScoped)('should fold with its kind $name', ({ kind, producerId, contextId }) => {
  expect(toKindScopedComposerContextId(kind, producerId)).toBe(contextId)
})

it.each(previewAnnotations)('should fold for an annotation $name', ({ annotationId, contextId }) => {
  expect(toPreviewAnnotationContextId(annotationId)).toBe(contextId)
})
