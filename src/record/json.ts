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

/** Why a value is no JSON that can be taken. */
export interface JsonFault extends JsonCopy {
  /** Where the fault is. */
  path: JsonPath
  /** What was expected and what was found, in a sentence. */
  reason: string
  /** Whether all that is wrong is its length. */
  isTooLong: boolean
}

/** Carries out of the depth that a value is too long. */
class TooLong extends Error {}

/**
 * Copy a value of JSON, which may come from anyone: in the copy, all keys are own ones, `__proto__` too, and nothing
 * changes under the reader's hands. A member that is `undefined` counts as absent, as it does for `JSON.stringify`.
 *
 * @param input anything
 * @param maxLength the most UTF-16 code units that it may have as JSON
 * @returns the copy and its length. If it is no JSON, longer, or a member is nested more than 100 levels deep: where and
 *   why, beside what could be copied and how long all of it is that could be read; never throws
 */
export function copyJson(input: unknown, maxLength: number): JsonCopy | JsonFault {
  let length = 0
  let fault: Pick<JsonFault, 'path' | 'reason'> | undefined
  const path: (string | number)[] = []
  try {
    const value = copy(input)
    return fault ? { value, length, ...fault, isTooLong: false } : { value, length }
  } catch (error) {
    return { value: null, length, path, reason: (error as TooLong).message, isTooLong: true }
  }

  function copy(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return copyScalar(value)
    // A getter or a proxy can throw anything.
    try {
      return copyInside(value)
    } catch (error) {
      if (error instanceof TooLong) throw error
      return refuse('Expected JSON, found what cannot be read')
    }
  }

  function copyScalar(value: unknown): unknown {
    switch (typeof value) {
      case 'string':
        add(stringLength(value))
        return value
      case 'number':
        if (!Number.isFinite(value)) return refuse(`Expected JSON, found ${value}`)
        add(String(value).length)
        // JSON is written without a negative zero.
        return value + 0
      case 'boolean':
        add(value ? 4 : 5)
        return value
      case 'object':
        add(4)
        return null
      default:
        return refuse(`Expected JSON, found ${typeof value}`)
    }
  }

  function copyInside(value: object): unknown {
    if (path.length > JSON_DEPTH_MAX) return refuseDepth(value)
    if (Array.isArray(value)) return copyArray(value)
    const tag = Object.prototype.toString.call(value).slice(8, -1)
    if (tag === 'Object') return copyObject(value as Record<string, unknown>)
    return refuse(`Expected JSON, found ${tag}`)
  }

  function copyArray(items: readonly unknown[]): unknown[] {
    add(2 + Math.max(0, items.length - 1))
    const depth = path.length
    const result: unknown[] = []
    for (let index = 0; index < items.length; index++) {
      path[depth] = index
      result.push(copy(items[index]))
      path.length = depth
    }
    return result
  }

  function copyObject(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const depth = path.length
    const result: Record<string, unknown> = {}
    let separator = 0
    add(2)
    for (const key of Object.keys(members)) {
      const member = members[key]
      if (member === undefined) continue
      path[depth] = key
      add(separator + stringLength(key) + 1)
      separator = 1
      define(result, key, copy(member))
      path.length = depth
    }
    return result
  }

  /** What is too deep counts, too, but a recursion would not come to its end. */
  function refuseDepth(value: object): null {
    const inside: unknown[] = [value]
    while (inside.length > 0) {
      const one = inside.pop()
      if (typeof one !== 'object' || one === null) {
        add(typeof one === 'string' ? stringLength(one) : String(one).length)
        continue
      }
      const entries = Object.entries(one)
      // Brackets, and a comma between two members.
      add(1 + Math.max(1, entries.length))
      for (const [key, member] of entries) {
        if (!Array.isArray(one)) add(stringLength(key) + 1)
        inside.push(member)
      }
    }
    return refuse(`Expected JSON of at most ${JSON_DEPTH_MAX} levels, found more`)
  }

  /** Remember the first fault, and go on: all of it counts for the length. */
  function refuse(reason: string): null {
    fault ??= { path: [...path], reason }
    return null
  }

  function add(units: number): void {
    length += units
    if (length > maxLength) throw new TooLong(`Expected at most ${maxLength} characters of JSON, found more`)
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
