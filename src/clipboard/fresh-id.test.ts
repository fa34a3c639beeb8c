import { describe, expect, it } from 'vitest'
import { createFreshIds } from './fresh-id.ts'

/** A source that gives these, and then the last for ever. */
function giving(...ids: unknown[]): () => string {
  return () => (ids.length > 1 ? ids.shift() : ids[0]) as string
}

describe('createFreshIds', () => {
  it('should give the ids of the source, but for those that are taken or were given', () => {
    const mint = createFreshIds(giving('a', 'b', 'b', '__proto__', 'c', 'd'), new Set(['a', 'c']))
    expect([mint(), mint(), mint()]).toEqual(['b', '__proto__', 'd'])
  })

  it('should not ask before an id is needed', () => {
    const mint = () => {
      throw new Error('asked')
    }
    expect(() => createFreshIds(mint, new Set())).not.toThrow()
  })

  it.each([
    ['', '""'],
    ['a/b', '"a/b"'],
    ['x'.repeat(129), `"${'x'.repeat(129)}"`],
    [undefined, 'undefined'],
    [1, '1'],
  ])('should refuse the id %j', (id, shown) => {
    expect(createFreshIds(giving(id), new Set())).toThrow(new TypeError(`Invalid mintId: it gave ${shown}`))
  })

  it('should give up after a hundred ids that are taken', () => {
    const mint = createFreshIds(
      giving(...Array(99).fill('a'), 'b', ...Array(100).fill('a'), 'c'),
      new Set(['a']),
    )
    expect(mint()).toBe('b')
    expect(mint).toThrow(new TypeError('Invalid mintId: it gave ids that are taken, 100 times in a row'))
    expect(mint()).toBe('c')
  })
})
