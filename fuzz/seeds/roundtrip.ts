import { DIALECT_NAMES, type DialectName } from '../../corpus/harness/dialects.ts'
import { readSuite } from '../../corpus/harness/files.ts'
import { BLOCKS, DEFINITIONS, NEIGHBOURS, STRINGIFY_OPTIONS } from '../../src/remark/serialize.fixture.ts'
import { labelText } from '../arbitraries/label-arbitrary.ts'
import type { RoundtripInput } from '../targets/roundtrip.ts'
import { chatParagraphs, sample, splitAtReferences, spread } from './corpus.ts'

type Line = Pick<RoundtripInput['blocks'][number], 'start' | 'line'>

/** References of chats and of the suite in every kind of block, beside every neighbour, with every option. */
export function seeds(): RoundtripInput[] {
  const texts = [
    ...spread(chatParagraphs(), 50),
    ...readSuite('markdown.json').map(({ markdown }) => markdown),
  ]
  const labels = sample(labelText(), NEIGHBOURS.length)
  const lines: Line[] = [
    ...texts.map(lineOf),
    ...NEIGHBOURS.map((neighbour, index) => ({
      start: neighbour,
      line: [{ image: index % 2 === 0, label: labels[index] ?? '', rest: NEIGHBOURS.at(-index) ?? '' }],
    })),
  ]
  return lines.map((line, index) => ({
    dialect: DIALECT_NAMES[index % DIALECT_NAMES.length] as DialectName,
    first: index % 3 === 0,
    options: optionsAt(index),
    definitions: DEFINITIONS[index % DEFINITIONS.length] as string,
    blocks: [{ block: index % BLOCKS.length, ...line, other: [{ image: false, label: 'x', rest: ' y' }] }],
  }))
}

function lineOf(text: string): Line {
  const { start, references } = splitAtReferences(text)
  return { start, line: references.slice(0, 3).map(({ image, label, rest }) => ({ image, label, rest })) }
}

/** One of the values of each option, another for each index. */
function optionsAt(index: number): RoundtripInput['options'] {
  const entries = Object.entries(STRINGIFY_OPTIONS).map(([key, values]) => [
    key,
    values[index % values.length],
  ])
  return Object.fromEntries(entries)
}
