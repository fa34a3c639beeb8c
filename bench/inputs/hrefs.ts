import { createRandom, type Random } from './random.ts'
import { makeContextId, makeKind } from './references.ts'

/** How many URIs one call of a timed function reads. */
export const HREF_COUNT = 1024

const makeValid = (random: Random) => `t3-context://v1/${makeKind(random)}/${makeContextId(random)}`

/** What else stands in links, and faults that programs and people make. */
const INVALID: readonly ((random: Random) => string)[] = [
  (random) => `https://example.com/docs/${makeContextId(random)}`,
  (random) => `https://github.com/example/project/pull/${random.below(5000)}#discussion`,
  (random) => `./src/${makeKind(random)}/${makeContextId(random)}.ts`,
  (random) => `#${makeKind(random)}`,
  () => 'mailto:someone@example.com',
  () => '',
  (random) => `T3-Context://v1/${makeKind(random)}/${makeContextId(random)}`,
  (random) => `t3-context://v2/${makeKind(random)}/${makeContextId(random)}`,
  (random) => `t3-context://v1/Image/${makeContextId(random)}`,
  (random) => `${makeValid(random)}/`,
  (random) => `${makeValid(random)}?line=4`,
  (random) => `${makeValid(random)}\n`,
  (random) => `t3-context://v1/${makeKind(random)}/`,
  (random) => `t3-context://v1/${makeKind(random)}/${'a'.repeat(129)}`,
]

/** Make URIs of the grammar. */
export function makeValidHrefs(): string[] {
  const random = createRandom(1)
  return Array.from({ length: HREF_COUNT }, () => makeValid(random))
}

/** Make strings that are no context URIs: other links and near misses. */
export function makeInvalidHrefs(): string[] {
  const random = createRandom(2)
  return Array.from({ length: HREF_COUNT }, () => random.pick(INVALID)(random))
}

/** Make both, about one by one. */
export function makeMixedHrefs(): string[] {
  const random = createRandom(3)
  return Array.from({ length: HREF_COUNT }, () =>
    random.below(2) === 0 ? makeValid(random) : random.pick(INVALID)(random),
  )
}
