import { REFERENCE_INFIX } from '../../grammar/context-reference.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { type ComposerContextReference, collectComposerContextReferences } from '../reference/scan.ts'
import { refersTo } from './build.ts'
import { type Carried, carryRecord } from './carry.ts'
import { isLegacyId } from './number.ts'
import { joinProse, type Piece } from './prose.ts'
import { lineRange } from './slug.ts'
import { writeTrailingBlocks } from './write.ts'

/** A message whose references have records. */
export interface ContextMessage {
  text: string
  records: Iterable<ComposerContextRecord>
}

/** What stands before, between or behind blocks, and the references in it that stay. */
interface Prose {
  pieces: Piece[]
  kept: ComposerContextReference[]
}

/**
 * Write a message in the old form, for servers that know no records (specification, section 7).
 *
 * Terminals become mentions, `@build:7`, and entries of a block behind the prose. Review comments become blocks in
 * place. Elements and preview annotations leave their label in the prose, and follow in blocks. Records that nothing
 * refers to follow, too. A reference stays as it is, if the old form cannot carry its record (see
 * {@linkcode isLegacyContextRecord}) or there is none; only one with an id that the upgrade gives leaves its label.
 *
 * `upgradeLegacyContextMessage` reads the records back (at most 200), in the order of the kinds, but for
 *
 * - ids, labels, fields that are not named in the specification, CR at the end of a line,
 * - of terminals `terminalId`,
 * - of elements `pageTitle`, the function of the source (and a column without a line), an empty `selector`; `tagName` and
 *   `componentName` are told by one name: the component's if there is one,
 * - of annotations `pageUrl` if there is a title, `elementIds`, counts, `styleChangeDetails`, `screenshotContextId`,
 * - of review comments `pullRequest`, an empty `fenceLanguage`, white space at the ends of `text`.
 *
 * Prose that would be read as a block or a placeholder is written with a character reference (`&lt;`).
 *
 * @param message its text and its records
 * @returns the message in the old form; the same text if none of its records can be carried, or if what a reference
 *   leaves would make another one of what is around it
 */
export function serializeLegacyContextMessage({ text, records }: ContextMessage): string {
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

  const parts = divide(text, byId)
  const written: string[] = []
  for (const part of parts) {
    const source = 'source' in part ? part.source : joinProse(part.pieces)
    if ('kept' in part && !refersTo(source, part.kept)) return text
    written.push(source)
  }
  const placed = new Set<unknown>(parts)
  const trailing = writeTrailingBlocks(all.filter((carried) => !placed.has(carried)))
  const prose = written.join('')
  if (trailing.length === 0) return prose
  return [prose.trimEnd(), ...trailing].filter((part) => part !== '').join('\n\n')
}

/** Divide a text into prose and the blocks of review comments that stand in it. */
function divide(text: string, byId: ReadonlyMap<string, Carried>): (Prose | Carried)[] {
  const references = collectComposerContextReferences(text)
  const end = findAppended(text, references, byId)
  let prose: Prose = { pieces: [], kept: [] }
  const parts: (Prose | Carried)[] = [prose]
  const placed = new Set<Carried>()
  let at = 0
  for (const reference of references) {
    if (reference.start >= end) break
    prose.pieces.push({ text: text.slice(at, reference.start) })
    at = reference.end
    const carried = byId.get(reference.contextId)
    if (carried?.payload.kind === 'review-comment' && !placed.has(carried)) {
      placed.add(carried)
      prose = { pieces: [], kept: [] }
      parts.push(carried, prose)
    } else if (carried?.payload.kind === 'terminal') {
      const { terminalId } = carried.payload
      prose.pieces.push({ text: `@${terminalId}:${lineRange(carried.payload)}`, isMention: true })
    } else if (carried || isLegacyId(reference.contextId)) {
      prose.pieces.push({ text: labelSource(reference) })
    } else {
      prose.pieces.push({ text: reference.source })
      prose.kept.push(reference)
    }
  }
  prose.pieces.push({ text: text.slice(at, end) })
  return parts
}

/**
 * Find where the references begin that an upgrade appends: a last paragraph of nothing but references to records that
 * are carried.
 */
function findAppended(
  text: string,
  references: readonly ComposerContextReference[],
  byId: ReadonlyMap<string, Carried>,
): number {
  let first = text.trimEnd().length
  let end = first
  for (const { contextId, start, end: last } of [...references].reverse()) {
    if (last !== end || !byId.has(contextId)) break
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
