import type { Position } from 'unist'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { CONTEXT_SCHEME } from '../../grammar/context-reference.ts'
import { diagnose, type Rejected } from './diagnose.ts'
import type { ContextReference } from './node.ts'
import type { ContextReferenceRuleId, RemarkContextReferenceOptions } from './options.ts'
import { drawSpan, placeOf, sourceOf } from './source.ts'

const SCHEME = `${CONTEXT_SCHEME}:`
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
 * @param text the Markdown of the whole file; without it the message is about the URL alone
 * @param severity how much it weighs
 */
export function reportRejected(
  file: VFile,
  node: Rejected,
  text: string | undefined,
  severity: RemarkContextReferenceOptions['severity'],
): void {
  const source = sourceOf(node, text)
  const { ruleId, reason, expected, actual, span } = diagnose(node, source?.text)
  const place = source ? placeOf(source, span) : node.position
  const message = addMessage(file, severity, ruleId, reason, place)
  if (message) Object.assign(message, { expected, actual, note: drawSpan(source?.text ?? node.url, span) })
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

function addMessage(
  file: VFile,
  severity: RemarkContextReferenceOptions['severity'],
  ruleId: ContextReferenceRuleId,
  reason: string,
  place: Position | undefined,
): VFileMessage | undefined {
  const weight = typeof severity === 'object' ? severity[ruleId] : severity
  if (weight === 'off') return undefined
  const message = file.message(reason, { place, ruleId, source: 'remark-t3-context' })
  message.fatal = weight === 'error' ? true : weight === 'info' ? undefined : false
  message.url = `${DOCUMENTATION}#${ruleId}`
  return message
}
