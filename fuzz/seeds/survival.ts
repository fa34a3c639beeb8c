import { DIALECT_NAMES, type DialectName } from '../../corpus/harness/dialects.ts'
import { witnessesFor } from '../../corpus/harness/witnesses.ts'
import { escapeLabel } from '../../src/reference/escape.ts'
import { labelText } from '../arbitraries/label-arbitrary.ts'
import { BLOCKS, type Block } from '../arbitraries/surroundings.ts'
import type { SurvivalInput } from '../targets/survival.ts'
import {
  chatParagraphs,
  escapingRegressions,
  inputsOfCases,
  sample,
  splitAtReferences,
  spread,
} from './corpus.ts'

/** A label with what is around it in its block. */
type Placed = Pick<SurvivalInput, 'before' | 'label' | 'after'>

/** References in chats, those that did not survive once, and labels in surroundings that an escape can matter to. */
export function seeds(): SurvivalInput[] {
  const labels = ['`a`', '$x$ ``b', '^n', 'a|b', '<a href="', '*em*', ':b{c=', 'my_file_v2.test.ts']
  const witnesses = labels.flatMap((label) =>
    spread(witnessesFor(label, escapeLabel(label)), 4).map(([before, after]) => ({ before, label, after })),
  )
  const cases = [...inputsOfCases('survives'), ...inputsOfCases('displays')]
  const plain: Placed[] = [
    ...spread(chatParagraphs(), 30).flatMap(placedIn),
    ...cases.map(({ before, reference, after }) => ({ before, label: reference.label, after })),
    ...escapingRegressions().map(({ before, label, after }) => ({ before, label, after })),
    ...witnesses,
  ]
  const inBlocks = BLOCKS.flatMap((block, index) =>
    sample(labelText(), index + 1)
      .slice(-1)
      .map((label) => ({ block, before: 'word ', label, after: '.' })),
  )
  const [unblocked] = BLOCKS
  return [...plain.map((one) => ({ block: unblocked as Block, ...one })), ...inBlocks].map((one, index) => ({
    dialect: DIALECT_NAMES[index % DIALECT_NAMES.length] as DialectName,
    image: index % 5 === 0,
    ...one,
  }))
}

/** The first reference of a paragraph. */
function placedIn(text: string): Placed[] {
  const { start, references } = splitAtReferences(text)
  return references.slice(0, 1).map(({ label, end }) => ({ before: start, label, after: text.slice(end) }))
}
