/** The fields that records are made of, and their bounds (specification, section 5). Lengths are UTF-16 code units. */
import * as v from 'valibot'

/** The most characters of a short text. */
export const SHORT_MAX = 2048

/** A string that may be as long as this. */
export function text(max: number): v.GenericSchema<string, string> {
  return v.pipe(v.string(), v.maxLength(max))
}

/** A string that is neither empty nor has white space at its ends. */
export function name(max: number): v.GenericSchema<string, string> {
  return v.pipe(
    v.string(),
    v.maxLength(max),
    v.regex(/^\S(?:[\s\S]*\S)?$/, 'a text without white space at its ends, not empty'),
  )
}

/** A title, a URL and the like. */
export const short: v.GenericSchema<string, string> = text(SHORT_MAX)

/** A whole number that is not negative, or at least `min`. */
export function whole(min = 0): v.GenericSchema<number, number> {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min))
}
