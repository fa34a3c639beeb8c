import { readSuite } from '../../corpus/harness/files.ts'
import { reference } from '../../grammar/context-reference.ts'
import { textDenseInReferences } from '../../src/reference/scan.fixture.ts'
import { nearMiss, toArbitrary } from '../arbitraries/rule-arbitrary.ts'
import { chatParagraphs, inputsOfCases, sample, shortTexts, spread } from './corpus.ts'

/** Texts with references, and with what is nearly one. */
export function seeds(): string[] {
  return shortTexts([
    ...readSuite('text.json').map(({ text }) => text),
    ...inputsOfCases('collect'),
    ...spread(chatParagraphs(), 20),
    ...sample(toArbitrary(reference), 10),
    ...sample(nearMiss(reference), 15),
    ...sample(textDenseInReferences()),
  ])
}
