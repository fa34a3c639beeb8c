import { equal, match, ok } from 'node:assert/strict'
import { findTagsInJson, splitLines } from '../../src/provider/envelope.fixture.ts'
import type {
  ComposerContextRecord,
  TerminalContextRecord,
  UnknownContextRecord,
} from '../../src/record/record.ts'

/** The keys that may stand at the start of a line of an entry, in their order. */
const KEYS: ReadonlyMap<string, RegExp> = new Map([
  ['image', /^name mimeType sizeBytes attachmentId$/],
  ['file', /^name mimeType sizeBytes attachmentId$/],
  ['element', /^url tag( title)?( selector)?( component)?( source)?( html)?( styles)?$/],
  [
    'preview-annotation',
    /^page url( comment)?( targets)?( requested visual changes( -)+)?( screenshot)?( element \d+)*$/,
  ],
  ['review-comment', /^file range section( block){0,2}$/],
  ['mention', /^path$/],
  ['skill', /^name$/],
])

/**
 * Hold the body of an entry against its record: no line of it begins with captured text, whatever a reader takes for a line
 * break, and what no schema knows is JSON of the same value. Written from the specification, section 6, not from the
 * code.
 */
export function checkEntry(record: ComposerContextRecord, lines: readonly string[]): void {
  const { kind } = record
  const keys = KEYS.get(kind)
  if (kind === 'terminal') checkTerminal(record as TerminalContextRecord, lines)
  else if (keys) match(keysOf(kind, lines), keys)
  else checkJson(record as UnknownContextRecord, lines)
}

/** The keys of the lines that are not indented. */
function keysOf(kind: string, lines: readonly string[]): string {
  const outer = splitLines(lines.join('\n')).filter((line) => !line.startsWith('  '))
  return outer
    .map((line, index) => {
      // The excerpt has the language of its fence as a key.
      if (kind === 'review-comment' && index >= 3) return 'block'
      return line.startsWith('- ') ? '-' : line.slice(0, line.indexOf(':'))
    })
    .join(' ')
}

function checkTerminal({ lineStart, lineEnd }: TerminalContextRecord, lines: readonly string[]): void {
  const [first = '', ...numbered] = lines
  match(first, /^terminal: /)
  equal(splitLines(first).length, 1)
  ok(numbered.length <= lineEnd - lineStart + 1)
  for (const [index, line] of numbered.entries()) ok(line.startsWith(`${lineStart + index} | `), line)
}

function checkJson(record: UnknownContextRecord, lines: readonly string[]): void {
  const { version, contextId, kind, label, ...fields } = record
  const value = Object.hasOwn(record, 'payload') ? record.payload : fields
  const text = lines.join('\n')
  equal(splitLines(text).length, 1)
  equal(JSON.stringify(JSON.parse(text)), JSON.stringify(value))
  equal(findTagsInJson(text).length, 0, text)
}
