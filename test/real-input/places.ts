import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Dialect } from './dialects.ts'
import { outline } from './outline.ts'
import type { TestReference } from './references.ts'

const WORD = 'neverseenword'

/** A reference, and where in a document it goes. */
export interface Insert {
  place: number
  source: string
  reference: TestReference
}

/** Put a text and a space at each place of a document; the places are in order. */
export function insertAt(text: string, inserts: readonly Pick<Insert, 'place' | 'source'>[]): string {
  let result = ''
  let end = 0
  for (const { place, source } of inserts) {
    result += `${text.slice(end, place)}${source} `
    end = place
  }
  return result + text.slice(end)
}

/**
 * Find where a word could be put into the prose of a document: behind a space, in front of what is none, inside a
 * text node. Not inside links, which hold no links.
 */
export function findPlaces(text: string, tree: Root): number[] {
  const shift = text.startsWith('\ufeff') ? 1 : 0
  const places: number[] = []
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') return SKIP
    if (node.type !== 'text') return
    // The pieces of text beside a literal autolink have no position.
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    if (start === undefined || end === undefined) return
    for (const { index } of text.slice(start + shift, end + shift).matchAll(/ (?=[^ \t\r\n])/g)) {
      places.push(start + shift + index + 1)
    }
  })
  return places
}

/**
 * Whether a reference is promised to survive at a place: for the Markdown without this package a plain word there is
 * text, the escaped label without its brackets too, and nothing else changes.
 */
export function isPromised(text: string, { place, source, reference }: Insert, dialect: Dialect): boolean {
  const tree = (inserted: string): string =>
    outline(dialect.plain(insertAt(text, [{ place, source: inserted }])))
  const word = tree(WORD)
  if (word.replace(`${WORD} `, '') !== outline(dialect.plain(text))) return false
  const escaped = source.slice(source.indexOf('[') + 1, source.lastIndexOf(']'))
  return tree(escaped) === word.replace(WORD, () => JSON.stringify(reference.label).slice(1, -1))
}
