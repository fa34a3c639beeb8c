import { DIALECT_NAMES, type DialectName } from '../../corpus/harness/dialects.ts'
import { readSuite } from '../../corpus/harness/files.ts'
import { labelText } from '../arbitraries/label-arbitrary.ts'
import { BLOCKS, type Block } from '../arbitraries/surroundings.ts'
import type { AgreementInput } from '../targets/agreement.ts'
import { chatParagraphs, inputsOfCases, sample, shortTexts, splitAtReferences, spread } from './corpus.ts'

type Part = AgreementInput['parts'][number]

/** Markdown with references, written and typed, in every kind of block. */
export function seeds(): AgreementInput[] {
  const texts = [
    ...spread(chatParagraphs(), 40),
    ...readSuite('markdown.json').map(({ markdown }) => markdown),
    ...spread(shortTexts(inputsOfCases('collect-markdown')), 40),
  ]
  const inBlocks = BLOCKS.map((block, index): Part[] => {
    const label = sample(labelText(), index + 1).at(-1) ?? ''
    return [{ block, form: index % 2 === 0 ? 'typed' : 'link', before: 'word ', label, after: '.' }]
  })
  return [...texts.map(partsOf), ...inBlocks].map((parts, index) => ({
    dialect: DIALECT_NAMES[index % DIALECT_NAMES.length] as DialectName,
    start: index % 10 === 0 ? '\ufeff' : '',
    between: index % 4 === 0 ? ' ' : '\n\n',
    parts,
  }))
}

/** A text in parts, one for each of its first references; one without any is before a reference. */
function partsOf(text: string): Part[] {
  const block = BLOCKS[0] as Block
  const { start, references } = splitAtReferences(text)
  if (references.length === 0) return [{ block, form: 'typed', before: text, label: 'a', after: '' }]
  return references.slice(0, 4).map(({ image, label, rest }, index) => ({
    block,
    form: image ? 'image' : 'link',
    before: index === 0 ? start : '',
    label,
    after: rest,
  }))
}
