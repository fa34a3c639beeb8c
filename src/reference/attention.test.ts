import { HtmlRenderer, Parser } from 'commonmark'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { hasAttention } from './attention.ts'

const RENDERERS: ((markdown: string) => string)[] = [
  (markdown) => micromark(markdown),
  (markdown) => micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
  (markdown) => new HtmlRenderer().render(new Parser().parse(markdown)),
]

describe('hasAttention', () => {
  it.each([
    // A run opens before what is no white space, and closes behind it …
    ['*a*', true],
    ['* a*', false],
    ['*a *', false],
    ['~ a~', false],
    ['a *b* c', true],
    ['*a* *', true],
    // … within a word, too, but for underscores.
    ['a*b*c', true],
    ['a~b~c', true],
    ['_a_', true],
    ['a_b_', false],
    ['_a_b', false],
    ['a_b_c', false],
    // Beside punctuation it needs white space or punctuation on its other side.
    ['a*-b*', false],
    ['a *-b*', true],
    ['.*-b*', true],
    ['*a-*b', false],
    ['*a-* b', true],
    ['*a-*.', true],
    ['a-_b_', true],
    ['_a_-b', true],
    ['._-a_', true],
    ['_a-_.', true],
    ['a_-b_', false],
    ['_a-_b', false],
    // The marks are alike, and not escaped.
    ['*a_', false],
    ['~a*', false],
    ['\\*a*', false],
    ['*a\\*', false],
    ['\\*a\\*', false],
    ['\\\\*a*', true],
    // Tildes are one or two on both sides.
    ['~a~', true],
    ['~~a~~', true],
    ['~~a~', false],
    ['~a~~', false],
    ['~~~a~~~', false],
    ['~~~~a~~~~', false],
    ['~a\\~~b', false],
    // The sum of the sizes, where one of two runs can open and close.
    ['*a**', true],
    ['*a**b', false],
    ['a**b*', false],
    ['**a*b', false],
    ['_-__-', false],
    ['*a*b', true],
    ['*a***b', true],
    ['***a***b', true],
    // For micromark with strikethrough a tilde is no punctuation to the others.
    ['a*~b*', true],
    ['*a~*b', true],
    // For micromark half a surrogate pair is a letter.
    ['a*😀*', true],
    ['*😀*a', true],
  ])('should say whether parsers see any in %j: %s', (source, seen) => {
    expect(hasAttention(source)).toBe(seen)
    const html = RENDERERS.map((render) => render(`[${source}](u)`)).join('')
    expect(/<(?:em|strong|del)>/.test(html)).toBe(seen)
  })

  // As in cmark; of the parsers above none does.
  it.each([
    ['_a_😀', true],
    ['😀_a_', true],
    ['~a-~😀', true],
    ['_a_𝐛', false],
  ])('should read code points, too, in %j: %s', (source, seen) => {
    expect(hasAttention(source)).toBe(seen)
  })
})
