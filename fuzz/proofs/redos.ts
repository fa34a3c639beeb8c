import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productFiles, root } from '../../test/import-graph.ts'
import { type Constructed, constructedExpressions } from './expressions/constructed.ts'
import { compareWithModel, QUOTED_MENTION, withModel } from './expressions/model.ts'
import { askRecheck } from './expressions/second-opinion.ts'
import { findConstants, findExpressions, type WrittenLiteral } from './expressions/source.ts'
import { type Fact, type Finding, prove } from './fact.ts'
import { findSuperLinear } from './ways/linear.ts'

/** recheck is busy with longer expressions for more than a minute. */
const LONGEST_FOR_RECHECK = 300

/** How many pieces the texts have on which an expression is compared with its model. */
const MODEL_LENGTH = 7

/** Prove that no regular expression in `grammar/` or `src/` takes more than linear time. */
export function redosFacts(): Fact[] {
  const constructed = constructedExpressions()
  const expressions = distinct([...writtenExpressions(), ...constructed])
  return [
    prove(
      'all regular expressions are known',
      'Each regular expression of the product is a literal, or was seen to be made at a known place.',
      () => findUnseen(constructed),
    ),
    prove(
      'no regular expression is super-linear',
      'Each one has a bounded number of ways to read any text: from all starts together, or from the one of a sticky one.',
      () => ({ size: `${expressions.length} expressions`, faults: expressions.flatMap(explainSuperLinear) }),
    ),
    prove(
      'recheck finds no regular expression super-linear',
      'For recheck, too, one match of each expression without look-around takes linear time.',
      () => {
        const answers = expressions
          .filter(({ source }) => source.length <= LONGEST_FOR_RECHECK)
          .flatMap((expression) => {
            const growth = askRecheck(expression)
            return growth === undefined ? [] : [{ expression, growth }]
          })
        const faults = answers.filter(({ growth }) => growth === 'polynomial' || growth === 'exponential')
        return {
          size: `${answers.length} of ${expressions.length} expressions, those without look-around`,
          faults: faults.map(({ expression, growth }) => `${show(expression)} is ${growth}`),
        }
      },
    ),
    prove(
      'a mention in quotes and its model',
      'The one part of an expression that is proved by a model finds the same as the model in all short texts.',
      () => compareModel(expressions),
    ),
  ]
}

function explainSuperLinear(expression: WrittenLiteral): string[] {
  try {
    const found = findSuperLinear(withModel(expression, QUOTED_MENTION))
    return found ? [`${show(expression)} is ${found.growth} over ${JSON.stringify(found.pump)}`] : []
  } catch (error) {
    return [`${show(expression)} is not proved: ${error}`]
  }
}

function compareModel(expressions: readonly WrittenLiteral[]): Finding {
  const user = expressions.find(({ source }) => source.includes(QUOTED_MENTION.part))
  if (!user) return { size: '0 texts', faults: [`No expression has ${QUOTED_MENTION.part}`] }
  const { texts, differing } = compareWithModel(user, QUOTED_MENTION, MODEL_LENGTH)
  return { size: `${texts} texts`, faults: differing.map((text) => JSON.stringify(text)) }
}

/** The literals of all modules, and the patterns of the JSON Schema that is made from them. */
function writtenExpressions(): WrittenLiteral[] {
  const patterns: WrittenLiteral[] = []
  JSON.parse(read('src/record/message-context.schema.json'), (key, value) => {
    // JSON Schema says that patterns are read with the flag `u`.
    if (key === 'pattern') patterns.push({ source: value, flags: 'u' })
    return value
  })
  return [
    ...productFiles().flatMap((file) => findExpressions(read(file), file, new Set()).literals),
    ...patterns,
  ]
}

/** Find what could make a regular expression unseen, and the places that were not seen to make one. */
function findUnseen(constructed: readonly Constructed[]): Finding {
  const files = productFiles()
  const constants = new Set(files.flatMap((file) => findConstants(read(file), file)))
  const seen = new Set(constructed.map(({ place }) => place))
  const places = new Set<string>()
  const faults = files.flatMap((file) => {
    const { constructions, faults } = findExpressions(read(file), file, constants)
    const here = constructions.map((place) => `${file}:${place}`)
    for (const place of here) places.add(place)
    return [
      ...faults.map((fault) => `${file}:${fault}`),
      ...here.filter((place) => !seen.has(place)).map((place) => `${place} was not seen to make one`),
    ]
  })
  const elsewhere = Array.from(seen).filter((place) => !places.has(place))
  return {
    size: `${files.length} modules, ${places.size} places`,
    faults: [...faults, ...elsewhere.map((place) => `${place} makes one, and was not found in the source`)],
  }
}

function distinct(expressions: readonly WrittenLiteral[]): WrittenLiteral[] {
  return Array.from(new Map(expressions.map((one) => [show(one), one])).values())
}

function show({ source, flags }: WrittenLiteral): string {
  return `/${source}/${flags}`
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
