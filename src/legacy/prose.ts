import { escapeBlocks } from './blocks.ts'
import { isGluedAfter, isGluedBefore } from './mention.ts'

/** A piece of what stands between blocks. */
export interface Piece {
  text: string
  /** Whether it mentions a terminal, and so has to stand alone. */
  isMention?: boolean
}

/**
 * Join the prose between two blocks. A mention is set off with a space from what it would be glued to; what would be
 * read as a block or a placeholder is written with a character reference.
 */
export function joinProse(pieces: readonly Piece[]): string {
  const written: string[] = []
  let before = ''
  let isBehindMention = false
  for (const { text, isMention = false } of mergeTexts(pieces)) {
    if (isMention ? isGluedBefore(before) : isBehindMention && isGluedAfter(text)) written.push(' ')
    written.push(text)
    before = text || before
    isBehindMention = isMention
  }
  return escapeBlocks(written.join(''))
}

/** Join neighbouring texts, so that one, perhaps empty, stands before and behind each mention. */
function mergeTexts(pieces: readonly Piece[]): Piece[] {
  const merged: string[][] = [[]]
  const mentions: Piece[] = []
  for (const piece of pieces) {
    if (piece.isMention) {
      mentions.push(piece)
      merged.push([])
    } else merged.at(-1)?.push(piece.text)
  }
  return merged.flatMap((texts, index) => [{ text: texts.join('') }, ...mentions.slice(index, index + 1)])
}
