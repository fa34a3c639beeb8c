import { toString as textOf } from 'mdast-util-to-string'
import { codesOf, type Section } from './document.ts'

/** A limit of a text: `255 name terminalId`. The second word is `name` or `text`. */
type Limit = string

interface JsonSchema {
  maxLength?: number
  pattern?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  definitions?: Record<string, JsonSchema>
}

/** The limits in a table with a column for the number, one for texts and one for names. */
export function limitsIn({ content }: Section): Limit[] {
  const rows = content.flatMap((node) => (node.type === 'table' ? node.children.slice(1) : []))
  const limits = rows.flatMap(({ children: [most, texts, names] }) => {
    const max = most ? textOf(most).replaceAll(',', '') : ''
    const of = (cell: typeof texts, type: string) =>
      cell ? codesOf(cell).map((field) => `${max} ${type} ${field}`) : []
    return [...of(texts, 'text'), ...of(names, 'name')]
  })
  return limits.sort()
}

/** The limits that a JSON Schema has, each once. */
export function limitsOf(schema: JsonSchema): Limit[] {
  return [...new Set(walk(schema, ''))].sort()
}

function walk(
  { maxLength, pattern, properties = {}, items, anyOf = [], definitions = {} }: JsonSchema,
  field: string,
): Limit[] {
  const own =
    maxLength === undefined ? [] : [`${maxLength} ${pattern === undefined ? 'text' : 'name'} ${field}`]
  return [
    ...own,
    ...[...anyOf, ...(items ? [items] : [])].flatMap((one) => walk(one, field)),
    ...Object.entries({ ...properties, ...definitions }).flatMap(([name, one]) => walk(one, name)),
  ]
}
