import { decodeString } from 'micromark-util-decode-string'

/**
 * The usual way, as chat clients have it: a global regular expression over the text, then a split and two tests of
 * the URI, and a label that is cleaned by a chain of replaces.
 *
 * By its nature it differs from the grammar: it finds no reference whose label holds an escaped closing bracket, it
 * finds some whose opening bracket is escaped, and a label may hold opening brackets. The inputs of the benchmarks
 * hold none of these, so that the answers are the same there.
 */
const PREFIX = 't3-context://v1/'
const REFERENCE = /!?\[([^\]\r\n]{0,512})\]\((t3-context:\/\/v1\/[^\s)]{1,200})\)/g
const KIND = /^[a-z][a-z0-9-]{0,39}$/
const CONTEXT_ID = /^[A-Za-z0-9_-]{1,128}$/
const LABEL_MAX = 200

/** One occurrence, as such a client keeps it. */
export interface UsualReference {
  kind: string
  contextId: string
  label: string
  image: boolean
  source: string
  start: number
  end: number
}

/** Read a context URI with a split and two tests. */
export function parseWithSplit(href: string): { kind: string; contextId: string } | null {
  if (!href.startsWith(PREFIX)) return null
  const segments = href.slice(PREFIX.length).split('/')
  const [kind = '', contextId = ''] = segments
  if (segments.length !== 2 || !KIND.test(kind) || !CONTEXT_ID.test(contextId)) return null
  return { kind, contextId }
}

/** Find references with a global `matchAll`. */
export function collectWithMatchAll(text: string): UsualReference[] {
  const references: UsualReference[] = []
  for (const match of text.matchAll(REFERENCE)) {
    const [source, label = '', href = ''] = match
    const target = parseWithSplit(href)
    if (!target) continue
    const { kind, contextId } = target
    const start = match.index
    references.push({
      kind,
      contextId,
      label: sanitizeWithReplaces(label, kind),
      image: source.startsWith('!'),
      source,
      start,
      end: start + source.length,
    })
  }
  return references
}

/** Decode and clean a label (specification, section 2), one replace after the other. */
function sanitizeWithReplaces(label: string, kind: string): string {
  const line = decodeString(label)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('\0', '\ufffd')
    .replace(/[\r\n\u2028\u2029]+/g, ' ')
    .replace(/[[\]]/g, ' ')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const value = line.length > LABEL_MAX ? firstCharacters(line).trim() : line
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(value) ? value : kind
}

function firstCharacters(line: string): string {
  let result = ''
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (result.length + segment.length > LABEL_MAX) break
    result += segment
  }
  return result
}
