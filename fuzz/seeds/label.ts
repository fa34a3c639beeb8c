import { readSuite } from '../../corpus/harness/files.ts'
import { label } from '../../grammar/context-reference.ts'
import { labelText } from '../arbitraries/label-arbitrary.ts'
import { nearMiss } from '../arbitraries/rule-arbitrary.ts'
import type { LabelInput } from '../targets/label.ts'
import {
  chatParagraphs,
  escapingRegressions,
  inputsOfCases,
  sample,
  shortTexts,
  splitAtReferences,
  spread,
} from './corpus.ts'

/** Labels as people have them, and those that a writer gets wrong. */
export function seeds(): LabelInput[] {
  const ofChats = chatParagraphs().flatMap((text) => splitAtReferences(text).references)
  const texts = [
    ...readSuite('label.json').map((row) => row.label),
    ...shortTexts(inputsOfCases('sanitize').map((input) => input.label)),
    ...inputsOfCases('format').map((input) => input.label),
    ...escapingRegressions().map((one) => one.label),
    ...spread(ofChats, 20).map((one) => one.label),
    ...sample(labelText()),
    ...sample(nearMiss(label), 10),
  ]
  return texts.map((text, index) => ({
    kind: index % 3 === 0 ? 'image' : 'file',
    image: index % 2 === 0,
    text,
  }))
}
