import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { findDestination, findTitle } from './destination.ts'
import type { Rejected } from './diagnose.ts'

/** The link, image or definition that a text begins with, and its source. */
function read(markdown: string): { source: string; node: Rejected } {
  let found: Rejected | undefined
  visit(fromMarkdown(markdown), ['link', 'image', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    found ??= node
  })
  if (!found) throw new Error('Nothing with a destination')
  return { node: found, source: markdown.slice(found.position?.start.offset, found.position?.end.offset) }
}

describe('findDestination', () => {
  it.each([
    ['a link', '[a](u:b)', 4],
    ['an image', '![a](u:b)', 5],
    ['an autolink', '<mailto:b>', 1],
    ['a definition', '[a]: u:b', 5],
    ['a link whose label holds the URL', '[u:b](u:b)', 6],
    ['a link that holds an image with the URL', '[![](u:b)](u:b)', 11],
    ['a link whose title holds the URL', '[a](u:b "u:b")', 4],
    ['a link whose title looks like a link', '[a](u:b "](u:b")', 4],
    ['a link in angle brackets', '[a](<u:b> "u:b")', 5],
    ['a definition whose title holds the URL', "[a]: u:b 'u:b'", 5],
    ['a link with escapes in its URL', '[a](u:&#98;)', -1],
    ['a link with escapes in its URL and the URL in its title', '[a](u:&#98; "u:b")', -1],
    ['a link with escapes in its URL and the URL in its label', '[u:b](u:&#98;)', -1],
    ['a definition with escapes in its URL and the URL in its label', '[u:b]: u:&#98;', -1],
    ['a link whose URL ends in parentheses', '[a](u:(b))', 4],
    ['a definition whose URL ends in a parenthesis', '[a]: <u:b)>', 6],
    ['a link with an empty title', '[a](u:b "")', 4],
    ['a link on two lines of a quote', '> [a](u:b\n> )', 4],
    ['a long URL', `[a](u:${'b'.repeat(200)} "c")`, 4],
    ['a long URL that repeats itself', `[${'u:'.repeat(50)}](${'u:'.repeat(50)})`, 103],
    ['a long URL that its label ends with', `[x${'u:'.repeat(50)}](${'u:'.repeat(49)}u&#58;)`, -1],
    ['a long URL with an escape before its end', `[a](u&#58;${'b'.repeat(200)})`, -1],
  ])('should find that of %s', (_, markdown, offset) => {
    const { source, node } = read(markdown)
    expect(findDestination(source, node)).toBe(offset)
  })
})

it('should find a URL at the start of a source that is not the own one of the node', () => {
  expect(findDestination('u:b', { type: 'link', url: 'u:b', children: [] })).toBe(0)
})

describe('findTitle', () => {
  it.each([
    ['a title in quotes', '[a](b "c")', '"c"'],
    ['a title in apostrophes', "[a](b 'c')", "'c'"],
    ['a title in parentheses', '[a](b (c))', '(c)'],
    ['a title with white space behind', '[a](b "c" \n)', '"c"'],
    ['an escaped quote', '[a](b "c \\" d")', '"c \\" d"'],
    ['escaped backslashes', '[a](b "\\\\")', '"\\\\"'],
    ['escaped parentheses', '[a](b (\\(c\\)))', '(\\(c\\))'],
    ['other quotes inside', `[a](b 'c "d" (e)')`, `'c "d" (e)'`],
    ['the title of an image', '![a](b "c")', '"c"'],
    ['the title of a definition', '[a]: b "c"  ', '"c"'],
    ['a title in parentheses of a definition', '[a]: b\n  (c)', '(c)'],
    ['no title', '[a](b)', undefined],
    ['an empty title', '[a](b "")', undefined],
    ['no title of a URL with quotes', '[a](b"c")', undefined],
  ])('should find %s', (_, markdown, title) => {
    const { source, node } = read(markdown)
    const span = findTitle(source, node)
    expect(span && source.slice(...span)).toBe(title)
  })

  it('should not take longer than the title, nor overflow, for many escaped quotes', () => {
    const title = '\\"'.repeat(100_000)
    const source = `[a](b "${title}")`
    expect(findTitle(source, { type: 'link', url: 'b', title, children: [] })).toEqual([6, source.length - 1])
  })

  it('should not look before the start of a source that is not the own one of the node', () => {
    expect(findTitle('x")', { type: 'link', url: 'b', title: 'c', children: [] })).toEqual([0, 2])
  })
})
