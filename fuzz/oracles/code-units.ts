import type { CharacterSet } from '../../grammar/rule.ts'

/** The ranges that a set of the grammar names, as inclusive pairs of UTF-16 code units. */
export function rangesOf({ ranges }: CharacterSet): [first: number, last: number][] {
  return ranges.map((range) => [range.charCodeAt(0), range.charCodeAt(range.length - 1)])
}

/** Whether a set of the grammar holds a UTF-16 code unit. */
export function holds(set: CharacterSet, unit: number): boolean {
  return rangesOf(set).some(([first, last]) => first <= unit && unit <= last) !== set.negated
}
