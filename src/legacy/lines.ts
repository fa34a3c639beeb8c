/** The lines inside a block. CRLF counts as LF. */
export function linesOf(body: string): string[] {
  return (body.includes('\r') ? body.replaceAll('\r\n', '\n').replace(/\r$/, '') : body).split('\n')
}

/** What is read back of lines that are written into a block. */
export function asLines(text: string): string {
  return linesOf(text).join('\n')
}

/** Whether a line shows nothing. */
export function isBlank(line: string): boolean {
  return line.trim() === ''
}

/** Write lines behind an indent, each of them, so that a blank one is seen to belong to the others. */
export function indent(text: string, by: string): string[] {
  return text.split('\n').map((line) => by + line)
}

/** Write a field on one line, or below its key, indented by two more, if it has more lines or shows nothing. */
export function writeField(key: string, value: string, by = ''): string[] {
  const isInline = !value.includes('\n') && !isBlank(value)
  return isInline ? [`${by}${key}: ${value}`] : [`${by}${key}:`, ...indent(value, `${by}  `)]
}

/** What stands behind the colon of a key. */
export function inlineValue(line: string, key: string): string {
  const value = line.slice(key.length + 1)
  return value.startsWith(' ') ? value.slice(1) : value
}
