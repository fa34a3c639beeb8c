import type { Definition, Image, Link } from 'mdast'
import type { Span } from './source.ts'

type WithDestination = Link | Image | Definition

/** How much of a URL is searched for: all of a long one that repeats itself would be compared ever again. */
const TAIL = 64

/**
 * Find where the URL stands in the source of a link, image, autolink or definition: nothing but a title comes after
 * it. Label and title may hold the URL again. Linear in the length of the source.
 *
 * @returns the offset; -1 where the URL is written with escapes
 */
export function findDestination(source: string, node: WithDestination): number {
  const { url } = node
  const end = findTitle(source, node)?.[0] ?? source.length
  const tail = url.slice(-TAIL)
  const tailEnd = source.lastIndexOf(tail, end - tail.length) + tail.length
  const start = tailEnd - url.length
  const isThere = start >= 0 && source.startsWith(url, start)
  // In the label it would be no destination.
  return isThere && !source.slice(tailEnd, end).includes(']') ? start : -1
}

/** Find the title of a link, image or definition, with its quotes, by reading back from its end. */
export function findTitle(source: string, { type, title }: WithDestination): Span | undefined {
  if (!title) return undefined
  const end = (type === 'definition' ? source : source.slice(0, -1)).trimEnd().length
  const close = source.charAt(end - 1)
  return [findOpening(source, close === ')' ? '(' : close, end - 2), end]
}

/** Within a title a quote has a backslash before it, the one that opens it has white space. */
function findOpening(text: string, quote: string, from: number): number {
  let index = text.lastIndexOf(quote, from)
  while (text[index - 1] === '\\') index = text.lastIndexOf(quote, index - 1)
  return Math.max(0, index)
}
