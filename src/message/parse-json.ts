/** Parse a text of JSON; `undefined`, which no JSON is, if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
