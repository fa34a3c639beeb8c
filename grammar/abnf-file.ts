import { toAbnf } from './abnf.ts'
import { contextReferenceRules } from './context-reference.ts'

const HEADER = `; Inline context references in Markdown, version 1.
; RFC 5234 with the case-sensitive strings of RFC 7405; numbers are UTF-16 code units.
; Written by \`npm run abnf\` from grammar/context-reference.ts: change the rules there.
`

/** The whole text of `context-reference.abnf`. */
export function contextReferenceAbnf(): string {
  return `${HEADER}\n${toAbnf(contextReferenceRules)}`
}
