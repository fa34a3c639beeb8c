/** A source of numbers that are the same in every run. */
export interface Random {
  /** A whole number from 0 to below `bound`. */
  below(bound: number): number
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item
}

/** Make a linear congruential generator (Numerical Recipes' constants); the same seed gives the same numbers. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const below = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
  }
}
