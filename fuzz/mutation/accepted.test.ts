import { describe, expect, it } from 'vitest'
import { compareWithAccepted, KINDS, readAccepted } from './accepted.ts'
import { rooms } from './rooms.ts'

const mutant = { file: 'src/a.ts', code: 'a < b', mutated: 'a <= b' }
const entry = { ...mutant, reason: 'Equivalent: a is never b.' }

describe('compareWithAccepted', () => {
  it('should accept what is listed, once for each entry', () => {
    expect(compareWithAccepted([mutant], [entry])).toEqual({ unlisted: [], stale: [] })
    expect(compareWithAccepted([mutant, mutant], [entry])).toEqual({ unlisted: [mutant], stale: [] })
    expect(compareWithAccepted([mutant, mutant], [entry, entry])).toEqual({ unlisted: [], stale: [] })
  })

  it('should find entries that are not needed', () => {
    expect(compareWithAccepted([], [entry])).toEqual({ unlisted: [], stale: [entry] })
    expect(compareWithAccepted([mutant], [entry, entry])).toEqual({ unlisted: [], stale: [entry] })
  })

  it.each([{ file: 'src/b.ts' }, { code: 'a < c' }, { mutated: 'true' }])('should compare %j', (change) => {
    const other = { ...mutant, ...change }
    expect(compareWithAccepted([other], [entry])).toEqual({ unlisted: [other], stale: [entry] })
  })
})

it.each(rooms.map((room) => [room.name, room] as const))('should read the list of %s', (_, room) => {
  for (const { file, reason } of readAccepted(room)) {
    expect(file.startsWith(`${room.name}/`)).toBe(true)
    expect(Object.keys(KINDS)).toContain(reason.split(':')[0])
  }
})
