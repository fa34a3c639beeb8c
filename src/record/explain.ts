import type { BaseIssue } from 'valibot'
import type { JsonPath } from './json.ts'

/** The most characters of a value that a reason shows. */
const SHOWN_MAX = 60

/** What is wrong with a value, and where in it. */
export interface Fault {
  /** Keys and indexes, from the outside in; empty for the value as a whole. */
  path: JsonPath
  /** What was expected and what was found, in a sentence. */
  reason: string
}

/** Say in a sentence what a schema did not find. */
export function explainIssue(issue: BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const { type, message } = issue
  // What is checked by hand says all of it.
  if (type === 'raw_transform') return { path, reason: message }
  return {
    path,
    reason: `Expected ${type === 'check' ? message : `${expectedBy(issue)}, found ${foundBy(issue)}`}`,
  }
}

function expectedBy({ type, message, expected, received, requirement, input }: BaseIssue<unknown>): string {
  if (type === 'max_length') return `at most ${requirement} ${Array.isArray(input) ? 'items' : 'characters'}`
  if (type === 'min_value') return `at least ${requirement}`
  if (type === 'safe_integer') return `a whole number up to ${Number.MAX_SAFE_INTEGER}`
  // An expression has a message of its own, which says what it stands for.
  if (type === 'regex') return message
  if (received === 'undefined') return 'a value'
  return String(expected).replace(/^\((.*)\)$/, '$1')
}

function foundBy({ type, received, input }: BaseIssue<unknown>): string {
  if (received === 'undefined') return 'none'
  return shorten(typeof input === 'string' && type !== 'max_length' ? JSON.stringify(input) : received)
}

/** Cut a value to what fits into a line. */
function shorten(text: string): string {
  // JSON has escapes for the other line ends.
  const line = text.replace(/[\x7f-\x9f\u2028\u2029]/g, ' ')
  return line.length > SHOWN_MAX ? `${line.slice(0, SHOWN_MAX).replace(/[\ud800-\udbff]$/, '')}…` : line
}
