/** A part of a text, in UTF-16 code units. */
export interface Span {
  start: number
  end: number
}

/** Put spans into the order of their starts. */
export function inOrder<Item extends Span>(spans: readonly Item[]): Item[] {
  return [...spans].sort((left, right) => left.start - right.start)
}

/** The spans that touch none of some others, which do not overlap. Both are in the order of their starts. */
export function without<Item extends Span>(spans: readonly Item[], others: readonly Span[]): Item[] {
  let index = 0
  return spans.filter(({ start, end }) => {
    while ((others[index]?.end ?? Infinity) <= start) index++
    return (others[index]?.start ?? Infinity) >= end
  })
}
