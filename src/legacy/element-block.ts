import { sanitizeComposerContextLabel } from '../reference/label.ts'
import { asLines, inlineValue, isBlank, linesOf, writeField } from './lines.ts'
import type { ElementFields, ElementPayload } from './payload.ts'
import { readSourceLocation, writeSourceLocation } from './source-location.ts'

const KEYS = ['url', 'selector', 'source', 'html', 'styles'] as const

type Key = (typeof KEYS)[number]

/** How far a field is indented, and what goes on below it. */
const FIELD = '  '
const MORE = '    '

/** An element that was picked, under the name that the block gives it. */
interface Entry {
  name: string
  fields: Map<Key, string[]>
}

/**
 * Read the inside of an element block: entries `- <Name> (…):` with fields indented by two, whose values stand behind
 * the colon, below it indented by four, or both.
 *
 * @returns the elements, at least one; undefined if a line is none of these, or a field is there twice
 */
export function readElementBlock(body: string): ElementFields[] | undefined {
  const entries: Entry[] = []
  let value: string[] | undefined
  let blanks = 0
  for (const line of linesOf(body)) {
    const isMore = value !== undefined && line.startsWith(MORE)
    if (!isMore && isBlank(line)) {
      blanks++
      continue
    }
    if (value && isMore) {
      for (; blanks > 0; blanks--) value.push('')
      value.push(line.slice(MORE.length))
    } else {
      const name = readName(line)
      const entry = entries.at(-1)
      value = entry && readField(line, entry)
      if (name !== undefined) entries.push({ name, fields: new Map() })
      else if (!value) return undefined
    }
    blanks = 0
  }
  if (entries.length === 0) return undefined
  return entries.map(({ name, fields }) =>
    toFields(name, new Map(Array.from(fields, ([key, value]) => [key, value.join('\n')]))),
  )
}

/** Write an element as an entry. The tag behind the name is for a person, and not read back. */
export function writeElementEntry(element: ElementFields): string {
  const fields = Array.from(valuesOf(element), ([key, value]) => writeField(key, value, FIELD))
  return [`- ${nameOf(element)} (${element.tagName}):`, ...fields.flat()].join('\n')
}

/** What an entry keeps of an element. */
export function asElementEntry(element: ElementFields): ElementFields {
  return toFields(nameOf(element), valuesOf(element))
}

/** Make the payload of an element that stands for itself. Its label is its name, as a tag. */
export function toElement(fields: ElementFields): ElementPayload {
  const label = `<${nameOf(fields)}>`
  return { kind: 'element', label: sanitizeComposerContextLabel(label, 'element'), ...fields }
}

/** What a block calls an element: its component if it has one, else its tag. */
function nameOf({ componentName, tagName }: ElementFields): string {
  return componentName?.trim() || tagName
}

function valuesOf({ pageUrl, selector, source, htmlPreview, styles }: ElementFields): Map<Key, string> {
  const values: Record<Key, string | null> = {
    url: pageUrl,
    selector,
    source: source && writeSourceLocation(source),
    html: htmlPreview,
    styles,
  }
  return new Map(KEYS.flatMap((key) => (values[key] ? [[key, values[key]]] : [])))
}

/** Read the line of a key that the entry does not have yet; what it gives takes the lines that follow. */
function readField(line: string, { fields }: Entry): string[] | undefined {
  const key = KEYS.find((one) => line.startsWith(`${FIELD}${one}:`))
  if (!key || fields.has(key)) return undefined
  const inline = inlineValue(line.slice(FIELD.length), key)
  const value = isBlank(inline) ? [] : [inline]
  fields.set(key, value)
  return value
}

function readName(line: string): string | undefined {
  if (!line.startsWith('- ') || !line.endsWith(':')) return undefined
  const header = line.slice(2, -1)
  const parenthesis = header.endsWith(')') ? header.indexOf(' (') : -1
  const name = (parenthesis === -1 ? header : header.slice(0, parenthesis)).trim()
  // The name may be written as a tag.
  return /^<(.*)>$/.exec(name)?.[1]?.trim() || name || undefined
}

/** The name is that of a component, if it has a capital. */
function toFields(name: string, values: ReadonlyMap<Key, string>): ElementFields {
  const read = (key: Key) => asLines(values.get(key) ?? '')
  const tagName = name.toLowerCase()
  const source = read('source')
  return {
    pageUrl: read('url'),
    pageTitle: null,
    tagName,
    selector: read('selector') || null,
    htmlPreview: read('html'),
    componentName: name === tagName ? null : name,
    source: source === '' ? null : readSourceLocation(source),
    styles: read('styles'),
  }
}
