import {
  type AssistantCitation,
  CITATION_HREF,
  CITATION_OPENING,
  CITATION_PREFIX,
  CITATION_VERSION,
  faultyField,
  OPTIONAL_KEY,
  REQUIRED_KEYS,
  SEGMENTS,
} from './citation-syntax.ts'

type Query = Record<(typeof REQUIRED_KEYS)[number], string> & { [OPTIONAL_KEY]?: string }

/**
 * Read a citation URI (specification, section 6.5). The query may have any order. Nothing is repaired: no characters that
 * must be encoded, no foreign encoding, no segments `.` and `..`, which lead elsewhere. (Encoded they are ids like any
 * other; a URL parser would take them away all the same.)
 *
 * @param href anything; only a string can be a URI
 * @returns the citation, or `null` for everything that is not exactly a citation URI; never throws
 */
export function parseAssistantCitationHref(href: unknown): AssistantCitation | null {
  const match = typeof href === 'string' ? CITATION_HREF.exec(href) : null
  const parts = match?.slice(1) as [environmentId: string, threadId: string, messageId: string, query: string]
  try {
    return match && readParts(...parts)
  } catch {
    // What is no percent-encoded UTF-8; nothing else in there throws.
    return null
  }
}

/**
 * Write a citation URI (specification, section 6.5). Every character that could end a link in Markdown is encoded.
 *
 * @param citation what to write
 * @returns the URI, which {@linkcode parseAssistantCitationHref} reads back
 * @throws {TypeError} names the field that the reader would refuse, lone surrogates included
 */
export function formatAssistantCitationHref(citation: AssistantCitation): string {
  const faulty = faultyField(citation)
  if (faulty) throw new TypeError(`Invalid ${faulty} of a citation`)
  const path = SEGMENTS.map((segment) => encodeSegment(citation[segment])).join('/')
  const optional = citation.comment === undefined ? [] : ([OPTIONAL_KEY] as const)
  const query = [...REQUIRED_KEYS, ...optional]
    .map((key) => `${key}=${encodeFormValue(String(citation[key]))}`)
    .join('&')
  return `${CITATION_PREFIX}${path}?${query}`
}

/**
 * Write a citation as the Markdown link that stands in a message.
 *
 * ```text
 * [Assistant quote](t3-citation://v1/env/thread/message?text=Use+it&start=4&end=10&prefix=&suffix=.)
 * ```
 *
 * @param citation what to write
 * @returns Markdown that `collectAssistantCitations` finds as one citation
 * @throws {TypeError} names the field that the reader would refuse
 */
export function serializeAssistantCitation(citation: AssistantCitation): string {
  return `${CITATION_OPENING}${formatAssistantCitationHref(citation)})`
}

function readParts(
  environmentId: string,
  threadId: string,
  messageId: string,
  query: string,
): AssistantCitation | null {
  const fields = readQuery(query)
  if (!fields || [environmentId, threadId, messageId].some(isDotSegment)) return null
  const { text, start, end, prefix, suffix, comment } = fields
  const citation: AssistantCitation = {
    version: CITATION_VERSION,
    environmentId: decodeURIComponent(environmentId),
    threadId: decodeURIComponent(threadId),
    messageId: decodeURIComponent(messageId),
    text,
    start: readInteger(start),
    end: readInteger(end),
    prefix,
    suffix,
    ...(comment === undefined ? {} : { comment }),
  }
  return faultyField(citation) ? null : citation
}

/** Read a query that has every required key once, perhaps the optional one, and no other. */
function readQuery(query: string): Query | null {
  const pairs = query.split('&', REQUIRED_KEYS.length + 2).map(readPair)
  const fields = new Map(pairs)
  const expected = REQUIRED_KEYS.length + Number(fields.has(OPTIONAL_KEY))
  if (pairs.length !== expected || !REQUIRED_KEYS.every((key) => fields.has(key))) return null
  return Object.fromEntries(fields) as Query
}

/** Read `key=value`; a pair without `=` has a key that no field has. */
function readPair(pair: string): [key: string, value: string] {
  const equals = pair.indexOf('=')
  const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
  return [decode(pair.slice(0, Math.max(equals, 0))), decode(pair.slice(equals + 1))]
}

function readInteger(digits: string): number {
  return /^(?:0|[1-9]\d*)$/.test(digits) ? Number(digits) : Number.NaN
}

/** Percent-encode a path segment, also what `encodeURIComponent` leaves and Markdown does not. */
function encodeSegment(text: string): string {
  if (isDotSegment(text)) return text.replaceAll('.', encodeCharacter)
  return encodeURIComponent(text).replace(/[!'()*]/g, encodeCharacter)
}

function isDotSegment(segment: string): boolean {
  return segment === '.' || segment === '..'
}

/** Encode a value as `application/x-www-form-urlencoded` does. */
function encodeFormValue(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()~]/g, encodeCharacter)
    .replaceAll('%20', '+')
}

function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
