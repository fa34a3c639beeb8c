/** A text whose spans are written into it: `see ⟦here⟧`. */
export function withoutMarks(marked: string): string {
  return marked.replace(/[⟦⟧]/g, '')
}

/** Write spans into a text, to compare it with a marked one. */
export function drawSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  let marked = ''
  let last = 0
  for (const { start, end } of spans) {
    marked += `${text.slice(last, start)}⟦${text.slice(start, end)}⟧`
    last = end
  }
  return marked + text.slice(last)
}
