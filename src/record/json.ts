/** The most levels of arrays and objects, one inside the other, that a member of JSON may have. */
export const JSON_DEPTH_MAX = 100

/** Where in a value, from the outside in: keys of objects and indexes of arrays. */
export type JsonPath = readonly (string | number)[]

/** A copy of a value of JSON. */
export interface JsonCopy {
  /** Shares nothing with what it was made from. */
  value: unknown
  /** How many UTF-16 code units `JSON.stringify` makes of it. */
  length: number
}

/** Why a value is not copied. */
export interface JsonFault {
  /** Where the fault is. */
  path: JsonPath
  /** What was expected and what was found, in a sentence. */
  reason: string
  /** Whether it is JSON, and only too long. */
  isTooLong: boolean
}

/** Carries a fault out of the depth. */
class Refusal extends Error {}

/**
 * Copy a value of JSON, which may come from anyone: in the copy, all keys are own ones, `__proto__` too, and nothing
 * changes under the reader's hands. A member that is `undefined` counts as absent, as it does for `JSON.stringify`.
 *
 * @param input anything
 * @param maxLength the most UTF-16 code units that it may have as JSON
 * @returns the copy and its length, or what is wrong: it is no JSON, longer, or a member is nested more than 100 levels deep;
 *   never throws
 */
export function copyJson(input: unknown, maxLength: number): JsonCopy | JsonFault {
  let length = 0
  let isTooLong = false
  const path: (string | number)[] = []
  try {
    return { value: copy(input), length }
  } catch (error) {
    // A getter or a proxy can throw anything.
    const reason = error instanceof Refusal ? error.message : 'Expected JSON, found what cannot be read'
    return { path, reason, isTooLong }
  }

  function copy(value: unknown): unknown {
    switch (typeof value) {
      case 'string':
        add(stringLength(value))
        return value
      case 'number':
        if (!Number.isFinite(value)) throw new Refusal(`Expected JSON, found ${value}`)
        // JSON is written without a negative zero.
        add(String(value).length)
        return value + 0
      case 'boolean':
        add(value ? 4 : 5)
        return value
      case 'object':
        if (value !== null) return copyInside(value)
        add(4)
        return null
      default:
        throw new Refusal(`Expected JSON, found ${typeof value}`)
    }
  }

  function copyInside(value: object): unknown {
    if (path.length > JSON_DEPTH_MAX) {
      throw new Refusal(`Expected JSON of at most ${JSON_DEPTH_MAX} levels, found more`)
    }
    if (Array.isArray(value)) return copyArray(value)
    const tag = Object.prototype.toString.call(value).slice(8, -1)
    if (tag === 'Object') return copyObject(value as Record<string, unknown>)
    throw new Refusal(`Expected JSON, found ${tag}`)
  }

  function copyArray(items: readonly unknown[]): unknown[] {
    add(2 + Math.max(0, items.length - 1))
    const result: unknown[] = []
    for (let index = 0; index < items.length; index++) {
      path.push(index)
      result.push(copy(items[index]))
      path.pop()
    }
    return result
  }

  function copyObject(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const result: Record<string, unknown> = {}
    let separator = 0
    add(2)
    for (const key of Object.keys(members)) {
      const member = members[key]
      if (member === undefined) continue
      path.push(key)
      add(separator + stringLength(key) + 1)
      separator = 1
      define(result, key, copy(member))
      path.pop()
    }
    return result
  }

  function add(units: number): void {
    length += units
    isTooLong = length > maxLength
    if (isTooLong) throw new Refusal(`Expected at most ${maxLength} characters of JSON, found more`)
  }
}

/** Whether a value was not copied. */
export function isJsonFault(result: JsonCopy | JsonFault): result is JsonFault {
  return 'reason' in result
}

/** Give an object a member of its own; an assignment to `__proto__` would change its prototype instead. */
function define(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
}

/** The length of a string of JSON, with its quotes. */
function stringLength(text: string): number {
  return /["\\\0-\x1f\ud800-\udfff]/.test(text) ? JSON.stringify(text).length : text.length + 2
}
