import { type Field, index, list, map, struct } from './field.ts'
import { words } from './words.ts'

/** What is done to a text at one place. */
export interface Edit {
  /** The place: counted from the start of the text, and again from there when it is longer than the text. */
  at: number
  /** How many UTF-16 code units go. */
  removed: number
  /** What comes in their place. */
  inserted: string
}

/** How many places two digits can tell apart, a byte each. */
const DIGIT = 250

const place: Field<number> = map(
  struct({ high: index(DIGIT), low: index(DIGIT) }),
  ({ high, low }) => high * DIGIT + low,
  (at) => ({ high: Math.floor(at / DIGIT), low: at % DIGIT }),
)

/**
 * A few edits: two bytes for the place, one for what goes, and words for what comes in.
 *
 * @param vocabulary of what comes in
 */
export function edits(vocabulary: readonly string[]): Field<Edit[]> {
  return list(struct({ at: place, removed: index(DIGIT), inserted: words(vocabulary) }), 4)
}

/** Make edits in a text, one after the other. */
export function applyEdits(text: string, all: readonly Edit[]): string {
  return all.reduce((edited, { at, removed, inserted }) => {
    const start = at % (edited.length + 1)
    return edited.slice(0, start) + inserted + edited.slice(start + removed)
  }, text)
}
