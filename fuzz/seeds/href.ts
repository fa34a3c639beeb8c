import { readSuite } from '../../corpus/harness/files.ts'
import { contextUri } from '../../grammar/context-reference.ts'
import { nearMiss, toArbitrary } from '../arbitraries/rule-arbitrary.ts'
import { chatParagraphs, inputsOfCases, sample, splitAtReferences, spread } from './corpus.ts'

/** URIs, and what is nearly one. */
export function seeds(): string[] {
  const { valid, invalid } = readSuite('href.json')
  const ofChats = chatParagraphs().flatMap((text) => splitAtReferences(text).references)
  return [
    ...valid.map(({ href }) => href),
    ...invalid,
    ...inputsOfCases('parse-href'),
    ...inputsOfCases('explain-href'),
    ...spread(ofChats, 15).map(({ source }) => source.slice(source.lastIndexOf('(') + 1, -1)),
    ...sample(toArbitrary(contextUri)),
    ...sample(nearMiss(contextUri)),
  ]
}
