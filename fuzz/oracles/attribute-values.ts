import { Parser } from 'htmlparser2'

const VALUE = /[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >]*)/y

/**
 * Find every value that an attribute of this name can have in some HTML, if only what looks like an attribute is one: a
 * reader that knows HTML finds some of them, and no other.
 *
 * @param name in lower case
 */
export function attributeValues(html: string, name: string): string[] {
  const values: string[] = []
  const lower = html.toLowerCase()
  for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + 1)) {
    VALUE.lastIndex = at + name.length
    const [source] = VALUE.exec(html) ?? []
    if (source === undefined) continue
    new Parser({ onattribute: (_, value) => values.push(value) }).end(`<i a${source}>`)
  }
  return values
}
