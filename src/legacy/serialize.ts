import { REFERENCE_INFIX } from '../../grammar/context-reference.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { type ComposerContextReference, collectComposerContextReferences } from '../reference/scan.ts'
import { type Carried, carryRecord } from './carry.ts'
import { isLegacyId } from './number.ts'
import { mentionTerminals } from './occurrences.ts'
import { joinProse, type Piece } from './prose.ts'
import { writeTrailingBlocks } from './write.ts'

/** A message whose references have records. */
export interface ContextMessage {
  text: string
  records: Iterable<ComposerContextRecord>
}

/**
 * Write a message in the old form, for servers that know no records (specification, section 7).
 *
 * Terminals become mentions, `@build:7`, and entries of a block behind the prose. Review comments become blocks in
 * place. Elements and preview annotations leave their label in the prose, and follow in blocks. Records that nothing
 * refers to follow, too. A reference stays as it is, if the old form cannot carry its record (see
 * {@linkcode canSerializeLegacyContextRecord}) or there is none; only one with an id that the upgrade gives leaves its
 * label. So does a reference to one of several terminals of one name and range that no mention can tell apart: the first
 * mention stands for the first of them, the last one for all that follow.
 *
 * `upgradeLegacyContextMessage` reads the records back (as many as a context may have), in the order of the kinds, and
 * terminals of one name and range in that of their mentions, but for
 *
 * - ids, labels, fields that are not named in the specification, CR at the end of a line,
 * - of terminals `terminalId`,
 * - of elements `pageTitle`, the function of the source (and a column without a line), an empty `selector`; `tagName` and
 *   `componentName` are told by one name: the component's if there is one,
 * - of annotations `pageUrl` if there is a title, `elementIds`, counts, `styleChangeDetails`, `screenshotContextId`,
 * - of review comments `pullRequest`, an empty `fenceLanguage`, white space at the ends of `text`.
 *
 * Prose that would be read as a block, a placeholder, a mention or another reference is written with a character
 * reference (`&lt;`, `&#64;`) or a backslash. Markdown shows the same, but in code.
 *
 * @param message its text and its records
 * @returns the message in the old form; the same text if none of its records can be carried
 * @throws {TypeError} names what is not there: the message, or its records
 */
export function serializeLegacyContextMessage(message: ContextMessage): string {
  const { text, records } = checked(message)
  if (typeof text !== 'string') return ''
  const byId = new Map<string, Carried>()
  const all: Carried[] = []
  for (const record of records) {
    const carried = carryRecord(record)
    if (!carried) continue
    all.push(carried)
    byId.set(record.contextId, carried)
  }
  if (all.length === 0) return text

  const references = collectComposerContextReferences(text)
  const end = findAppended(text, references, byId)
  const inProse = references.filter(({ start }) => start < end)
  const { mentions, ordered } = mentionTerminals(all, inProse, byId)
  const parts = divide(text.slice(0, end), inProse, byId, mentions)

  const terminals = all.map(({ payload }) => payload).filter((payload) => payload.kind === 'terminal')
  const prose = parts.map((part) => ('source' in part ? part.source : joinProse(part, terminals))).join('')
  const placed = new Set<unknown>(parts)
  const trailing = writeTrailingBlocks(ordered.filter((carried) => !placed.has(carried)))
  if (trailing.length === 0) return prose
  return [prose.trimEnd(), ...trailing].filter((part) => part !== '').join('\n\n')
}

/** Check what only a mistake in a program can give. */
function checked(message: ContextMessage): ContextMessage {
  if (typeof message !== 'object' || message === null) throw new TypeError('Invalid message: object expected')
  if (typeof Object(message.records)[Symbol.iterator] !== 'function')
    throw new TypeError('Invalid records: iterable expected')
  return message
}

/** Divide a text into prose and the blocks of review comments that stand in it. */
function divide(
  text: string,
  references: readonly ComposerContextReference[],
  byId: ReadonlyMap<string, Carried>,
  mentions: ReadonlyMap<ComposerContextReference, string>,
): (Piece[] | Carried)[] {
  let pieces: Piece[] = []
  const parts: (Piece[] | Carried)[] = [pieces]
  const placed = new Set<Carried>()
  let at = 0
  for (const reference of references) {
    pieces.push({ type: 'text', text: text.slice(at, reference.start) })
    at = reference.end
    const carried = byId.get(reference.contextId)
    const mention = mentions.get(reference)
    if (carried?.payload.kind === 'review-comment' && !placed.has(carried)) {
      placed.add(carried)
      pieces = []
      parts.push(carried, pieces)
    } else if (mention !== undefined) {
      pieces.push({ type: 'mention', text: mention })
    } else if (carried || isLegacyId(reference.contextId)) {
      pieces.push({ type: 'text', text: labelSource(reference) })
    } else {
      pieces.push({ type: 'reference', text: reference.source })
    }
  }
  pieces.push({ type: 'text', text: text.slice(at) })
  return parts
}

/**
 * Find where the references begin that an upgrade appends: a last paragraph of nothing but references to records that
 * are carried, and that nothing refers to before.
 */
function findAppended(
  text: string,
  references: readonly ComposerContextReference[],
  byId: ReadonlyMap<string, Carried>,
): number {
  const counts = new Map<string, number>()
  for (const { contextId } of references) counts.set(contextId, (counts.get(contextId) ?? 0) + 1)
  let first = text.trimEnd().length
  let end = first
  for (const { contextId, start, end: last } of [...references].reverse()) {
    if (last !== end || !byId.has(contextId) || counts.get(contextId) !== 1) break
    first = start
    end = start - 1
    if (text[end] !== ' ') break
  }
  return first === 0 || text.slice(0, first).endsWith('\n\n') ? first : text.length
}

/** What is left of a reference: its label, as it is written. */
function labelSource({ source, image }: ComposerContextReference): string {
  return source.slice(image ? 2 : 1, source.lastIndexOf(REFERENCE_INFIX))
}
