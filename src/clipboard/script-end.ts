const MARK = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi

/**
 * Find where a script ends, as HTML has it: at its closing tag, but not inside of a comment that a script was opened in.
 *
 * ```text
 * <script> <!-- <script> </script> --> </script>
 *         ^start                       ^
 * ```
 *
 * @param html any text
 * @param start behind the tag that opens the script
 * @returns where its closing tag begins; the length of the text if it has none
 */
export function endOfScript(html: string, start: number): number {
  const mark = new RegExp(MARK)
  mark.lastIndex = start
  let isComment = false
  let isScriptInside = false
  for (let match = mark.exec(html); match; match = mark.exec(html)) {
    const [text, slash] = match
    if (text === '<!--') {
      isComment = true
      // It may be closed by its own dashes: `<!-->`.
      mark.lastIndex -= 2
    } else if (text === '-->') {
      isComment = false
      isScriptInside = false
    } else if (slash && !isScriptInside) return match.index
    else isScriptInside = isComment && !slash
  }
  return html.length
}
