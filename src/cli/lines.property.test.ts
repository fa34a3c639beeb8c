import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Line, readLines } from './lines.ts'

const bytes = fc.uint8Array({ maxLength: 60 }).map((all) => all.map((byte) => (byte % 4 === 0 ? 0x0a : byte)))

/** Bytes, where to cut them, and a limit. */
const cases = fc.tuple(bytes, fc.array(fc.nat(60)), fc.integer({ min: 1, max: 20 }))

async function read(all: Uint8Array, cuts: readonly number[], maxBytes: number): Promise<Line[]> {
  const lines: Line[] = []
  for await (const some of readLines(toStream(all, cuts), maxBytes)) lines.push(...some)
  return lines
}

async function* toStream(all: Uint8Array, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  let start = 0
  for (const end of [...cuts].sort((one, other) => one - other)) {
    yield all.subarray(start, Math.max(start, end))
    start = Math.max(start, end)
  }
  yield all.subarray(start)
}

/** The slow and obvious way. */
function split(all: Uint8Array): string[] {
  return (
    Buffer.from(all)
      .toString('latin1')
      .match(/[^\n]*\n|[^\n]+$/g) ?? []
  )
}

describe('the laws of lines', () => {
  it('should lose no byte, and find the same lines however the bytes are cut', async () => {
    const law = fc.asyncProperty(cases, async ([all, cuts, maxBytes]) => {
      const lines = await read(all, cuts, maxBytes)
      const found = new Map<number, string>()
      for (const { number, bytes: some } of lines) {
        found.set(number, (found.get(number) ?? '') + Buffer.from(some).toString('latin1'))
      }
      expect([...found.values()]).toEqual(split(all))
      expect([...found.keys()]).toEqual(split(all).map((_, index) => index + 1))
    })
    await fc.assert(law, { numRuns: 2000 })
  })

  it('should tell lines over the limit by their length alone', async () => {
    const law = fc.asyncProperty(cases, async ([all, cuts, maxBytes]) => {
      const lines = await read(all, cuts, maxBytes)
      const starts = lines.filter(({ part }) => part !== 'rest')
      expect(starts.map(({ part }) => part === 'first')).toEqual(
        split(all).map(({ length }) => length > maxBytes),
      )
      for (const { bytes: some, part } of lines)
        if (part === 'whole') expect(some.length).toBeLessThanOrEqual(maxBytes)
    })
    await fc.assert(law, { numRuns: 2000 })
  })
})
