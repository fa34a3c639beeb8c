import fc from 'fast-check'
import { formatComposerContextReference } from '../../src/reference/index.ts'
import type { Insert } from './places.ts'
import { testReferences } from './references.ts'

/** Draw at most `count` of the places, in order; the same for the same seed. */
export function drawPlaces(places: readonly number[], count: number, seed: number): number[] {
  if (places.length <= count) return [...places]
  const some = fc.shuffledSubarray([...places], { minLength: count, maxLength: count })
  return fc
    .sample(some, { numRuns: 1, seed })
    .flat()
    .sort((a, b) => a - b)
}

/** Draw a reference for each place; the same for the same seed. */
export function drawReferences(places: readonly number[], seed: number): Insert[] {
  const references = fc.sample(testReferences, { numRuns: places.length, seed })
  return references.map((reference, index) => ({
    place: places[index] ?? 0,
    source: formatComposerContextReference(reference),
    reference,
  }))
}

/** As many documents as have no more than so many characters together, drawn by the seed. */
export function drawDocuments<T extends { text: string }>(
  documents: readonly T[],
  max: number,
  seed: number,
): T[] {
  const all = fc.shuffledSubarray([...documents], { minLength: documents.length })
  let characters = 0
  return (fc.sample(all, { seed, numRuns: 1 })[0] ?? []).filter(({ text }) => {
    if (characters + text.length > max) return false
    characters += text.length
    return true
  })
}
