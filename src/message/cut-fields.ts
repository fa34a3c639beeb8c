import { cutCapture, cutLine } from './cut.ts'

/** What a record is made from: nothing is known of its fields. */
export type Fields = Readonly<Record<string, unknown>>

/** Makes a value fit its bound. What is no text, list or object, or fits, stays as it is, for the schema to judge. */
export type Cut = (value: unknown) => unknown

/** Cut a text of one line. */
export function line(max: number): Cut {
  return onText((text) => cutLine(text, max))
}

/** Trim a name, and cut it. */
export function name(max: number): Cut {
  return onText((text) => cutLine(text.trim(), max))
}

/** Cut captured text. */
export function capture(max: number): Cut {
  return onText((text) => cutCapture(text, max))
}

/** Cut each item of a list; the list stays as long as it is. */
export function list(cut: Cut): Cut {
  return (value) => (Array.isArray(value) ? value.map(cut) : value)
}

/** Cut fields of an object; see {@linkcode cutFields}. */
export function fields(cuts: Readonly<Record<string, Cut>>): Cut {
  return (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? cutFields(value as Fields, cuts)
      : value
}

/** Cut fields that there are, each in its way; the others, and their order, stay. */
export function cutFields(object: Fields, cuts: Readonly<Record<string, Cut>>): Fields {
  const present = Object.entries(cuts).filter(([field]) => Object.hasOwn(object, field))
  return { ...object, ...Object.fromEntries(present.map(([field, cut]) => [field, cut(object[field])])) }
}

function onText(cut: (text: string) => string): Cut {
  return (value) => (typeof value === 'string' ? cut(value) : value)
}
