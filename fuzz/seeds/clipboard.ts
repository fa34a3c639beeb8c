import { readSuite } from '../../corpus/harness/files.ts'
import { ATTRIBUTE_STYLES, MARKUP } from '../../src/clipboard/html.fixture.ts'
import { fragment } from '../../src/clipboard/records.fixture.ts'
import type { ClipboardInput } from '../targets/clipboard.ts'
import { chatParagraphs, sample, shortTexts, spread } from './corpus.ts'
import { recordsOf } from './records-of.ts'

const { element, name, equals, quote, spelling } = ATTRIBUTE_STYLES

/** Fragments of the suite and arbitrary ones, in every style and between all markup; and the HTML of the suite. */
export function seeds(): ClipboardInput[] {
  const suite = readSuite('clipboard.json')
  const fragments = [...suite.valid.map((row) => row.fragment), ...sample(fragment(), 60)]
    .map((one) => ({ ...one, records: recordsOf(one.records).slice(0, 2) }))
    .filter(({ source }) => JSON.stringify(source).length < 300)
  const [simple] = fragments as [ClipboardInput['fragment']]
  const texts = spread(chatParagraphs(), 20).map((text) => text.slice(0, 300))
  const pick = <T>(items: readonly T[], index: number) => items[index % items.length] as T
  const inputs = fragments.map(
    (one, index): ClipboardInput => ({
      fragment: one,
      text: pick(texts, index),
      style: {
        element: pick(element, index),
        name: pick(name, index),
        equals: pick(equals, index),
        quote: pick(quote, index >> 1),
        spellings: [pick(spelling, index), 0, pick(spelling, index >> 2)],
      },
      before: MARKUP.slice(index % MARKUP.length, (index % MARKUP.length) + 2),
      after: [pick(MARKUP, index * 7)],
      edits:
        index % 2 === 0
          ? []
          : [{ at: 11 * index, removed: index % 4, inserted: pick(['', '}', '"', '2'], index) }],
      html: '',
    }),
  )
  const style = { element: pick(element, 0), name: pick(name, 0), equals: '=', quote: '"', spellings: [] }
  const ofSuite = shortTexts(suite.html.map((row) => row.html)).map(
    (html): ClipboardInput => ({ fragment: simple, text: '', style, before: [], after: [], edits: [], html }),
  )
  return [...inputs, ...ofSuite]
}
