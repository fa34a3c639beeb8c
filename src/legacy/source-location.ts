import type { ElementFields } from './payload.ts'

type SourceLocation = NonNullable<ElementFields['source']>

/** What a colon and a number belong to, and so are no line: a drive, also in the URL of a file, or a host. */
const DRIVE_OR_HOST =
  /^(?:(?:file:\/\/[^/]*\/)?[a-z]|(?:[a-z][a-z0-9+.-]*:)?\/\/(?:[^/?#@]*@)?(?:\[[^\]]*\]|[^/?#:[\]]*))$/i

/**
 * Read `file`, `file:line` or `file:line:column`, from the right. The numbers are decimal safe integers; what looks
 * like one and is none, as a port, belongs to the file.
 */
export function readSourceLocation(text: string): SourceLocation {
  const last = cutNumber(text)
  const first = last && cutNumber(last.file)
  const [file, lineNumber, columnNumber] = first
    ? [first.file, first.number, last.number]
    : last
      ? [last.file, last.number, null]
      : [text, null, null]
  return { functionName: null, fileName: file, lineNumber, columnNumber }
}

/** Write a location: of the function nothing, of the column nothing without a line, and nothing without a file. */
export function writeSourceLocation({ fileName, lineNumber, columnNumber }: SourceLocation): string | null {
  if (!fileName || lineNumber === null) return fileName
  return columnNumber === null ? `${fileName}:${lineNumber}` : `${fileName}:${lineNumber}:${columnNumber}`
}

function cutNumber(text: string): { file: string; number: number } | undefined {
  const colon = text.lastIndexOf(':')
  const digits = text.slice(colon + 1)
  const file = text.slice(0, Math.max(colon, 0))
  if (!/^\d{1,16}$/.test(digits) || !Number.isSafeInteger(Number(digits))) return undefined
  return file === '' || DRIVE_OR_HOST.test(file) ? undefined : { file, number: Number(digits) }
}
