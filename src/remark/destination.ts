import type { Definition, Image, Link } from 'mdast'
import type { Span } from './source.ts'

type WithDestination = Link | Image | Definition

/**
 * Find where the URL stands in the source of a link, image, autolink or definition: nothing but a title comes after
 * it, and a title may hold the URL again.
 *
 * @returns the offset; -1 where the URL is written with escapes
 */
export function findDestination(source: string, node: WithDestination): number {
  const end = findTitle(source, node)?.[0] ?? source.length
  return source.slice(0, end).lastIndexOf(node.url)
}

/** Find the title of a link, image or definition, with its quotes, by reading back from its end. */
export function findTitle(source: string, { type, title }: WithDestination): Span | undefined {
  if (!title) return undefined
  const end = (type === 'definition' ? source : source.slice(0, -1)).trimEnd().length
  const close = source.charAt(end - 1)
  const start = lastUnescaped(source, close === ')' ? '(' : close, end - 2)
  return [start, end]
}

function lastUnescaped(text: string, character: string, from: number): number {
  for (
    let index = text.lastIndexOf(character, from);
    index > 0;
    index = text.lastIndexOf(character, index - 1)
  ) {
    let first = index
    while (text[first - 1] === '\\') first--
    if ((index - first) % 2 === 0) return index
  }
  return 0
}
