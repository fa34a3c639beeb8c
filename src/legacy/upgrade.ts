import type { ComposerContextRecord } from '../record/record.ts'
import type { ComposerContextReferenceInput } from '../reference/format.ts'
import { type ComposerContextReference, collectComposerContextReferences } from '../reference/scan.ts'
import { bindTerminals } from './bind.ts'
import { findBlocks, hasBlockEnd } from './blocks.ts'
import { buildText, type Replacement, refersTo } from './build.ts'
import { isLegacyId, numberRecords } from './number.ts'
import { peelBlocks } from './peel.ts'
import { readPayloads } from './read.ts'
import { inOrder, type Span, without } from './span.ts'

/** A message whose references have records. */
export interface UpgradedContextMessage {
  /** Its text, in which every one of the records is referred to. */
  text: string
  /** Terminals, elements, preview annotations, review comments: each in the order of the message. */
  records: ComposerContextRecord[]
}

/**
 * Upgrade a message that was written before references existed (specification, section 7): its blocks become records,
 * and references to them take the places of blocks, placeholders and mentions. What has no place in the prose is
 * appended.
 *
 * ```text
 * Why @build:7?                   Why [Build line 7](t3-context://v1/terminal/legacy_terminal_1)?
 *
 * <terminal_context>          →
 * - Build line 7:
 *   7 | error
 * </terminal_context>
 * ```
 *
 * All of the blocks become records, or none: a malformed block, more records than a context may have, or one that
 * would not be decoded leaves the message as it is. So does a message that was upgraded before. The prose stays as it
 * is, but for the white space before blocks at the end, and a space before a reference that would not be one, or would
 * be in the image form, behind what stands there (`!`, `\`, `]`, `:name`).
 *
 * @param text a message; anything but a string counts as empty
 * @returns the new text and its records; the same string and no records if there is nothing to upgrade; never throws
 */
export function upgradeLegacyContextMessage(text: string): UpgradedContextMessage {
  if (typeof text !== 'string') return { text: '', records: [] }
  return (hasBlockEnd(text) ? upgrade(text) : undefined) ?? { text, records: [] }
}

function upgrade(text: string): UpgradedContextMessage | undefined {
  const all = collectComposerContextReferences(text)
  const found = findBlocks(text.trimEnd(), all)
  const peeled = found && peelBlocks(text, found)
  if (!peeled) return undefined
  const { end, rest, trailing } = peeled
  const reviews = rest.filter(({ name }) => name === 'review_comment')
  const payloads = readPayloads([...reviews, ...trailing])
  const records = payloads && numberRecords(payloads)
  if (!records || records.length === 0) return undefined

  const references = without(all, [...reviews, { start: end, end: text.length }])
  if (references.some(({ contextId }) => isLegacyId(contextId))) return undefined

  const kept = inOrder([...rest, ...without(references, rest)])
  const terminals = payloads.filter((payload) => payload.kind === 'terminal')
  const bindings = bindTerminals(text, end, kept, terminals)
  const firstReview = payloads.findIndex(({ kind }) => kind === 'review-comment')
  const links = records.map(toReference)
  const replacements = inOrder([
    ...bindings.map(({ start, end, terminal }): Replacement => {
      return { start, end, reference: terminal === undefined ? undefined : links[terminal] }
    }),
    ...reviews.map(({ start, end }, index): Replacement => {
      return { start, end, reference: links[firstReview + index] }
    }),
  ])
  const mentioned = new Set(replacements.map(({ reference }) => reference))
  const appended = links.filter((link) => !mentioned.has(link))

  const isCut = trailing.length > 0
  const result = buildText(text.slice(0, isCut ? end : text.length), replacements, appended, isCut)
  // A placeholder that is gone may have stood in what is a reference without it.
  const isSafe =
    !mentioned.has(undefined) || refersTo(result, [...referred(references, replacements), ...appended])
  return isSafe ? { text: result, records } : undefined
}

/** What a text refers to in which some parts are replaced. */
function referred(
  references: readonly ComposerContextReference[],
  replacements: readonly Replacement[],
): ComposerContextReferenceInput[] {
  const kept = references.map((reference) => ({ start: reference.start, end: reference.end, reference }))
  const replaced = replacements.flatMap(({ start, end, reference }) =>
    reference ? [{ start, end, reference }] : [],
  )
  return inOrder<Span & { reference: ComposerContextReferenceInput }>([...kept, ...replaced]).map(
    ({ reference }) => reference,
  )
}

function toReference({ kind, contextId, label }: ComposerContextRecord): ComposerContextReferenceInput {
  return { kind, contextId, label }
}
