import { createHash } from 'node:crypto'

const DIGEST_LENGTH = 12

/** Call a function; gives the JSON of the result, or the error that it throws. */
export function outcomeOf(call) {
  try {
    return JSON.stringify(call(), plain) ?? 'undefined'
  } catch (error) {
    return `throws ${error}`
  }
}

/** Shorten an outcome: there are some hundred thousand. */
export function digestOf(outcome) {
  return outcome.length <= DIGEST_LENGTH
    ? outcome
    : createHash('sha1').update(outcome).digest('base64').slice(0, DIGEST_LENGTH)
}

/** What JSON leaves out. */
function plain(_key, value) {
  if (value === undefined) return { undefined: true }
  if (value instanceof Map || value instanceof Set) return { [value.constructor.name]: [...value] }
  return value
}
