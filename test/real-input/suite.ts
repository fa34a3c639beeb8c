import { describe, expect, inject, it } from 'vitest'
import type { Dialect } from './dialects.ts'
import { readInstalledDocuments, readSpecificationExamples, type TestDocument, vary } from './documents.ts'
import { drawDocuments, drawPlaces, drawReferences } from './draw.ts'
import { findFault, staysAsItIs } from './laws.ts'
import { findPlaces, type Insert, isPromised } from './places.ts'
import { type Spot, shrink } from './shrink.ts'

/** How many references a document gets: what bounds the run time. More with REAL_INPUT_REFERENCES=100 */
const MAX_REFERENCES = Number(process.env.REAL_INPUT_REFERENCES ?? 10)

/** How many characters of the installed documents are read: what bounds it, too. All with REAL_INPUT_CHARACTERS=Infinity */
const MAX_CHARACTERS = Number(process.env.REAL_INPUT_CHARACTERS ?? 2_500_000)

/** Define the tests of a Markdown: real documents as they are, and with references put into their prose. */
export function testRealInput(dialect: Dialect): void {
  const seed = inject('seed')
  const sources = [
    {
      name: 'Markdown files below node_modules',
      documents: drawDocuments(readInstalledDocuments(), MAX_CHARACTERS, seed),
      least: 3000,
    },
    { name: 'examples of CommonMark', documents: readSpecificationExamples(), least: 200 },
  ]

  describe.each(sources)(`${dialect.name}: $name`, ({ name, documents, least }) => {
    it('should keep their trees, and carry references', () => {
      const changed: string[] = []
      const faults: string[] = []
      const count = { references: 0, skipped: 0, untried: 0 }
      for (const [index, document] of vary(documents).entries()) {
        const tree = dialect.plain(document.text)
        if (!staysAsItIs(document.text, tree, dialect)) changed.push(document.name)

        const places = findPlaces(document.text, tree)
        const drawn = drawPlaces(places, MAX_REFERENCES, seed + index)
        count.untried += places.length - drawn.length
        count.references += drawn.length
        const inserts = drawReferences(drawn, seed + index)
        const fault = findFault(document.text, tree, inserts, dialect)
        if (!fault) continue

        // Which reference is it, and is it promised to survive there?
        const single = inserts.filter((insert) => findFault(document.text, tree, [insert], dialect))
        const promised = single.filter((insert) => isPromised(document.text, insert, dialect))
        faults.push(...promised.map((insert) => explain(document, insert, dialect)))
        count.skipped += single.length - promised.length
        const others = inserts.filter((insert) => !single.includes(insert))
        const joint = findFault(document.text, tree, others, dialect)
        if (joint) faults.push(`${document.name} with ${others.length} references together\n  ${joint}`)
      }

      console.log(
        `${dialect.name}: ${documents.length} ${name} and ${count.references - count.skipped} references checked; ` +
          `${count.skipped} places skipped, since there a plain word or the bare label is no text; ` +
          `${count.untried} places above ${MAX_REFERENCES} a document not tried`,
      )
      expect(changed).toEqual([])
      expect(faults.slice(0, 5).join('\n\n')).toBe('')
      expect(documents.length).toBeGreaterThan(300)
      expect(count.references).toBeGreaterThan(least)
      expect(count.skipped).toBeLessThan(count.references / 20)
    }, 600_000)
  })
}

/** Say what fails in which document, with the least of it that still does. */
function explain({ name, text }: TestDocument, insert: Insert, dialect: Dialect): string {
  const faultAt = ({ before, after }: Spot): string | undefined => {
    const smaller = { ...insert, place: before.length }
    if (!isPromised(before + after, smaller, dialect)) return undefined
    return findFault(before + after, dialect.plain(before + after), [smaller], dialect)
  }
  const whole = { before: text.slice(0, insert.place), after: text.slice(insert.place) }
  const least = shrink(whole, (smaller) => faultAt(smaller) !== undefined)
  return [
    `${name} with ${JSON.stringify(insert.reference)}`,
    `before ${JSON.stringify(least.before)}`,
    `after ${JSON.stringify(least.after)}`,
    faultAt(least),
  ].join('\n  ')
}
