import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearMiss, toArbitrary } from '../../fuzz/arbitraries/rule-arbitrary.ts'
import { href } from '../../fuzz/targets/href.ts'
import { contextUri } from '../../grammar/context-reference.ts'
import { formatComposerContextHref, parseComposerContextHref } from './href.ts'

it('should write what it reads, for every URI of the grammar', () => {
  fc.assert(
    fc.property(toArbitrary(contextUri), (text) => {
      const target = parseComposerContextHref(text)
      expect(target && formatComposerContextHref(target)).toBe(text)
    }),
    { numRuns: 5_000 },
  )
})

it('should read what it writes, and write nothing that it refuses', () => {
  fc.assert(
    fc.property(nearMiss(contextUri), (text) => {
      const [kind = '', contextId = ''] = text.split('/').slice(-2)
      let written: string
      try {
        written = formatComposerContextHref({ kind, contextId })
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
        return
      }
      expect(parseComposerContextHref(written)).toEqual({ kind, contextId })
    }),
    { numRuns: 5_000 },
  )
})

it('should read what the URL parser and the explanation accept, and nothing else', () => {
  fc.assert(
    fc.property(fc.oneof(toArbitrary(contextUri), nearMiss(contextUri)), (text) => {
      href.check(text)
    }),
    { numRuns: 5_000 },
  )
})
