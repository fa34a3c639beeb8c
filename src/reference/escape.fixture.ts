import type { Root } from 'mdast'
import { decodeString } from 'micromark-util-decode-string'
import { visit } from 'unist-util-visit'
import type { Surroundings } from '../../fuzz/arbitraries/surroundings.ts'

/**
 * Whether a tree of `before + source + after` reads the source as ordinary text with this value: the premise of the
 * survival law.
 */
export function readsAsText(
  tree: Root,
  { before, after }: Surroundings,
  source: string,
  value: string,
): boolean {
  const start = before.length
  const end = start + source.length
  let found = false
  visit(tree, 'text', (node, _, parent) => {
    // The text of an autolink is an address.
    if (parent?.type === 'link' && (before + source)[parent.position?.start.offset ?? 0] !== '[') return
    const from = node.position?.start.offset ?? end
    const to = node.position?.end.offset ?? start
    if (from > start || to < end) return
    const left = decodeString(lastLine(before.slice(from))).trimStart()
    const right = decodeString(firstLine(after.slice(0, to - end))).trimEnd()
    found = node.value.includes(left + value + right)
  })
  return found
}

/**
 * The premise's exceptions, which no writer can help: what the text before a reference must not end in, since the
 * reference's own brackets would belong to it.
 */
const EXCEPTIONS = [
  // `![…](…)` and `[…][…](…)`
  /[!\]]$/,
  // `\[`
  /(?<!\\)(?:\\\\)*\\$/,
  // The label, or an attribute, of a directive (remark-directive takes a tab and an emoji for letters).
  /:(?:[^\s\p{P}\p{S}]|[\t\u{10000}-\u{10ffff}])(?:[^\s\p{P}\p{S}]|[\t\u{10000}-\u{10ffff}]|[_-])*(?:\{[^}]*)?$/u,
  // An address that goes on to the next white space.
  /(?:www\.|:\/\/|@)\S*$/i,
  // `<![CDATA[`
  /<!\[CDATA$/,
  // The destination of a link or a definition, or its title in parentheses.
  /\](?:\(\s*|:\s*\S*)$/,
  /\][(:]\s*(?:<[^>\n]*>|\S+)\s+\([^)]*$/,
]

/** Whether a text ends in one of the exceptions. */
export function endsInException(before: string): boolean {
  return EXCEPTIONS.some((exception) => exception.test(before))
}

/** Whether a `$` in a text is unpaired for a parser that knows dollar math, so that it takes the next one. */
export function leavesDollarOpen(parse: (markdown: string) => Root, before: string): boolean {
  let found = false
  visit(parse(`${before}x$`), (node) => {
    if (node.type === 'inlineMath' && node.position?.end.offset === before.length + 2) found = true
  })
  return found
}

/**
 * Whether the text behind goes on with the backticks that a label ends in, and closes code that is open before: without
 * the brackets it is one run of another length, and with them one that closes it, around any label.
 */
export function closesCode(
  parse: (markdown: string) => Root,
  label: string,
  { before, after }: Surroundings,
): boolean {
  if (!label.endsWith('`') || !after.startsWith('`')) return false
  return !readsAsText(parse(`${before}x${after}`), { before, after }, 'x', 'x')
}

function lastLine(text: string): string {
  return text.split(/[\r\n]/).at(-1) ?? ''
}

function firstLine(text: string): string {
  return text.split(/[\r\n]/)[0] ?? ''
}
