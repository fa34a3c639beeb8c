import { inOrder, type Span, without } from './span.ts'

/** A part of a text, and what to write instead. */
export interface Edit extends Span {
  text: string
}

/** A text, and what in it stays as it is, in order. */
export interface Draft<Fixed extends Span> {
  text: string
  fixed: Fixed[]
}

/** Make edits that do not overlap, but for those in what is fixed. */
export function makeEdits<Fixed extends Span>(
  { text, fixed }: Draft<Fixed>,
  edits: readonly Edit[],
): Draft<Fixed> {
  const ordered = without(inOrder(edits), fixed)
  const pieces: string[] = []
  const moved: Fixed[] = []
  let at = 0
  let shift = 0
  let next = 0
  const moveUpTo = (end: number) => {
    for (let span = fixed[next]; span && span.end <= end; span = fixed[++next])
      moved.push({ ...span, start: span.start + shift, end: span.end + shift })
  }
  for (const { start, end, text: written } of ordered) {
    moveUpTo(start)
    pieces.push(text.slice(at, start), written)
    shift += written.length - (end - start)
    at = end
  }
  moveUpTo(text.length)
  return { text: pieces.join('') + text.slice(at), fixed: moved }
}
