import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { createContextReference, setHast } from './node.ts'

const reference = { kind: 'file', contextId: 'a', label: 'x "y"', image: false }

describe('createContextReference', () => {
  it('should make a literal whose value is the label', () => {
    const node = createContextReference(reference)
    expect(node).toEqual({
      type: 'contextReference',
      ...reference,
      value: 'x "y"',
      data: {
        hName: 'span',
        hProperties: { className: ['context-reference'], dataContextKind: 'file', dataContextId: 'a' },
        hChildren: [{ type: 'text', value: 'x "y"' }],
      },
    })
    expect(textOf(node)).toBe('x "y"')
    expect(node).not.toHaveProperty('position')
    expect(node).not.toHaveProperty('children')
  })

  it('should take no more than the fields of a node from a reference', () => {
    const scanned = { ...reference, source: '[x](…)', start: 1, end: 2 }
    expect(Object.keys(createContextReference(scanned))).toEqual([
      'type',
      'kind',
      'contextId',
      'label',
      'image',
      'value',
      'data',
    ])
  })

  it('should give the position to what makes the HTML', () => {
    const position = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 4, offset: 3 } }
    const node = createContextReference(
      reference,
      ({ position }) => ({
        type: 'element',
        tagName: 'mark',
        properties: { dataOffset: position?.end.offset },
        children: [],
      }),
      position,
    )
    expect(node.position).toEqual(position)
    expect(node.data).toEqual({ hName: 'mark', hProperties: { dataOffset: 3 }, hChildren: [] })
  })
})

describe('setHast', () => {
  it('should keep other data', () => {
    const node = createContextReference(reference)
    node.data = { ...node.data, unresolved: true }
    setHast(node, () => ({ type: 'element', tagName: 'b', properties: {}, children: [] }))
    expect(node.data).toEqual({ unresolved: true, hName: 'b', hProperties: {}, hChildren: [] })
  })
})
