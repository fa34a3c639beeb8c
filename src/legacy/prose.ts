import type { Draft } from './edits.ts'
import { escapeReferences, escapeSyntax, type Fixed } from './escape.ts'
import { isGluedAfter, isGluedBefore } from './mention.ts'
import type { TerminalPayload } from './payload.ts'

/** A piece of what stands between blocks: text, or what is to be read as a mention or a reference. */
export interface Piece {
  type: 'text' | 'mention' | 'reference'
  text: string
}

/**
 * Join the prose between two blocks. A mention is set off with a space from what it would be glued to; what would be
 * read as a block, a placeholder, a reference or another mention is escaped as Markdown has it.
 */
export function joinProse(pieces: readonly Piece[], terminals: readonly TerminalPayload[]): string {
  return escapeSyntax(escapeReferences(joinPieces(pieces)), terminals).text
}

function joinPieces(pieces: readonly Piece[]): Draft<Fixed> {
  const written: string[] = []
  const fixed: Fixed[] = []
  let length = 0
  const write = (text: string) => {
    written.push(text)
    length += text.length
  }
  let before = ''
  let isBehindMention = false
  for (const { type, text } of mergeTexts(pieces)) {
    const isMention = type === 'mention'
    if (isMention ? isGluedBefore(before) : isBehindMention && isGluedAfter(text)) write(' ')
    if (type !== 'text') fixed.push({ start: length, end: length + text.length, isMention })
    write(text)
    before = text || before
    isBehindMention = isMention
  }
  return { text: written.join(''), fixed }
}

/** Join neighbouring texts, so that one, perhaps empty, stands before and behind each of the others. */
function mergeTexts(pieces: readonly Piece[]): Piece[] {
  let texts: string[] = []
  const merged = [texts]
  const others: Piece[] = []
  for (const piece of pieces) {
    if (piece.type === 'text') texts.push(piece.text)
    else {
      others.push(piece)
      texts = []
      merged.push(texts)
    }
  }
  return merged.flatMap((texts, index): Piece[] => [
    { type: 'text', text: texts.join('') },
    ...others.slice(index, index + 1),
  ])
}
