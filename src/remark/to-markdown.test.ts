import type { PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toMarkdown } from 'mdast-util-to-markdown'
import { describe, expect, it } from 'vitest'
import { contextReferenceFromMarkdown } from './from-markdown.ts'
import { createContextReference } from './node.ts'
import { contextReferenceToMarkdown } from './to-markdown.ts'

const extensions = [contextReferenceToMarkdown()]
const reference = createContextReference({ kind: 'file', contextId: 'x', label: 'a', image: false })
const image = createContextReference({ kind: 'image', contextId: 'y', label: 'b', image: true })

function write(...children: PhrasingContent[]): string {
  return toMarkdown({ type: 'paragraph', children }, { extensions })
}

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

describe('contextReferenceToMarkdown', () => {
  it('should write canonical source', () => {
    expect(write(reference, text(' '), image)).toBe(
      '[a](t3-context://v1/file/x) ![b](t3-context://v1/image/y)\n',
    )
  })

  it('should keep the form of a node, whatever its kind', () => {
    expect(write({ ...image, image: false }, text(' '), { ...reference, image: true })).toBe(
      '[b](t3-context://v1/image/y) ![a](t3-context://v1/file/x)\n',
    )
  })

  it('should write the label, not the value', () => {
    expect(write({ ...reference, value: 'other' })).toBe('[a](t3-context://v1/file/x)\n')
  })

  it('should sanitize and escape the label', () => {
    expect(write({ ...reference, label: 'a [b]\n$HOME *c*' })).toBe(
      '[a b \\$HOME \\*c\\*](t3-context://v1/file/x)\n',
    )
  })

  it('should write a reference that is the whole tree, or stands in the root', () => {
    expect(toMarkdown(reference, { extensions })).toBe('[a](t3-context://v1/file/x)\n')
    expect(toMarkdown({ type: 'root', children: [reference, image] }, { extensions })).toBe(
      '[a](t3-context://v1/file/x)\n\n![b](t3-context://v1/image/y)\n',
    )
  })

  it.each([
    ['an exclamation mark', 'wow!', 'wow\\!'],
    ['a backslash', 'a\\', 'a\\\\'],
    ['two backslashes', 'a\\\\', 'a\\\\\\\\'],
    ['a backslash and an exclamation mark', 'a\\!', 'a\\\\\\!'],
    ['a closing bracket', 'a]', 'a]'],
    ['brackets', '[a]', '\\[a]'],
    ['an image that is none', '![a]', '!\\[a]'],
    ['the start of a directive', ':name', '\\:name'],
    ['what is no start of a directive', 'a: b:c :', 'a: b:c :'],
    ['a directive whose attributes are open', '`:b{c="', '\\`\\:b{c="'],
    ['a directive with a brace in its attributes', '`:b{c="}', '\\`\\:b{c="}'],
    ['two directives', '`:b{c=`:d{e=', '\\`\\:b{c=\\`\\:d{e='],
    ['an escape and the start of a directive', '*:a-b_c', '\\*\\:a-b_c'],
  ])('should be a reference of the same form behind %s', (_, before, written) => {
    const markdown = write(text(before), reference)
    expect(markdown).toBe(`${written}[a](t3-context://v1/file/x)\n`)
    expect(fromMarkdown(markdown, { mdastExtensions: [contextReferenceFromMarkdown()] })).toMatchObject({
      children: [
        {
          children: [
            { type: 'text', value: before },
            { type: 'contextReference', image: false },
          ],
        },
      ],
    })
  })

  it.each<[string, PhrasingContent, string]>([
    ['emphasis', { type: 'emphasis', children: [text('`:b{c=')] }, '*\\`\\:b{c=*'],
    ['strong', { type: 'strong', children: [text('`:b{c=')] }, '**\\`\\:b{c=**'],
    ['a link', { type: 'link', url: 'u', children: [text('`:b{c=')] }, '[\\`\\:b{c=](u)'],
  ])('should be no attribute of a directive that %s leaves open', (_, before, written) => {
    expect(write(before, reference, text('}'))).toBe(`${written}[a](t3-context://v1/file/x)}\n`)
  })

  it('should be no attribute of a directive in the image form either', () => {
    expect(write(text('`:b{c='), image, text('}'))).toBe('\\`\\:b{c=![b](t3-context://v1/image/y)}\n')
  })

  it.each([
    ['the address of another scheme', '[a](https://v1/file/x)'],
    ['what stands behind a link reference', '[a] b [a], c\n\n[a]: u'],
  ])('should not escape %s', (_, markdown) => {
    expect(toMarkdown(fromMarkdown(markdown), { extensions })).toBe(`${markdown}\n`)
  })

  it.each([
    ['an autolink', '<t3-context://v1/file/x>', '[t3-context://v1/file/x](t3-context\\://v1/file/x)'],
    ['angle brackets', '[a](<t3-context://v1/file/x>)', '[a](t3-context\\://v1/file/x)'],
    ['white space in an image', '![a]( t3-context://v1/file/x )', '![a](t3-context\\://v1/file/x)'],
    ['nested brackets', '[a [b]](t3-context://v1/file/x)', '[a \\[b\\]](t3-context\\://v1/file/x)'],
    ['a line break', '[a\nb](t3-context://v1/file/x)', '[a\nb](t3-context\\://v1/file/x)'],
    ['a title', '[a](t3-context://v1/file/x "t")', '[a](t3-context://v1/file/x "t")'],
    ['another kind', '[a](t3-context://v1/File/x)', '[a](t3-context://v1/File/x)'],
    [
      'a link reference, a colon and a destination',
      '[a]: <t3-context://v1/file/x>b\n\n[a]: u',
      '[a]\\: [t3-context://v1/file/x](t3-context\\://v1/file/x)b\n\n[a]: u',
    ],
    ['a definition', '[a]\n\n[a]: t3-context://v1/file/x', '[a]\n\n[a]: t3-context://v1/file/x'],
  ])('should not make a reference of %s', (_, markdown, written) => {
    const parse = (value: string) =>
      fromMarkdown(value, { mdastExtensions: [contextReferenceFromMarkdown()] })
    expect(toMarkdown(parse(markdown), { extensions })).toBe(`${written}\n`)
    expect(toMarkdown(parse(written), { extensions })).toBe(`${written}\n`)
    expect(JSON.stringify(parse(written))).not.toContain('contextReference')
  })

  it('should not escape an exclamation mark before the image form', () => {
    expect(write(text('wow!'), image)).toBe('wow!![b](t3-context://v1/image/y)\n')
  })

  it.each([
    ['kind', { kind: 'File' }, 'Invalid kind: "File"'],
    ['contextId', { contextId: 'a b' }, 'Invalid contextId: "a b"'],
  ])('should throw for a %s outside the grammar', (_, fields, message) => {
    expect(() => write({ ...reference, ...fields })).toThrow(new TypeError(message))
  })
})
