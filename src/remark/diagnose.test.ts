import { describe, expect, it } from 'vitest'
import { reportsOf } from './diagnostics.fixture.ts'

const PREFIX = '"t3-context://v1/"'
const KIND = 'a kind in lower case: a–z, then a–z 0–9 -, at most 40 characters'
const ID = 'a context id: 1 to 128 of A–Z a–z 0–9 _ -'
const LABEL = 'a label without brackets and line breaks, at most 512 characters'
const LINK = 'a link: [label](URI)'
const END = 'the end of the URI'

/** Split a line of Markdown and the carets under it. */
function drawn(picture: string): { markdown: string; note: string } {
  const note = picture.replace(/^\n/, '')
  return { markdown: note.slice(0, note.lastIndexOf('\n')), note }
}

describe('a URI that is wrong', () => {
  it.each([
    [
      `
[shot](t3-context://v1/Image/ctx_1)
                       ^^^^^`,
      `Expected ${KIND}, found "Image"`,
      [KIND],
    ],
    [
      `
![shot](t3-context://v1/Image/ctx_1)
                        ^^^^^`,
      `Expected ${KIND}, found "Image"`,
      [KIND],
    ],
    [
      `
<t3-context://v1/File/a>
                 ^^^^`,
      `Expected ${KIND}, found "File"`,
      [KIND],
    ],
    [
      `
[name]: t3-context://v1/File/a
                        ^^^^`,
      `Expected ${KIND}, found "File"`,
      [KIND],
    ],
    [
      `
[a](<t3-context://v1/fi le/a> "title")
                       ^`,
      `Expected ${KIND}, found a space`,
      ['"/"', KIND],
    ],
    [
      `
[a](t3-context://v1/fiLe/a)
                      ^^`,
      `Expected ${KIND}, found "Le"`,
      ['"/"', KIND],
    ],
    [
      `
[a](t3-context://v1/-/a)
                    ^`,
      `Expected ${KIND}, found "-"`,
      [KIND],
    ],
    [
      `
[a](t3-context://v1//a)
                    ^`,
      `Expected ${KIND}, found "/"`,
      [KIND],
    ],
    [
      `
[a](t3-context://v1/file)
                        ^`,
      `Expected "/", found ${END}`,
      ['"/"', KIND],
    ],
    [
      `
[a](t3-context://v1/file?a)
                        ^`,
      'Expected "/", found "?"',
      ['"/"', KIND],
    ],
    [
      `
[a](t3-context://v1/file/)
                         ^`,
      `Expected ${ID}, found ${END}`,
      [ID],
    ],
    [
      `
[a](t3-context://v1/file/a%5Fb)
                          ^^^^`,
      `Expected ${ID}, found "%5Fb"`,
      [ID, END],
    ],
    [
      `
[a](t3-context://v1/file/Köln)
                          ^^^`,
      `Expected ${ID}, found "öln"`,
      [ID, END],
    ],
    [
      `
[a](t3-context://v1/file/😀)
                         ^^`,
      `Expected ${ID}, found "😀"`,
      [ID],
    ],
    [
      `
[a](t3-context://v1/file/a"b)
                          ^`,
      `Expected ${ID}, found '"'`,
      [ID, END],
    ],
    [
      `
[a](<t3-context://v1/file/a\u001b[31m>)
                           ^`,
      `Expected ${ID}, found U+001B`,
      [ID, END],
    ],
    [
      `
[a](t3-context://v1/file/a/)
                          ^`,
      `Expected ${END}, found "/"`,
      [ID, END],
    ],
    [
      `
[a](t3-context://v1/file/a?b)
                          ^`,
      `Expected ${END}, found "?"`,
      [ID, END],
    ],
    [
      `
[a](t3-context://v1/file/a#b)
                          ^`,
      `Expected ${END}, found "#"`,
      [ID, END],
    ],
    [
      `
[a](T3-CONTEXT://v1/file/a)
    ^^^^^^^^^^`,
      `Expected ${PREFIX}, found "T3-CONTEXT"`,
      [PREFIX],
    ],
    [
      `
[a](t3-Context://v1/file/a)
       ^^^^^^^`,
      `Expected ${PREFIX}, found "Context"`,
      [PREFIX],
    ],
    [
      `
[a](t3-context:/v1/file/a)
                ^^`,
      `Expected ${PREFIX}, found "v1"`,
      [PREFIX],
    ],
    [
      `
[a](t3-context:)
               ^`,
      `Expected ${PREFIX}, found ${END}`,
      [PREFIX],
    ],
    [
      `
[a](t3-context://v01/file/a)
                  ^^`,
      `Expected ${PREFIX}, found "01"`,
      [PREFIX],
    ],
    [
      `
[a](t3-context://v1:80/file/a)
                   ^`,
      `Expected ${PREFIX}, found ":"`,
      [PREFIX],
    ],
    [
      `
[a](t3-context://v1/File/a "not t3-context://v1/File/a")
                    ^^^^`,
      `Expected ${KIND}, found "File"`,
      [KIND],
    ],
    [
      `
[a](t3-context://v1/Image/x&#95;)
                    ^^^^^`,
      `Expected ${KIND}, found "Image"`,
      [KIND],
    ],
  ])('should be shown: %s', (picture, reason, expected) => {
    const { markdown, note } = drawn(picture)
    const [report, ...more] = reportsOf(markdown)
    expect(report).toMatchObject({ ruleId: 'invalid-uri', reason, expected, note })
    expect(report?.source).toBe(report?.actual)
    expect(more).toEqual([])
  })

  it.each([
    ['kind', `[a](t3-context://v1/${'k'.repeat(41)}/a)`, KIND, 60],
    ['id', `[a](t3-context://v1/file/${'i'.repeat(129)})`, ID, 153],
  ])('should say that a %s is too long, where it should have ended', (_, markdown, expected, offset) => {
    expect(reportsOf(markdown)).toMatchObject([
      { reason: `Expected ${expected}, found a longer one`, place: `1:${offset + 1}-1:${offset + 2}` },
    ])
  })

  it('should not be said of a kind and an id that are as long as may be', () => {
    expect(reportsOf(`[a](t3-context://v1/${'k'.repeat(40)}/${'i'.repeat(128)})`)).toEqual([])
  })

  it('should show the whole definition if its wrong URI is written with escapes', () => {
    const markdown = '[n]: t3-context://v1/File/a&#95;b'
    expect(reportsOf(markdown)).toMatchObject([
      { ruleId: 'invalid-uri', reason: `Expected ${KIND}, found "File"`, actual: 'File', source: markdown },
    ])
  })
})

describe('a newer version', () => {
  it.each([
    [
      `
[a](t3-context://v2/file/a)
                 ^^`,
      'v2',
    ],
    [
      `
[a](t3-context://v2?thing=1)
                 ^^`,
      'v2',
    ],
    [
      `
[a](t3-context://v10.1/x)
                 ^^^`,
      'v10',
    ],
    [
      `
<t3-context://v2/file/a>
              ^^`,
      'v2',
    ],
    [
      `
[a](T3-Context://V2/file/a)
                 ^^`,
      'V2',
    ],
    [
      `
[v2]: t3-context://v2/file/a
                   ^^`,
      'v2',
    ],
  ])('should have a rule of its own: %s', (picture, actual) => {
    const { markdown, note } = drawn(picture)
    const reason = `Reference written by a newer version: found ${actual}, expected v1`
    expect(reportsOf(markdown)).toMatchObject([
      { ruleId: 'newer-version', reason, expected: ['v1'], actual, source: actual, note },
    ])
  })

  it('should be shown as a whole if it is written with escapes', () => {
    const markdown = '[a](t3-context&#58;//v2/file/a)'
    expect(reportsOf(markdown)).toMatchObject([{ ruleId: 'newer-version', actual: 'v2', source: markdown }])
  })

  it.each(['v0', 'v1x', 'v01', 'v', 'x2'])('should not be seen in %s', (version) => {
    expect(reportsOf(`[a](t3-context://${version}/file/a)`)).toMatchObject([{ ruleId: 'invalid-uri' }])
  })
})

describe('a right URI in another form', () => {
  it.each([
    [
      `
[config]: t3-context://v1/file/x
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^`,
      `Expected ${LINK}, found a definition`,
      [LINK],
    ],
    [
      `
<t3-context://v1/file/x>
^^^^^^^^^^^^^^^^^^^^^^^^`,
      `Expected ${LINK}, found an autolink`,
      [LINK],
    ],
    [
      `
[a](t3-context://v1/file/x "title")
                          ^^^^^^^^`,
      'Expected ")" after the URI, found a title',
      ['")"'],
    ],
    [
      `
[a](t3-context://v1/file/x 'it\\'s "(t)"' )
                          ^^^^^^^^^^^^^^`,
      'Expected ")" after the URI, found a title',
      ['")"'],
    ],
    [
      `
![a](t3-context://v1/file/x (t \\( t3-context://v1/file/x))
                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^`,
      'Expected ")" after the URI, found a title',
      ['")"'],
    ],
    [
      `
[a](t3-context://v1/file/x )
                          ^`,
      'Expected ")" after the URI, found a space',
      ['")"'],
    ],
    [
      `
[a](t3-context://v1/file/x\t)
                          ^`,
      'Expected ")" after the URI, found a tab',
      ['")"'],
    ],
    [
      `
[a](<t3-context://v1/file/x>)
    ^`,
      `Expected ${PREFIX} right after "(", found "<"`,
      [PREFIX],
    ],
    [
      `
[a]( t3-context://v1/file/x)
    ^`,
      `Expected ${PREFIX} right after "(", found a space`,
      [PREFIX],
    ],
    [
      `
[a](&#116;3-context://v1/file/x)
    ^^^^^^`,
      `Expected ${PREFIX} right after "(", found "&#116;"`,
      [PREFIX],
    ],
    [
      `
[the length matters](&#116;3-context://v1/file/x)
                     ^^^^^^`,
      `Expected ${PREFIX} right after "(", found "&#116;"`,
      [PREFIX],
    ],
    [
      `
[a](t3\\-context://v1/file/x)
      ^^`,
      `Expected ${PREFIX}, found "\\-"`,
      [PREFIX],
    ],
    [
      `
[a](t3-context://v1/file/a&#95;b)
                          ^^^^^`,
      `Expected ${ID}, found "&#95;"`,
      ['")"', ID],
    ],
    [
      `
[a](t3-context://v1/file/a\\_b)
                          ^^`,
      `Expected ${ID}, found "\\_"`,
      ['")"', ID],
    ],
    [
      `
[a [b] c](t3-context://v1/file/x)
   ^`,
      `Expected ${LABEL}, found "["`,
      ['"]"', LABEL],
    ],
    [
      `
![a [b] c](t3-context://v1/image/x)
    ^`,
      `Expected ${LABEL}, found "["`,
      ['"]"', LABEL],
    ],
    [
      `
[a \`]\` c](t3-context://v1/file/x)
    ^`,
      `Expected ${LABEL}, found "]"`,
      ['"]"', LABEL],
    ],
    [
      `
[![i](t3-context://v1/image/x)](t3-context://v1/file/y)
  ^`,
      `Expected ${LABEL}, found "["`,
      ['"]"', LABEL],
    ],
  ])('should be shown: %s', (picture, reason, expected) => {
    const { markdown, note } = drawn(picture)
    const [report, ...more] = reportsOf(markdown)
    expect(report).toMatchObject({ ruleId: 'not-canonical', reason, expected, note })
    expect(report?.source).toBe(report?.actual)
    expect(more).toEqual([])
  })

  it.each([
    ['\n', '1:3-2:1'],
    ['\r\n', '1:3-2:1'],
    ['\r', '1:3-2:1'],
  ])('should be shown at the end of the first line if the label has two lines', (lineEnd, place) => {
    expect(reportsOf(`[a${lineEnd}b](t3-context://v1/file/x)`)).toMatchObject([
      { reason: `Expected ${LABEL}, found a line break`, actual: lineEnd, place, note: '[a\n  ^' },
    ])
  })

  it('should be placed on a later line of a block quote', () => {
    const markdown = ['> text [a](t3-context://v1/file/x "one', '> two") text'].join('\n')
    expect(reportsOf(markdown)).toMatchObject([
      { reason: 'Expected ")" after the URI, found a title', place: '1:34-2:7', source: ' "one\n> two"' },
    ])
  })

  it('should be placed where it is if the node begins on an earlier line', () => {
    const markdown = '[n]:\nt3-context://v1/Image/x'
    expect(reportsOf(markdown)).toMatchObject([{ place: '2:17-2:22', source: 'Image' }])
  })

  it('should be placed by UTF-16 code units, tabs and all', () => {
    const markdown = 'é 👩‍👩‍👧\t[a](t3-context://v1/Image/x)'
    expect(reportsOf(markdown)).toMatchObject([{ place: '1:32-1:37', source: 'Image' }])
  })

  it('should be a label of more than 512 characters, in a note that is cut', () => {
    const [report] = reportsOf(`[${'a'.repeat(513)}](t3-context://v1/file/x)`)
    expect(report).toMatchObject({
      reason: `Expected ${LABEL}, found a longer one`,
      place: '1:514-1:515',
      note: `…${'a'.repeat(60)}a](t3-context://v1/file/x)\n${' '.repeat(61)}^`,
    })
  })

  it('should not be a label of 512 characters', () => {
    expect(reportsOf(`[${'a'.repeat(512)}](t3-context://v1/file/x)`)).toEqual([])
  })

  it('should be the definition of a reference-style link, once', () => {
    expect(reportsOf('[a][n] [n] ![n][]\n\n[n]: t3-context://v1/file/x')).toMatchObject([
      { ruleId: 'not-canonical', place: '3:1-3:28' },
    ])
  })
})
