import { label } from '../../grammar/context-reference.ts'
import { toRegExp } from '../../grammar/regexp.ts'

/** A mention or a skill that a person typed into a composer. Offsets are UTF-16 code units. */
export interface ComposerInlineToken {
  type: 'mention' | 'skill'
  /** The path of a mention, decoded; the name of a skill, without its `$`. */
  value: string
  /** `text.slice(start, end)`. */
  source: string
  start: number
  end: number
}

type Found = Pick<ComposerInlineToken, 'type' | 'value' | 'end'>

const START = /[@$[]/g
const SPACE = /\s/
const RUN = /@([^\s@"]+)/y
const QUOTED = /@"((?:\\[^\r\n]|[^"\\\r\n])+)"/y
const SKILL = /\$([A-Za-z0-9][A-Za-z0-9:_-]*)/y
const DESTINATION = /\(([^\s<>]+)\)/y
const LABEL = toRegExp(label)

const PACKAGE = /^[a-z0-9][a-z0-9._~-]*\/[a-z0-9][a-z0-9_~-]*$/
const SCHEME = /^[a-z][a-z0-9+.-]+:/i
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i
const AMOUNT = /^(?:\d[\d_]*(?:e-?\d+)?(?:[kmbt]|[kmbt]n|mm|mil|usd|eur)?(?:[-:]|$))+$|^0x[\da-f]+$/i

/**
 * Find the mentions and skills in a text (specification, section 3). Each stands at the start or after white space
 * and before white space: at the very end it is still being typed. Linear in the length of the text.
 *
 * ```text
 * @src/app.ts  @"a file.ts"  [app.ts](src/app.ts)  $deploy      mentions and a skill
 * @types/node  $20k  me@host  [x](https://example.com/x)        none
 * ```
 *
 * @param text any text; anything but a string holds no token
 * @returns the tokens in order; they do not overlap
 */
export function collectComposerInlineTokens(text: string): ComposerInlineToken[] {
  const tokens: ComposerInlineToken[] = []
  if (typeof text !== 'string') return tokens
  let end = 0
  for (const { index: start } of text.matchAll(START)) {
    if (start < end || (start > 0 && !SPACE.test(text.charAt(start - 1)))) continue
    const found = readToken(text, start)
    if (!found || !SPACE.test(text.charAt(found.end))) continue
    end = found.end
    tokens.push({ ...found, source: text.slice(start, end), start })
  }
  return tokens
}

function readToken(text: string, start: number): Found | undefined {
  switch (text[start]) {
    case '$':
      return readSkill(text, start)
    case '[':
      return readFileLink(text, start)
    default:
      return text[start + 1] === '"' ? readQuoted(text, start) : readRun(text, start)
  }
}

function readSkill(text: string, start: number): Found | undefined {
  const [source, value] = execAt(SKILL, text, start)
  if (source === undefined || value === undefined || !/[a-z]/i.test(value) || AMOUNT.test(value))
    return undefined
  return { type: 'skill', value, end: start + source.length }
}

function readRun(text: string, start: number): Found | undefined {
  const [source, value] = execAt(RUN, text, start)
  if (source === undefined || value === undefined || PACKAGE.test(value) || ADDRESS.test(value))
    return undefined
  return { type: 'mention', value, end: start + source.length }
}

function readQuoted(text: string, start: number): Found | undefined {
  const [source, value] = execAt(QUOTED, text, start)
  if (source === undefined || value === undefined) return undefined
  return { type: 'mention', value: dropBackslashes(value, /\\(.)/g), end: start + source.length }
}

/** A link to a file, written by a completion menu: its label is the name of the file that the path leads to. */
function readFileLink(text: string, start: number): Found | undefined {
  const [labelSource] = execAt(LABEL, text, start + 1)
  if (labelSource === undefined) return undefined
  const close = start + 1 + labelSource.length
  if (text[close] !== ']') return undefined
  const [source, destination] = execAt(DESTINATION, text, close + 1)
  if (source === undefined || destination === undefined || SCHEME.test(destination)) return undefined
  const value = decodePath(destination)
  if (value === undefined || baseName(value) !== dropBackslashes(labelSource, /\\([!-/:-@[-`{-~])/g))
    return undefined
  return { type: 'mention', value, end: close + 1 + source.length }
}

/** Percent-decode a path; a path with a scheme, before or after decoding, is an address. */
function decodePath(destination: string): string | undefined {
  try {
    const path = decodeURIComponent(destination)
    return SCHEME.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

function baseName(path: string): string {
  let end = path.length
  while (end > 0 && isSeparator(path[end - 1])) end--
  let start = end
  while (start > 0 && !isSeparator(path[start - 1])) start--
  return path.slice(start, end)
}

function isSeparator(character: string | undefined): boolean {
  return character === '/' || character === '\\'
}

function dropBackslashes(source: string, escapes: RegExp): string {
  return source.replace(escapes, '$1')
}

function execAt(pattern: RegExp, text: string, index: number): (string | undefined)[] {
  pattern.lastIndex = index
  return pattern.exec(text) ?? []
}
