import type { Definition, Image, Link } from 'mdast'
import type { Point, Position } from 'unist'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { CONTEXT_SCHEME, CONTEXT_VERSION } from '../../grammar/context-reference.ts'
import { explainComposerContextHref, explainContextReference } from '../../grammar/explain.ts'
import { parseComposerContextHref } from '../reference/href.ts'
import type { ContextReference } from './node.ts'
import type { ContextReferenceRuleId, RemarkContextReferenceOptions } from './options.ts'

/** A node with a URL that may have been meant as a reference. */
export type Rejected = Link | Image | Definition

interface Diagnosis {
  ruleId: ContextReferenceRuleId
  reason: string
  expected: string[]
  actual: string
  /** Where in the node's source it is: UTF-16 code units from its start. */
  span: readonly [start: number, end: number]
}

const SCHEME = `${CONTEXT_SCHEME}:`
const VERSIONED = new RegExp(`^${CONTEXT_SCHEME}://v(\\d{1,9})/`, 'i')
const DOCUMENTATION = 'https://www.npmjs.com/package/remark-t3-context'

/** Whether a URL begins, in any case, with the scheme of context references. */
export function claimsContextScheme(url: unknown): boolean {
  return typeof url === 'string' && url.slice(0, SCHEME.length).toLowerCase() === SCHEME
}

/**
 * Say why a link, image, autolink or definition is no reference, and where (specification, section 4).
 *
 * @param file the file that gets the message
 * @param node a node whose URL claims the scheme
 * @param source the node's own Markdown; without it the message is about the URL alone
 * @param severity how much it weighs
 */
export function reportRejected(
  file: VFile,
  node: Rejected,
  source: string | undefined,
  severity: RemarkContextReferenceOptions['severity'],
): void {
  const { ruleId, reason, expected, actual, span } = diagnose(node.url, source)
  const place =
    node.position && (source === undefined ? node.position : placeIn(source, node.position.start, span))
  const message = addMessage(file, severity, ruleId, reason, place)
  if (message) Object.assign(message, { expected, actual, note: draw(source ?? node.url, span) })
}

/** Say that no record is at hand for a reference. */
export function reportUnresolved(
  file: VFile,
  node: ContextReference,
  severity: RemarkContextReferenceOptions['severity'],
): void {
  const reason = `No record for the ${node.kind} reference "${node.label}" with the id "${node.contextId}"`
  const message = addMessage(file, severity, 'unresolved', reason, node.position)
  if (message) Object.assign(message, { expected: ['a record with this id'], actual: node.contextId })
}

function diagnose(url: string, source: string | undefined): Diagnosis {
  const target = parseComposerContextHref(url)
  const at = source?.lastIndexOf(url) ?? 0
  const inUrl = target || at === -1 ? undefined : explainComposerContextHref(url)
  const fault =
    inUrl && 'offset' in inUrl
      ? { offset: at + inUrl.offset, expected: inUrl.expected }
      : (explainContextReference(source ?? url) ?? { offset: 0, expected: [] })
  const text = source ?? url
  const actual = found(text, fault.offset)
  const span = [fault.offset, fault.offset + actual.length] as const
  const expected = target && span[0] === 0 ? ['a link: [label](URI)'] : fault.expected
  const was = actual === '' ? 'the end' : JSON.stringify(actual)
  const version = Number(VERSIONED.exec(url)?.[1] ?? 0)
  if (version > CONTEXT_VERSION) {
    const reason = `Reference written by a newer version: found v${version}, expected v${CONTEXT_VERSION}`
    return { ruleId: 'newer-version', reason, expected: [`v${CONTEXT_VERSION}`], actual: `v${version}`, span }
  }
  const ruleId = target ? 'not-canonical' : 'invalid-uri'
  return { ruleId, reason: `Expected ${expected.join(' or ')}, found ${was}`, expected, actual, span }
}

/** What stands at a fault: a run of word characters, or one character. */
function found(text: string, offset: number): string {
  const rest = text.slice(offset, offset + 40)
  const word = /^[\p{L}\p{N}_.%-]+/u.exec(rest)?.[0] ?? ''
  return word || String.fromCodePoint(...[rest.codePointAt(0) ?? []].flat())
}

function placeIn(source: string, start: Point, [from, to]: readonly [number, number]): Position {
  return { start: pointAt(source, start, from), end: pointAt(source, start, to) }
}

function pointAt(source: string, start: Point, offset: number): Point {
  const lines = source.slice(0, offset).split(/\r\n|\n|\r/)
  const last = lines[lines.length - 1] ?? ''
  return {
    line: start.line + lines.length - 1,
    column: lines.length === 1 ? start.column + offset : last.length + 1,
    offset: (start.offset ?? 0) + offset,
  }
}

/** Show the line of the fault, with carets under it. */
function draw(source: string, [from, to]: readonly [number, number]): string {
  const before = source.slice(0, from).split(/\r\n|\n|\r/)
  const indent = before[before.length - 1] ?? ''
  const line = indent + (source.slice(from).split(/\r\n|\n|\r/, 1)[0] ?? '')
  return `${line}\n${indent.replace(/[^\t]/g, ' ')}${'^'.repeat(Math.max(1, to - from))}`
}

function addMessage(
  file: VFile,
  severity: RemarkContextReferenceOptions['severity'],
  ruleId: ContextReferenceRuleId,
  reason: string,
  place: Position | undefined,
): VFileMessage | undefined {
  const weight = (typeof severity === 'object' ? severity[ruleId] : severity) ?? 'warning'
  if (weight === 'off') return undefined
  const message = file.message(reason, { place, ruleId, source: 'remark-t3-context' })
  message.fatal = weight === 'error' ? true : weight === 'info' ? undefined : false
  message.url = `${DOCUMENTATION}#${ruleId}`
  return message
}
