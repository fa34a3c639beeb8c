import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearMiss } from '../fuzz/arbitraries/rule-arbitrary.ts'
import { viablePrefix } from '../fuzz/oracles/viable-prefix.ts'
import { contextUri, reference } from './context-reference.ts'
import { explainComposerContextHref, explainContextReference } from './explain.ts'

/**
 * The law: an explanation points behind the longest beginning that some valid text has, too. So there it is that no
 * continuation is valid any more; or it points to the end, where a valid text would go on.
 */
describe('the offset of an explanation', () => {
  it('should be where a URI stops being one', () => {
    fc.assert(
      fc.property(fc.oneof(nearMiss(contextUri), beginning(contextUri)), (text) => {
        const { length, accepted } = viablePrefix(contextUri, text)
        const explained = explainComposerContextHref(text)
        if (accepted) {
          const [, , , kind, contextId] = text.split('/')
          expect(explained).toStrictEqual({ kind, contextId })
        } else {
          expect(explained).toStrictEqual({ offset: length, expected: someWords() })
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('should be where the source of a link stops being a reference', () => {
    fc.assert(
      fc.property(fc.oneof(nearMiss(reference), beginning(reference)), (text) => {
        // The source of a link or an image begins with its bracket; anything else is refused as a whole.
        const { length, accepted } = /^!?\[/.test(text)
          ? viablePrefix(reference, text)
          : { length: 0, accepted: false }
        expect(explainContextReference(text)).toStrictEqual(
          accepted ? undefined : { offset: length, expected: someWords() },
        )
      }),
      { numRuns: 10_000 },
    )
  })

  it('should be given for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(explainComposerContextHref(text)).toStrictEqual({
          offset: viablePrefix(contextUri, text).length,
          expected: ['"t3-context://v1/"'],
        })
      }),
    )
  })
})

/** A near miss that ends early. */
function beginning(rule: Parameters<typeof nearMiss>[0]): fc.Arbitrary<string> {
  return fc.tuple(nearMiss(rule), fc.nat(200)).map(([text, length]) => text.slice(0, length))
}

function someWords(): unknown {
  return expect.toSatisfy(
    (words: unknown) =>
      Array.isArray(words) && words.length > 0 && words.every((word) => /\S/.test(String(word))),
  )
}
