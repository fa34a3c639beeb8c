import { REFERENCE_INFIX } from '../../grammar/context-reference.ts'
import { collectComposerContextReferences, isEscaped } from '../reference/scan.ts'
import { findTags } from './blocks.ts'
import { type Draft, type Edit, makeEdits } from './edits.ts'
import { findGluedMentions } from './mention.ts'
import type { TerminalPayload } from './payload.ts'
import type { Span } from './span.ts'

/** A mention or a reference that is to be read as such. */
export interface Fixed extends Span {
  isMention: boolean
}

/** What takes the place of a character, so that Markdown shows that and nothing else is read. */
const TAG = '&lt;'
const MENTION = '&#64;'
const PLACEHOLDER = '&#xfffc;'

/**
 * Escape the parenthesis of what would be read as a reference and is none of those that are fixed, and the `!` that
 * would make one of these an image. The brackets stay: an escaped one could be in the label of another.
 */
export function escapeReferences(draft: Draft<Fixed>): Draft<Fixed> {
  const ends = new Set(draft.fixed.map(({ end }) => end))
  const starts = new Set(draft.fixed.map(({ start }) => start))
  const strange = collectComposerContextReferences(draft.text).filter(({ start }) => !starts.has(start))
  const edits = strange.map(({ source, start, end }): Edit => {
    const at = ends.has(end) ? start : start + source.lastIndexOf(REFERENCE_INFIX) + 1
    return { start: at, end: at, text: '\\' }
  })
  return makeEdits(draft, edits)
}

/** Escape what would be read as a tag, a placeholder, or a mention that is not fixed. */
export function escapeSyntax(draft: Draft<Fixed>, terminals: readonly TerminalPayload[]): Draft<Fixed> {
  const { text } = draft
  const tags = findTags(text).map((at) => escapeRun(text, at, at + 1, TAG))
  const placeholders = Array.from(text.matchAll(/\ufffc+/g), ({ 0: run, index }) =>
    escapeRun(text, index, index + run.length, PLACEHOLDER),
  )
  return makeEdits(draft, [...tags, ...placeholders, ...mentionEdits(draft, terminals)])
}

/**
 * No mention has white space in it. So of a word with one that is not fixed each `@` is escaped, and what is fixed is
 * set off from what follows.
 */
function mentionEdits({ text, fixed }: Draft<Fixed>, terminals: readonly TerminalPayload[]): Edit[] {
  const mentions = fixed.filter(({ isMention }) => isMention)
  const mentionEnds = mentions.map(({ end }) => end)
  const starts = findStrangeMentions(text, mentions, terminals)
  const edits: Edit[] = []
  let next = 0
  let nextEnd = 0
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (next >= starts.length) break
    const end = index + word.length
    const isStrange = (starts[next] ?? end) < end
    while ((starts[next] ?? end) < end) next++
    for (let at = mentionEnds[nextEnd] ?? end; at < end; at = mentionEnds[++nextEnd] ?? end)
      if (isStrange && at > index) edits.push({ start: at, end: at, text: ' ' })
    if (!isStrange) continue
    for (const { 0: run, index: at } of word.matchAll(/@+/g))
      edits.push(escapeRun(text, index + at, index + at + run.length, MENTION))
  }
  return edits
}

/** Find where mentions start that are none of these, or are longer; word by word. */
function findStrangeMentions(
  text: string,
  mentions: readonly Span[],
  terminals: readonly TerminalPayload[],
): number[] {
  const ends = new Map(mentions.map(({ start, end }) => [start, end]))
  return findGluedMentions(text, terminals)
    .filter(({ start, end }) => ends.get(start) !== end)
    .map(({ start }) => start)
}

/** Escape a run of one character. A backslash that escapes the first goes; before a placeholder it is shown. */
function escapeRun(text: string, start: number, end: number, entity: string): Edit {
  const written = entity.repeat(end - start)
  if (!isEscaped(text, start)) return { start, end, text: written }
  return { start: start - 1, end, text: entity === PLACEHOLDER ? `\\\\${written}` : written }
}
