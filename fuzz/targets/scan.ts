import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import { replaceComposerContextReferences } from '../../src/reference/replace.ts'
import { PIECES, scanSlowly } from '../../src/reference/scan.fixture.ts'
import { collectComposerContextReferences, readComposerContextReference } from '../../src/reference/scan.ts'
import { words } from '../format/words.ts'
import type { Target } from './target.ts'

/** Section 3 of the specification: the scan of raw text. */
export const scan: Target<string> = {
  law: 'The fast scan finds what the slow one finds, at offsets that cut out the sources, in order and without overlap.',
  input: words(PIECES),
  dictionary: PIECES,
  check(text) {
    const found = collectComposerContextReferences(text)
    deepStrictEqual(found, scanSlowly(text))
    let last = 0
    for (const one of found) {
      const { start, end, source } = one
      ok(start >= last && end > start)
      equal(text.slice(start, end), source)
      last = end
      deepStrictEqual(readComposerContextReference(source), { ...one, start: 0, end: source.length })
    }
    equal(
      replaceComposerContextReferences(text, ({ source }) => source),
      text,
    )
    return true
  },
}
