import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import { describe, expect, it } from 'vitest'
import * as entry from './index.ts'
import { collectMarkdownContextReferences } from './index.ts'

const A = '[a](t3-context://v1/file/a)'
const B = '![b](t3-context://v1/image/b)'

function idsOf(text: string, options?: Parameters<typeof collectMarkdownContextReferences>[1]): string[] {
  return collectMarkdownContextReferences(text, options).map(({ contextId }) => contextId)
}

it('should be the only export of the entry point', () => {
  expect(Object.keys(entry)).toEqual(['collectMarkdownContextReferences'])
})

describe('collectMarkdownContextReferences', () => {
  it('should give all of a reference, in the order of the text', () => {
    const text = `see ${B}, ${A}`
    expect(collectMarkdownContextReferences(text)).toEqual([
      { kind: 'image', contextId: 'b', label: 'b', image: true, source: B, start: 4, end: 33 },
      { kind: 'file', contextId: 'a', label: 'a', image: false, source: A, start: 35, end: 62 },
    ])
  })

  it.each([
    ['a heading', `# ${A}`],
    ['a list', `- x\n  - ${A}`],
    ['a block quote', `> > ${A}`],
    ['emphasis', `***${A}***`],
    ['a link', `[x ${B.replace('/b)', '/a)')} y](https://e.com)`],
    ['a link around it that is none', `[x ${A} y](https://e.com)`],
    ['inline HTML', `<b>${A}</b>`],
    ['HTML and a blank line', `<details>\n\n${A}\n\n</details>`],
    ['a word on each side', `x${A}y`],
    ['an escaped exclamation mark before', `\\!${A}`],
    ['an escaped backslash before', `\\\\${A}`],
    ['an open bracket before', `[x ${A}`],
  ])('should find a reference in %s', (_, text) => {
    expect(idsOf(text)).toEqual(['a'])
  })

  it.each([
    ['code', `\`${A}\``],
    ['fenced code', `~~~\n${A}\n~~~`],
    ['indented code', `    ${A}`],
    ['HTML', `<div>${A}</div>`],
    ['a comment', `x <!-- ${A} -->`],
    ['an attribute', `<a title="${A}">`],
    ['the alternative text of an image', `![x ${A} ${B} y](https://e.com)`],
    ['a nested alternative text', `![x ![y ${A} z](u) y](https://e.com)`],
    ['a title', `[x](https://e.com "${A}")`],
    ['a definition', `[x]: <${A}>\n[y]: u "${A}"`],
    ['an escaped bracket', `\\${A}`],
    ['a label of two lines', A.replace('a]', 'a\nb]')],
    ['angle brackets', '[a](<t3-context://v1/file/a>)'],
  ])('should not find a reference in %s', (_, text) => {
    expect(idsOf(text)).toEqual([])
  })

  it('should find what stands behind the alternative text of an image', () => {
    expect(idsOf(`![x ${A}](u) ${B}`)).toEqual(['b'])
  })

  it.each([
    ['GFM footnotes', '[^a](t3-context://v1/file/a)\n\n[^a]: x', [gfm()]],
    ['math', `$${A}$`, [math()]],
    ['directives', `:x${A}`, [directive()]],
  ])('should know the syntax of %s, if it is told', (_, text, extensions) => {
    expect(idsOf(text)).toEqual(['a'])
    expect(idsOf(text, { extensions })).toEqual([])
  })

  it('should find a reference in a cell of a GFM table, and not over its bounds', () => {
    const table = `| x |\n| - |\n| ${A} |\n| [b \\| c](t3-context://v1/file/b) |\n| [c | d](t3-context://v1/file/c) |`
    expect(idsOf(table, { extensions: [gfm()] })).toEqual(['a', 'b'])
  })

  it('should read CommonMark without options', () => {
    const text = '[a](t3-context://v1/file/a)'
    expect(collectMarkdownContextReferences(text, null)).toEqual(collectMarkdownContextReferences(text, {}))
    expect(collectMarkdownContextReferences(text, null)).toHaveLength(1)
  })

  it.each([null, undefined, []])('should read CommonMark with the extensions %j', (extensions) => {
    expect(idsOf(`~~${A}~~`, { extensions })).toEqual(['a'])
  })

  it('should count a leading byte order mark', () => {
    const text = `\ufeff${A} ${B}`
    expect(collectMarkdownContextReferences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      A,
      B,
    ])
  })

  it('should count tabs, line endings and surrogates as the text does', () => {
    const text = `\t😀\r\n-\t${A}\r${B}`
    expect(collectMarkdownContextReferences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      A,
      B,
    ])
  })

  it('should not parse a text without references', () => {
    const extensions = new Proxy([], {
      get: () => {
        throw new Error('The parser was asked')
      },
    })
    expect(
      collectMarkdownContextReferences('[a](https://e.com) t3-context://v1/file/a', { extensions }),
    ).toEqual([])
    expect(() => collectMarkdownContextReferences(A, { extensions })).toThrow('The parser was asked')
  })

  it.each([[undefined], [null], [1], [{}], [['[a](t3-context://v1/file/a)']], ['']])(
    'should find nothing in %j',
    (value) => {
      expect(collectMarkdownContextReferences(value as string)).toEqual([])
    },
  )
})
