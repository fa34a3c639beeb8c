import type { Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import * as entry from '../index.ts'
import remarkContextReference, { type RemarkContextReferenceOptions } from '../index.ts'

describe('the entry point', () => {
  it('should export the plugin and the mdast utilities, and nothing else', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'contextReferenceFromMarkdown',
      'contextReferenceSanitizeSchema',
      'contextReferenceToHast',
      'contextReferenceToMarkdown',
      'default',
    ])
  })
})

describe('remarkContextReference', () => {
  it('should make nodes when parsing', () => {
    expect(remark().use(remarkContextReference).parse('see ![a.png](t3-context://v1/image/ctx_1).')).toEqual({
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [
            {
              type: 'text',
              value: 'see ',
              position: place(0, 4),
            },
            {
              type: 'contextReference',
              kind: 'image',
              contextId: 'ctx_1',
              label: 'a.png',
              image: true,
              value: 'a.png',
              position: place(4, 41),
              data: {
                hName: 'span',
                hProperties: {
                  className: ['context-reference'],
                  dataContextKind: 'image',
                  dataContextId: 'ctx_1',
                },
                hChildren: [{ type: 'text', value: 'a.png' }],
              },
            },
            {
              type: 'text',
              value: '.',
              position: place(41, 42),
            },
          ],
          position: place(0, 42),
        },
      ],
      position: place(0, 42),
    })
  })

  it.each<[string, RemarkContextReferenceOptions | null | undefined]>([
    ['no options', undefined],
    ['null', null],
    ['empty options', {}],
  ])('should take %s', (_, options) => {
    const processor = remark().use(remarkContextReference, options)
    expect(String(processor.processSync('[a](t3-context://v1/file/x)'))).toBe('[a](t3-context://v1/file/x)\n')
  })

  it('should work from the parts of remark, in any place', () => {
    const markdown = '[a](t3-context://v1/file/x)\n'
    const processors = [
      unified().use(remarkContextReference).use(remarkParse).use(remarkStringify),
      unified().use(remarkParse).use(remarkContextReference).use(remarkStringify),
      unified().use(remarkParse).use(remarkStringify).use(remarkContextReference),
    ]
    for (const processor of processors) {
      expect(processor.parse(markdown)).toMatchObject({
        children: [{ children: [{ type: 'contextReference' }] }],
      })
      expect(String(processor.processSync(markdown))).toBe(markdown)
    }
  })

  it('should keep the extensions of others, and not change their arrays', () => {
    const given = [{}]
    const processor = remark()
      .data({ fromMarkdownExtensions: given, toMarkdownExtensions: given })
      .use(remarkContextReference)
      .use(remarkGfm)
      .freeze()
    for (const key of ['fromMarkdownExtensions', 'toMarkdownExtensions'] as const) {
      expect(processor.data(key)).toHaveLength(3)
      expect(processor.data(key)?.[0]).toBe(given[0])
    }
    expect(given).toEqual([{}])
  })

  it('should add one extension each to a processor that has none', () => {
    const processor = unified().use(remarkContextReference).freeze()
    expect(processor.data('fromMarkdownExtensions')).toEqual([{ exit: expect.any(Object) }])
    expect(processor.data('toMarkdownExtensions')).toEqual([
      { handlers: { contextReference: expect.any(Function) }, unsafe: expect.any(Array) },
    ])
  })

  it('should change the tree in place', () => {
    const processor = remark().use(remarkContextReference)
    const tree: Root = processor.parse('[a](t3-context://v1/file/x)')
    expect(processor.runSync(tree, new VFile('[a](t3-context://v1/file/x)'))).toBe(tree)
  })

  it('should keep nothing from one file to the next', () => {
    const processor = remark().use(remarkContextReference).freeze()
    const count = (markdown: string) => processor.processSync(markdown).messages.length
    expect(count('[n]\n\n[n]: t3-context:x')).toBe(1)
    expect(count('[n]\n\n[n]: https://e.com')).toBe(0)
    expect(count('[n]\n\n[n]: t3-context:x')).toBe(1)
  })

  it.each<[string, object, string]>([
    [
      'records',
      { records: 'ctx_1' },
      'Invalid records: expected records or ids, in an iterable, or a function',
    ],
    ['severity', { severity: 'warn' }, 'Invalid severity: expected error, warning, info or off, found warn'],
  ])('should throw at once for wrong %s', (_, options, message) => {
    expect(() =>
      remark()
        .use(remarkContextReference, options as RemarkContextReferenceOptions)
        .freeze(),
    ).toThrow(new TypeError(message))
  })
})

function place(from: number, to: number): object {
  return {
    start: { line: 1, column: from + 1, offset: from },
    end: { line: 1, column: to + 1, offset: to },
  }
}
