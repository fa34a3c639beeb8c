import type { Image, Link } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import { remark } from 'remark'
import remarkRehype from 'remark-rehype'
import { describe, expect, it } from 'vitest'
import remarkContextReference from '../index.ts'
import { makeInert } from './inert.ts'

function html(markdown: string, inertRejected?: boolean): string {
  const processor = remark().use(remarkContextReference, { inertRejected, severity: 'off' })
  return String(processor.use(remarkRehype).use(rehypeStringify).processSync(markdown))
}

describe('makeInert', () => {
  it('should make a span of a link, with its content', () => {
    const node: Link = { type: 'link', url: 'x', children: [{ type: 'text', value: 'a' }] }
    makeInert(node)
    expect(node).toEqual({
      type: 'link',
      url: 'x',
      children: [{ type: 'text', value: 'a' }],
      data: { hName: 'span', hProperties: { href: undefined, src: undefined, alt: undefined } },
    })
  })

  it('should show the alternative text of an image', () => {
    const image: Image = { type: 'image', url: 'x', alt: 'a' }
    makeInert(image)
    expect(image.data?.hChildren).toEqual([{ type: 'text', value: 'a' }])
    const bare: Image = { type: 'image', url: 'x' }
    makeInert(bare)
    expect(bare.data?.hChildren).toEqual([{ type: 'text', value: '' }])
  })

  it('should keep other data and properties', () => {
    const node: Link = {
      type: 'link',
      url: 'x',
      children: [],
      data: { hProperties: { id: 'i', href: 'y' } },
    }
    makeInert(node)
    expect(node.data?.hProperties).toEqual({ id: 'i', href: undefined, src: undefined, alt: undefined })
  })
})

describe('the HTML of what was rejected', () => {
  it.each([
    ['a link', '[a *b*](t3-context://v1/File/x)', '<p><span>a <em>b</em></span></p>'],
    ['a link with a title', '[a](t3-context://v1/file/x "t")', '<p><span title="t">a</span></p>'],
    ['an image', '![a](t3-context://v1/Image/x)', '<p><span>a</span></p>'],
    ['an autolink', '<t3-context://v1/file/x>', '<p><span>t3-context://v1/file/x</span></p>'],
    ['a URL in upper case', '[a](T3-CONTEXT:x)', '<p><span>a</span></p>'],
    ['a newer version', '[a](t3-context://v2/file/x)', '<p><span>a</span></p>'],
    ['a full reference', '[a][n]\n\n[n]: t3-context://v1/file/x', '<p><span>a</span></p>'],
    ['a collapsed reference', '[N][]\n\n[n]: t3-context://v1/file/x', '<p><span>N</span></p>'],
    ['a shortcut reference', '[n]\n\n[n]: t3-context://v1/file/x', '<p><span>n</span></p>'],
    ['a reference of an image', '![a][n]\n\n[n]: t3-context://v1/file/x', '<p><span>a</span></p>'],
    ['a reference before its definition', '[ß]\n\n[SS]: t3-context:', '<p><span>ß</span></p>'],
    [
      'a definition that is not the first of its name',
      '[n]\n\n[n]: t3-context:x\n\n[n]: https://e.com',
      '<p><span>n</span></p>',
    ],
  ])('should have no address: %s', (_, markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })

  it.each([
    ['a link to elsewhere', '[a](https://e.com)', '<p><a href="https://e.com">a</a></p>'],
    [
      'a reference to the first definition of a name',
      '[n]\n\n[n]: https://e.com\n\n[n]: t3-context:x',
      '<p><a href="https://e.com">n</a></p>',
    ],
    [
      'a reference to another definition',
      '[m]\n\n[n]: t3-context:x\n\n[m]: https://e.com',
      '<p><a href="https://e.com">m</a></p>',
    ],
  ])('should not lose the address: %s', (_, markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })

  it('should keep its address if the option says so', () => {
    expect(html('[a](t3-context:x) ![b](t3-context:y) [n]\n\n[n]: t3-context:z', false)).toBe(
      '<p><a href="t3-context:x">a</a> <img src="t3-context:y" alt="b"> <a href="t3-context:z">n</a></p>',
    )
  })

  it('should change nothing in the Markdown', () => {
    const markdown = '[a](t3-context:x "t") ![b](t3-context:y)\n'
    expect(String(remark().use(remarkContextReference).processSync(markdown))).toBe(markdown)
  })
})
