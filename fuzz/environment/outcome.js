import { createHash } from 'node:crypto'

/** Call a function; gives the JSON of the result, or the error that it throws. */
export function outcomeOf(call) {
  try {
    return JSON.stringify(call(), plain) ?? 'undefined'
  } catch (error) {
    return `throws ${error}`
  }
}

/** Short enough to keep a hundred thousand of them. */
export function digestOf(outcome) {
  return createHash('sha1').update(outcome).digest('base64').slice(0, 12)
}

/** What JSON leaves out. */
function plain(_key, value) {
  if (value === undefined) return { undefined: true }
  if (value instanceof Map || value instanceof Set) return { [value.constructor.name]: [...value] }
  return value
}
