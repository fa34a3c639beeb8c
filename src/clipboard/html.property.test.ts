import fc from 'fast-check'
import { expect, it } from 'vitest'
import { capturedText } from '../../fuzz/arbitraries/captured-text.ts'
import { type ClipboardInput, clipboard as law } from '../../fuzz/targets/clipboard.ts'
import { ATTRIBUTE_STYLES, type AttributeStyle, MARKUP, SHOWN } from './html.fixture.ts'
import { decodeComposerContextClipboardHtml } from './html.ts'
import { fragment } from './records.fixture.ts'

const markup = fc.array(fc.constantFrom(...MARKUP), { maxLength: 8 })

const style: fc.Arbitrary<AttributeStyle> = fc.record({
  element: fc.constantFrom(...ATTRIBUTE_STYLES.element),
  name: fc.constantFrom(...ATTRIBUTE_STYLES.name),
  equals: fc.constantFrom(...ATTRIBUTE_STYLES.equals),
  quote: fc.constantFrom(...ATTRIBUTE_STYLES.quote),
  spellings: fc.array(fc.constantFrom(...ATTRIBUTE_STYLES.spelling), { maxLength: 7 }),
})

/** A few characters that are inserted or removed. */
const edits = fc.array(
  fc.record({ at: fc.nat(), removed: fc.nat(8), inserted: fc.string({ maxLength: 4 }) }),
  { maxLength: 2 },
)

/** HTML that is no more than likely to be whole. */
const soup = fc
  .array(fc.constantFrom(...MARKUP, SHOWN, '<', '>', '"', "'", '<script>', '-->', '</'), { maxLength: 8 })
  .map((pieces) => pieces.join(''))

const input: fc.Arbitrary<ClipboardInput> = fc.record({
  fragment: fragment(),
  text: capturedText(2_000),
  style,
  before: markup,
  after: markup,
  edits,
  html: soup,
})

it('should find the fragment in any markup, however it is written, and none that no attribute holds', () => {
  fc.assert(fc.property(input, law.check), { numRuns: 3_000 })
})

it('should find none where none is, though it may be shown', () => {
  fc.assert(
    fc.property(markup, (pieces) => {
      expect(decodeComposerContextClipboardHtml(pieces.join(''))).toBeNull()
    }),
    { numRuns: 5_000 },
  )
})
