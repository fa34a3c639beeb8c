import { UnreadableText } from './read.ts'

/** A member of an object, as it stands in a text of JSON. */
interface JsonMember {
  key: string
  /** Where its value starts, in UTF-16 code units. */
  start: number
  /** Where its value ends; `json.slice(start, end)` is the value. */
  end: number
}

/**
 * Set members of an object in its JSON. The others stay as they are written: numbers beyond the precision of
 * JavaScript, the order, white space.
 *
 * ```text
 * { "a": 1.0, "b": 2 }  →  { "a": 1.0, "b": 3,"c":4 }
 * ```
 *
 * @param json an object that `JSON.parse` accepts
 * @param values JSON by keys; a key that the object has not is added at its end
 * @throws {UnreadableText} if the object has one of the keys twice: readers do not agree on which of them counts
 */
export function setMembers(json: string, values: ReadonlyMap<string, string>): string {
  const missing = new Map(values)
  let result = ''
  let done = 0
  let last = json.indexOf('{') + 1
  let separator = ''
  for (const { key, start, end } of findMembers(json)) {
    last = end
    separator = ','
    const value = values.get(key)
    if (value === undefined) continue
    if (!missing.delete(key)) throw new UnreadableText(`Expected one "${key}", found more`)
    result += json.slice(done, start) + value
    done = end
  }
  result += json.slice(done, last)
  for (const [key, value] of missing) {
    result += `${separator}${JSON.stringify(key)}:${value}`
    separator = ','
  }
  return result + json.slice(last)
}

/** Find the members of an object in its order, and not those of objects inside. */
function findMembers(json: string): JsonMember[] {
  const members: JsonMember[] = []
  let depth = 0
  let key = ''
  let start: number | undefined
  let last = 0
  for (let at = 0; at < json.length; at++) {
    const begin = at
    switch (json[at]) {
      case '"':
        at = endOfString(json, at)
        if (depth === 1 && start === undefined) key = JSON.parse(json.slice(begin, at + 1))
        break
      case ':':
        if (depth === 1) start = at + 1
        continue
      case '{':
      case '[':
        depth++
        break
      case '}':
      case ']':
        if (depth === 1) end()
        depth--
        break
      case ',':
        if (depth === 1) end()
        continue
      case ' ':
      case '\t':
      case '\n':
      case '\r':
        if (start === begin) start = at + 1
        continue
    }
    last = at + 1
  }
  return members

  /** End the member that has started, behind its last character that is no white space. */
  function end(): void {
    if (start !== undefined) members.push({ key, start, end: last })
    start = undefined
  }
}

/** The index of the quote that ends the string. */
function endOfString(json: string, start: number): number {
  let at = start + 1
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}
