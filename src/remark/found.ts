/** How much of a text is looked at: enough for any word that is wrong. */
const LOOK_AHEAD = 40

/** A word, a character reference, a backslash escape, a line ending; else one character. */
const PIECE = /[\p{L}\p{N}_.%-]+|&#?\w+;|\\[!-/:-@[-`{-~]|\r\n|./su

const NAMES = new Map([
  [' ', 'a space'],
  ['\t', 'a tab'],
  ['\n', 'a line break'],
  ['\r', 'a line break'],
  ['\r\n', 'a line break'],
])

/** Find what stands at a fault: a word, one whole escape, or one character; nothing at the end. */
export function pieceAt(text: string, offset: number): string {
  return PIECE.exec(text.slice(offset, offset + LOOK_AHEAD))?.[0] ?? ''
}

/** Say in words what was found. Characters that cannot be seen are named by their code points. */
export function describePiece(piece: string): string {
  const name = NAMES.get(piece)
  if (name) return name
  if (/[\p{C}\p{Z}]/u.test(piece)) {
    return `U+${(piece.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
  }
  return piece.includes('"') ? `'${piece}'` : `"${piece}"`
}
