import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearMiss, toArbitrary } from '../../fuzz/arbitraries/rule-arbitrary.ts'
import { contextUri } from '../../grammar/context-reference.ts'
import { explainComposerContextHref } from '../../grammar/explain.ts'
import { formatComposerContextHref, parseComposerContextHref } from './href.ts'

it('should write what it reads, for every URI of the grammar', () => {
  fc.assert(
    fc.property(toArbitrary(contextUri), (href) => {
      const target = parseComposerContextHref(href)
      expect(target && formatComposerContextHref(target)).toBe(href)
    }),
    { numRuns: 5_000 },
  )
})

it('should read what it writes, and write nothing that it refuses', () => {
  fc.assert(
    fc.property(nearMiss(contextUri), (text) => {
      const [kind = '', contextId = ''] = text.split('/').slice(-2)
      let href: string
      try {
        href = formatComposerContextHref({ kind, contextId })
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
        return
      }
      expect(parseComposerContextHref(href)).toEqual({ kind, contextId })
    }),
    { numRuns: 5_000 },
  )
})

it('should read what the explanation accepts, and nothing else', () => {
  fc.assert(
    fc.property(fc.oneof(toArbitrary(contextUri), nearMiss(contextUri)), (text) => {
      const explained = explainComposerContextHref(text)
      expect(parseComposerContextHref(text)).toEqual('offset' in explained ? null : explained)
    }),
    { numRuns: 5_000 },
  )
})
