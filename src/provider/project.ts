import type { ComposerContextRecord } from '../record/record.ts'
import { type ComposerContextReference, collectComposerContextReferences } from '../reference/scan.ts'
import { type AssistantCitationOccurrence, collectAssistantCitations } from './citation-scan.ts'
import { projectCitations } from './citation-text.ts'
import { projectReferences } from './entries.ts'
import { escapeTags } from './escape.ts'
import { replaceSpans } from './replace-spans.ts'
import { toWellFormed } from './single-line.ts'

/** What {@linkcode projectComposerContextForProvider} makes the provider's text of. */
export interface ComposerContextProjectionInput {
  /** The message as it is stored. */
  text: string
  /** The records of the message, as they are decoded. */
  records: Iterable<ComposerContextRecord>
  /**
   * The references to project, as offsets of this text; by default all of the raw scan. Pass those of
   * `collectMarkdownContextReferences` to leave code and the like as it is written. Citations are found wherever they
   * stand.
   */
  references?: Iterable<ComposerContextReference> | undefined
  /** Whether records of the kinds `mention` and `skill` have an entry, too; by default they have a marker alone. */
  mentionEntries?: boolean | undefined
  /** Whether the user's prose is treated as captured text, in which the package's own tags are escaped. */
  escapeProse?: boolean | undefined
}

/**
 * Write what the provider reads of a message (specification, section 6): a marker in place of each reference and of
 * each citation, then an entry for each record that is referred to, then the passages that are cited. Captured text
 * can neither open nor close an entry, and is not searched for references and citations.
 *
 * ```text
 * why does [Terminal: build; ref=ctx_1] fail?
 *
 * <t3_context version="1">
 * <context kind="terminal" id="ctx_1">
 * terminal: zsh
 * 7 | error: out of memory
 * </context>
 * </t3_context>
 * ```
 *
 * An id with no record, or with more than one, has an entry that says `unavailable="true"`; so has one with a record
 * that is none of its kind. Prose stays, even where it holds an envelope: the real one, where there is an entry, is the
 * last. With `escapeProse` it is the only one.
 *
 * @param input the message, and what to project of it
 * @returns the text for the provider, well-formed; the same string if it holds neither a reference nor a citation
 *   (and, with `escapeProse`, nothing to escape). A text that is not a string gives the empty string.
 */
export function projectComposerContextForProvider(input: ComposerContextProjectionInput): string {
  const { text, records, mentionEntries = false, escapeProse = false } = input
  if (typeof text !== 'string') return ''
  const references = input.references ?? collectComposerContextReferences(text)
  const occurrences = inOrder([...references, ...collectAssistantCitations(text)])
  if (occurrences.length === 0) return escapeProse ? ofCaptured(text) : text
  const projections = [
    projectReferences(occurrences.filter(isReference), records, mentionEntries),
    projectCitations(occurrences.filter(isCitation)),
  ]
  const markers = projections.flatMap((projection) => projection.markers).sort(byStart)
  const message = replaceSpans(text, markers, escapeProse ? ofCaptured : toWellFormed)
  const blocks = projections.map(({ block }) => block).filter((block) => block !== '')
  return [message, ...blocks].join('\n\n')
}

/** Prose as captured text: between two markers, no tag can go on. */
function ofCaptured(prose: string): string {
  return escapeTags(toWellFormed(prose))
}

type Occurrence = ComposerContextReference | AssistantCitationOccurrence

/**
 * Put occurrences in the order of the text. One that is empty, or overlaps an earlier one, is left out; none of those of
 * the scans is.
 */
function inOrder(occurrences: Occurrence[]): Occurrence[] {
  let end = 0
  return occurrences.sort(byStart).filter((occurrence) => {
    if (occurrence.start < end || occurrence.end <= occurrence.start) return false
    end = occurrence.end
    return true
  })
}

function byStart(one: { start: number }, other: { start: number }): number {
  return one.start - other.start
}

function isCitation(occurrence: Occurrence): occurrence is AssistantCitationOccurrence {
  return 'citation' in occurrence
}

function isReference(occurrence: Occurrence): occurrence is ComposerContextReference {
  return !isCitation(occurrence)
}
