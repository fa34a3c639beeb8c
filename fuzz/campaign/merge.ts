/** An input and what it covers. */
interface Covering {
  input: Uint8Array
  features: ReadonlySet<number>
}

/**
 * Choose inputs that cover all that many cover: short ones first, and none whose part others cover, too.
 *
 * @param inputs any inputs
 * @param cover says what an input covers; what it throws for is left out
 */
export function merge(inputs: Iterable<Uint8Array>, cover: (input: Uint8Array) => Set<number>): Uint8Array[] {
  const kept = withNewFeatures(coverAll(sortByLength(inputs), cover))
  const times = new Map<number, number>()
  for (const { features } of kept) for (const one of features) times.set(one, (times.get(one) ?? 0) + 1)
  return kept
    .reverse()
    .filter(({ features }) => {
      const isNeeded = [...features].some((one) => times.get(one) === 1)
      if (!isNeeded) for (const one of features) times.set(one, (times.get(one) as number) - 1)
      return isNeeded
    })
    .map(({ input }) => input)
    .reverse()
}

function sortByLength(inputs: Iterable<Uint8Array>): Uint8Array[] {
  const distinct = new Map([...inputs].map((input) => [Buffer.from(input).toString('latin1'), input]))
  return [...distinct]
    .sort(([left], [right]) => left.length - right.length || (left < right ? -1 : 1))
    .map(([, input]) => input)
}

function* coverAll(
  inputs: readonly Uint8Array[],
  cover: (input: Uint8Array) => Set<number>,
): Generator<Covering> {
  for (const input of inputs) {
    try {
      yield { input, features: cover(input) }
    } catch {
      // It breaks a law, and belongs to the regressions.
    }
  }
}

function withNewFeatures(all: Iterable<Covering>): Covering[] {
  const seen = new Set<number>()
  const kept: Covering[] = []
  for (const one of all) {
    const before = seen.size
    for (const feature of one.features) seen.add(feature)
    if (seen.size > before) kept.push(one)
  }
  return kept
}
