import { expect, it } from 'vitest'
import { CONTEXT_URI_PREFIX, contextUri, REFERENCE_INFIX, reference } from './context-reference.ts'
import { toParsimmon } from './parsimmon.ts'

const source = '![a](t3-context://v1/image/X_1)'

it('should capture the parts of a reference by their names', () => {
  expect(toParsimmon(reference).tryParse(source).captures).toStrictEqual({
    image: '!',
    label: 'a',
    kind: 'image',
    contextId: 'X_1',
  })
  expect(toParsimmon(contextUri).tryParse('t3-context://v1/file/a').captures).toStrictEqual({
    kind: 'file',
    contextId: 'a',
  })
})

it('should name the fixed text that every reference and every URI holds', () => {
  expect(REFERENCE_INFIX).toBe('](t3-context://v1/')
  expect(CONTEXT_URI_PREFIX).toBe('t3-context://v1/')
})
