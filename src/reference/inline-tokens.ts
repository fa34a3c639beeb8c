import { decodeString } from 'micromark-util-decode-string'
import { label } from '../../grammar/context-reference.ts'
import { regExpSource } from '../../grammar/regexp.ts'
import { replaceComposerContextReferences } from './replace.ts'

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

const { raw } = String

const TOKEN = new RegExp(
  // A mention, unless it is the name of a package or an address.
  raw`(?<!\S)(?:@(?![a-z\d][a-z\d._~-]*/[a-z\d][a-z\d_~-]*\s|\S*://)(?:([^\s@"]+)|` +
    // The look-ahead with a back reference is atomic: the first quote that is not escaped closes.
    raw`"(?=((?!")[^\r\n]+?)"(?<!(?<!\\)(?:\\\\)*\\"))\2")|` +
    raw`\$([A-Za-z\d][\w:-]*)|` +
    raw`\[${regExpSource(label)}\]\(([^\s<>]+)\))(?=\s)`,
  'g',
)

/** A part of a skill's name, between `-` and `:`, that is no number and no amount of money. */
const NAME = /(?:^|[:-])(?!(?:[\d_]*|\d[\d_]*(?:e-?\d+)?(?:[kmbt]n?|mm|mil|usd|eur)?|0x[\da-f]+)(?:[:-]|$))/i

/**
 * Find the mentions and skills in a text (specification, section 3). Each stands at the start or after white space
 * and before white space: at the very end it is still being typed. Nothing in or around a context reference is one.
 * Linear in the length of the text.
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
  // In place of each reference stands what is as long, and neither in nor next to any token.
  const rest = replaceComposerContextReferences(text, ({ source }) => `@${'\n'.repeat(source.length - 2)})`)
  for (let match = TOKEN.exec(rest); match; match = TOKEN.exec(rest)) {
    const [source, path, quoted, skill, labelSource, destination] = match
    const value = destination
      ? readFileLink(labelSource as string, destination)
      : skill
        ? NAME.test(skill) && skill
        : (path ?? (quoted as string).replace(/\\(.)/g, '$1'))
    const start = match.index
    if (value) tokens.push({ type: skill ? 'skill' : 'mention', value, source, start, end: TOKEN.lastIndex })
    else TOKEN.lastIndex = start + 1
  }
  return tokens
}

/** The path of a link that a completion menu wrote: its label is the name of the file that the path leads to. */
function readFileLink(labelSource: string, destination: string): string | undefined {
  try {
    const path = decodeURIComponent(destination)
    const name = path.split(/[\\/]/).filter(Boolean).pop()
    if (name === decodeString(labelSource) && !/^[a-z][a-z\d+.-]+:/i.test(path)) return path
  } catch {
    // A `%` that encodes nothing: no path.
  }
}
