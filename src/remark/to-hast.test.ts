import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { remark } from 'remark'
import remarkRehype from 'remark-rehype'
import { describe, expect, it } from 'vitest'
import remarkContextReference, { contextReferenceSanitizeSchema, contextReferenceToHast } from '../index.ts'
import { createContextReference } from './node.ts'

const node = () => createContextReference({ kind: 'file', contextId: 'a', label: '<x>', image: true })

describe('contextReferenceToHast', () => {
  it('should make a span with the kind, the id and the label', () => {
    expect(contextReferenceToHast(node())).toEqual({
      type: 'element',
      tagName: 'span',
      properties: { className: ['context-reference'], dataContextKind: 'file', dataContextId: 'a' },
      children: [{ type: 'text', value: '<x>' }],
    })
  })

  it('should mark a reference without a record', () => {
    expect(contextReferenceToHast({ ...node(), data: { unresolved: true } }).properties).toEqual({
      className: ['context-reference'],
      dataContextKind: 'file',
      dataContextId: 'a',
      dataContextUnresolved: 'true',
    })
  })

  it.each([{}, { unresolved: false }, undefined])('should not mark one with the data %j', (data) => {
    expect(contextReferenceToHast({ ...node(), data }).properties).not.toHaveProperty('dataContextUnresolved')
  })
})

describe('contextReferenceSanitizeSchema', () => {
  it('should name exactly the properties of the default element', () => {
    const { properties } = contextReferenceToHast({ ...node(), data: { unresolved: true } })
    const named = contextReferenceSanitizeSchema.attributes.span.map((one) =>
      typeof one === 'string' ? one : one[0],
    )
    expect(named.sort()).toEqual(Object.keys(properties).sort())
    expect(contextReferenceSanitizeSchema.tagNames).toEqual(['span'])
  })

  it('should let no other class and no address through', () => {
    const schema = { ...defaultSchema, ...contextReferenceSanitizeSchema }
    const processor = remark()
      .use(remarkContextReference, {
        toHast: (reference) => {
          const element = contextReferenceToHast(reference)
          const className = ['context-reference', 'other']
          return { ...element, properties: { ...element.properties, className, href: 'x', onClick: 'y' } }
        },
      })
      .use(remarkRehype)
      .use(rehypeSanitize, schema)
      .use(rehypeStringify)
    expect(String(processor.processSync('[x](t3-context://v1/file/a)'))).toBe(
      '<span class="context-reference" data-context-kind="file" data-context-id="a">x</span>',
    )
  })
})
