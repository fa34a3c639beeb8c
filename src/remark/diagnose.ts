import type { Definition, Image, Link } from 'mdast'
import { CONTEXT_SCHEME, CONTEXT_URI_PREFIX, CONTEXT_VERSION } from '../../grammar/context-reference.ts'
import {
  type ComposerContextHrefFault,
  explainComposerContextHref,
  explainContextReference,
} from '../../grammar/explain.ts'
import { isContextId, isContextKind, parseComposerContextHref } from '../reference/href.ts'
import { findDestination, findTitle } from './destination.ts'
import { describePiece, pieceAt } from './found.ts'
import type { ContextReferenceRuleId } from './options.ts'
import type { Span } from './source.ts'

/** A node with a URL that may have been meant as a reference. */
export type Rejected = Link | Image | Definition

/** What is wrong with a rejected node. */
export interface Diagnosis {
  ruleId: ContextReferenceRuleId
  /** In words for a person. */
  reason: string
  /** What could have stood there. */
  expected: string[]
  /** What stands there: the text of the span. */
  actual: string
  /** Where in the node's source, or without one in its URL. */
  span: Span
}

const LINK = 'a link: [label](URI)'
const URI_END = 'the end of the URI'
const PREFIX = JSON.stringify(CONTEXT_URI_PREFIX)
const VERSIONED = new RegExp(`^${CONTEXT_SCHEME}://(v(\\d+))\\b`, 'i')

/**
 * By what may follow a kind, an id or a label: whether a character could have been part of it, had it not been as
 * long as it may be.
 */
const GOES_ON: Readonly<Record<string, (character: string) => boolean>> = {
  '"/"': (character) => isContextKind(`a${character}`),
  '")"': isContextId,
  [URI_END]: isContextId,
  '"]"': (character) => !/[[\]\r\n]/.test(character),
}

/**
 * Say why a node is no reference, and where.
 *
 * @param node its URL claims the scheme of references
 * @param source its own Markdown
 */
export function diagnose(node: Rejected, source: string | undefined): Diagnosis {
  const { url } = node
  const at = source === undefined ? 0 : findDestination(source, node)
  const version = VERSIONED.exec(url)
  if (version && Number(version[2]) > CONTEXT_VERSION)
    return newerVersion(version[1] as string, url, source, at)
  if (parseComposerContextHref(url)) return notCanonical(node, source, at)
  const inUrl = explainComposerContextHref(url) as ComposerContextHrefFault
  if (at !== -1) return fromFault('invalid-uri', url, inUrl, at)
  // The destination is written with escapes.
  const inSource = node.type === 'definition' ? undefined : explainContextReference(source as string)
  if (inSource) return fromFault('invalid-uri', source as string, inSource, 0)
  return { ...fromFault('invalid-uri', url, inUrl, 0), span: [0, (source as string).length] }
}

function newerVersion(version: string, url: string, source: string | undefined, at: number): Diagnosis {
  const start = at + url.indexOf(version)
  return {
    ruleId: 'newer-version',
    reason: `Reference written by a newer version: found ${version}, expected v${CONTEXT_VERSION}`,
    expected: [`v${CONTEXT_VERSION}`],
    actual: version,
    span: at === -1 ? [0, (source as string).length] : [start, start + version.length],
  }
}

/** The URI is right, the way that it is written is not. */
function notCanonical(node: Rejected, source: string | undefined, at: number): Diagnosis {
  if (node.type === 'definition') return notALink(source ?? node.url, 'a definition')
  const name = node.type === 'image' ? 'an image' : 'a link'
  if (source === undefined) return notALink(node.url, node.title ? 'a title' : `${name} without its source`)
  if (source.startsWith('<')) return notALink(source, 'an autolink')
  const fault = explainContextReference(source)
  if (!fault || fault.offset === 0) return notALink(source, `${name} of another syntax`)
  if (at === -1 || fault.offset !== at + node.url.length) return fromFault('not-canonical', source, fault, 0)
  const title = findTitle(source, node)
  const actual = title ? source.slice(fault.offset, title[1]) : pieceAt(source, fault.offset)
  return {
    ruleId: 'not-canonical',
    reason: `Expected ")" after the URI, found ${title ? 'a title' : describePiece(actual)}`,
    expected: ['")"'],
    actual,
    span: [fault.offset, fault.offset + actual.length],
  }
}

function notALink(text: string, found: string): Diagnosis {
  const reason = `Expected ${LINK}, found ${found}`
  return { ruleId: 'not-canonical', reason, expected: [LINK], actual: text, span: [0, text.length] }
}

/** What a parser of the grammar found wrong in a text that begins at `at` in the source. */
function fromFault(
  ruleId: ContextReferenceRuleId,
  text: string,
  fault: ComposerContextHrefFault,
  at: number,
): Diagnosis {
  // Where a label ends too early, its closing bracket is what is wrong.
  const isBracket = fault.expected.includes('"("')
  const offset = isBracket ? fault.offset - 1 : fault.offset
  const { expected } = isBracket ? (explainContextReference('[[') as ComposerContextHrefFault) : fault
  const actual = pieceAt(text, offset)
  const start = at + offset
  return {
    ruleId,
    reason: `Expected ${say(expected, text, offset, actual)}`,
    expected,
    actual,
    span: [start, start + actual.length],
  }
}

/**
 * Say what was expected and found. A kind, an id or a label is described in words, what may follow it is quoted: of
 * the two a person needs the one that was missed.
 */
function say(expected: readonly string[], text: string, offset: number, actual: string): string {
  const isEnd = actual === ''
  const found = isEnd ? URI_END : describePiece(actual)
  if (expected.includes(PREFIX))
    return `${PREFIX}${text[offset - 1] === '(' ? ' right after "("' : ''}, found ${found}`
  const [next, goesOn] = Object.entries(GOES_ON).find(([item]) => expected.includes(item)) ?? []
  const described = expected.find((item) => item !== next)
  if (!isEnd && goesOn?.(text.charAt(offset))) return `${described}, found a longer one`
  return `${next && (isEnd || /^[/?#]/.test(actual)) ? next : described}, found ${found}`
}
