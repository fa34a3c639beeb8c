/**
 * The syntax of citations (specification, section 6.5), written once: reader, writer and scanner derive from it.
 *
 * ```text
 * [Assistant quote](t3-citation://v1/<environmentId>/<threadId>/<messageId>?text=…&start=…&end=…&prefix=…&suffix=…)
 * ```
 */

/** A passage of an assistant's message that the user quotes. Lengths are UTF-16 code units. */
export interface AssistantCitation {
  /** The version of the syntax. */
  version: 1
  /** Where the message is: three ids of 1 to 512 characters, compared exactly. */
  environmentId: string
  threadId: string
  messageId: string
  /** The quoted passage: 1 to 8,000 characters, not only white space. */
  text: string
  /** Where the passage begins in the message, from 0. */
  start: number
  /** Just behind the passage; greater than `start`. */
  end: number
  /** What stands directly before the passage: at most 32 characters. */
  prefix: string
  /** What stands directly behind the passage: at most 32 characters. */
  suffix: string
  /** What the user says about the passage: at most 8,000 characters. */
  comment?: string | undefined
}

/** The version of the syntax. */
export const CITATION_VERSION = 1

/** The most characters that each of the three ids may have. */
export const CITATION_ID_MAX = 512

/** The most characters that the quoted passage may have. */
export const CITATION_TEXT_MAX = 8_000

/** The most characters that the comment may have. */
export const CITATION_COMMENT_MAX = 8_000

/** The most characters that the text kept from before, and from behind the passage, may have. */
export const CITATION_AFFIX_MAX = 32

/** The ids, in the order of the path. */
export const SEGMENTS = ['environmentId', 'threadId', 'messageId'] as const

/** The keys that every query has, in the order in which they are written. */
export const REQUIRED_KEYS = ['text', 'start', 'end', 'prefix', 'suffix'] as const

/** The key that a query may have, which is written last. */
export const OPTIONAL_KEY = 'comment'

/** What every citation begins with, up to the URI. */
export const CITATION_OPENING = '[Assistant quote]('

/** What every citation URI begins with. */
export const CITATION_PREFIX: string = `t3-citation://v${CITATION_VERSION}/`

/**
 * The characters of a URI's path segments and queries (RFC 3986), without `;`: so no character reference, which
 * Markdown would decode, can stand in one. As the source of a set of a regular expression.
 */
const SEGMENT_CHARACTERS = "-\\w.~!$&'()*+,=:@%"
const QUERY_CHARACTERS = `${SEGMENT_CHARACTERS}/?`

const SEGMENT = `([${SEGMENT_CHARACTERS}]+)`

/** A citation URI: its segments and its query, still encoded. */
export const CITATION_HREF: RegExp = new RegExp(
  `^${CITATION_PREFIX}${SEGMENTS.map(() => SEGMENT).join('/')}\\?([${QUERY_CHARACTERS}]+)$`,
)

/** The characters that a citation URI can go on with; sticky. */
export const CITATION_RUN: RegExp = new RegExp(`[${QUERY_CHARACTERS}]*`, 'y')

/**
 * Find the first field of a citation that the syntax cannot carry.
 *
 * @returns the name of the field; undefined if there is none
 */
export function faultyField(citation: AssistantCitation): keyof AssistantCitation | undefined {
  const { version, text, start, end, prefix, suffix, comment } = citation
  // There is only one: who writes a citation need not say it.
  if (version !== undefined && version !== CITATION_VERSION) return 'version'
  const id = SEGMENTS.find((segment) => !isId(citation[segment]))
  if (id) return id
  if (!isText(text, CITATION_TEXT_MAX) || text.trim() === '') return 'text'
  if (!isOffset(start)) return 'start'
  if (!isOffset(end) || end <= start) return 'end'
  if (!isText(prefix, CITATION_AFFIX_MAX)) return 'prefix'
  if (!isText(suffix, CITATION_AFFIX_MAX)) return 'suffix'
  return comment === undefined || isText(comment, CITATION_COMMENT_MAX) ? undefined : 'comment'
}

function isId(value: unknown): boolean {
  return isText(value, CITATION_ID_MAX) && value !== ''
}

/** Percent-encoding is UTF-8, which has no lone surrogates. */
function isText(value: unknown, max: number): boolean {
  return typeof value === 'string' && value.length <= max && !/\p{Cs}/u.test(value)
}

function isOffset(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
