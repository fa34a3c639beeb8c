import { describe, expect, it } from 'vitest'
import type { ComposerContextRecord } from '../record/record.ts'
import { canSerializeLegacyContextRecord } from './carry.ts'
import { annotation, element, elementFields, file, review, terminal } from './records.fixture.ts'
import { serializeLegacyContextMessage } from './serialize.ts'
import { upgradeLegacyContextMessage } from './upgrade.ts'

const T = '[my excerpt](t3-context://v1/terminal/t)'
const E = '[the button](t3-context://v1/element/e)'
const P = '[note](t3-context://v1/preview-annotation/p)'
const R = '[remark](t3-context://v1/review-comment/r)'
const F = '[a.txt](t3-context://v1/file/f)'

const TERMINALS = '<terminal_context>\n- Dev server lines 4-5:\n  4 | a\n  5 |   b\n</terminal_context>'
const REVIEW = [
  '<review_comment sectionId="s" sectionTitle="Unstaged" filePath="src/f.ts" startIndex="1" endIndex="2" rangeLabel="L1-L2">',
  'hm\n```diff\n+a\n```\n</review_comment>',
].join('\n')
const ENTRY = [
  '- SaveButton (button):\n  url: http://localhost/\n  source: src/a.tsx:3',
  '  html:\n    <b>\n      x\n    </b>',
].join('\n')
const ELEMENTS = `<element_context>\n${ENTRY}\n</element_context>`
const ANNOTATION = [
  '<preview_annotation>\nId: p1\nPage: Shop\nComment:\n  wider\n  please\nTargets: 1 element',
  `Requested visual changes:\n- width: 2px\n- a\n  b\n${ELEMENTS}\n</preview_annotation>`,
].join('\n')

/** What another thing may be read back for. */
const LOST: Record<string, string[]> = {
  terminal: ['label', 'terminalId'],
  element: ['label', 'pageTitle', 'tagName', 'source'],
  'preview-annotation': ['label', 'pageUrl', 'regionCount', 'elements'],
  'review-comment': ['label'],
}

/** Write a message about all of the records. */
function written(text: string, records = [terminal(), element(), annotation(), review(), file()]): string {
  return serializeLegacyContextMessage({ text, records })
}

/** The record that is read back. */
function readBack(record: ComposerContextRecord): ComposerContextRecord | undefined {
  return upgradeLegacyContextMessage(written('', [record])).records[0]
}

describe('serializeLegacyContextMessage', () => {
  it('should write each kind in its place, and the blocks in the order in which they are sent', () => {
    expect(written(`Look at ${T}, ${E}, ${P}, ${R} and ${F}.`)).toBe(
      `Look at @dev-server:4-5, the button, note, ${REVIEW} and ${F}.\n\n${TERMINALS}\n\n${ELEMENTS}\n\n${ANNOTATION}`,
    )
  })

  it('should write what nothing refers to', () => {
    expect(written('')).toBe([TERMINALS, ELEMENTS, ANNOTATION, REVIEW].join('\n\n'))
    expect(written('x \n')).toBe(['x', TERMINALS, ELEMENTS, ANNOTATION, REVIEW].join('\n\n'))
  })

  it.each([
    ['a last paragraph of references', `x\n\n${T} ${R}`, `x\n\n${TERMINALS}\n\n${REVIEW}`],
    ['nothing but references', `${T} ${R}\n`, `${TERMINALS}\n\n${REVIEW}`],
    ['a second occurrence of a review', `${R} ${R} x`, `${REVIEW} remark x\n\n${TERMINALS}`],
    [
      'references in a last sentence',
      `x\n\nsee ${T}`,
      `x\n\nsee @dev-server:4-5\n\n${TERMINALS}\n\n${REVIEW}`,
    ],
    [
      'other references in a last paragraph',
      `x\n\n${F} ${T}`,
      `x\n\n${F} @dev-server:4-5\n\n${TERMINALS}\n\n${REVIEW}`,
    ],
    [
      'references with a comma between them',
      `x\n\n${T},${R}`,
      `x\n\n@dev-server:4-5,${REVIEW}\n\n${TERMINALS}`,
    ],
    [
      'references that are glued',
      `x\n\n${T}${T} y`,
      `x\n\n@dev-server:4-5 @dev-server:4-5 y\n\n${TERMINALS}\n\n${REVIEW}`,
    ],
    ['words that are glued', `a${T}b`, `a @dev-server:4-5 b\n\n${TERMINALS}\n\n${REVIEW}`],
    ['a full stop', `(${T}.)`, `(@dev-server:4-5.)\n\n${TERMINALS}\n\n${REVIEW}`],
    ['a full stop in a word', `${T}.x`, `@dev-server:4-5 .x\n\n${TERMINALS}\n\n${REVIEW}`],
    ['full stops between', `${T}..${T}`, `@dev-server:4-5.. @dev-server:4-5\n\n${TERMINALS}\n\n${REVIEW}`],
    ['the image form', `!${E} !${T}`, `!${E} @dev-server:4-5\n\n${TERMINALS}\n\n${REVIEW}`],
  ])('should write %s', (_, text, expected) => {
    expect(written(text, [terminal(), review()])).toBe(expected)
  })

  const same = { terminalLabel: 'T', lineStart: 1, lineEnd: 1 }
  const twins = [
    { ...terminal({ ...same, text: 'a' }), contextId: 'a' },
    { ...terminal({ ...same, text: 'b' }), contextId: 'b' },
  ] as ComposerContextRecord[]
  const A = '[x](t3-context://v1/terminal/a)'
  const B = '[y](t3-context://v1/terminal/b)'

  it.each([
    ['in the order of mention', `${B} then ${A}`, '@t:1 then @t:1', ['b', 'a']],
    ['the last one again', `${A} ${B} ${B}`, '@t:1 @t:1 @t:1', ['a', 'b']],
    ['not another one again', `${A} ${A} ${B} ${A}`, '@t:1 x @t:1 x', ['a', 'b']],
    ['one alone', `see ${B}`, 'see @t:1', ['b', 'a']],
    ['one in the prose, one behind it', `see ${B}\n\n${A}`, 'see @t:1', ['b', 'a']],
  ])('should mention terminals of one name and range: %s', (_, text, prose, texts) => {
    const old = written(text, twins)
    expect(old.split('\n')[0]).toBe(prose)
    const { records } = upgradeLegacyContextMessage(old)
    expect(records.map((record) => 'text' in record && record.text)).toEqual(texts)
  })

  it('should keep the place of terminals of other names', () => {
    const [a, b] = twins
    const { records } = upgradeLegacyContextMessage(
      written(
        `see ${B} ${A}`,
        [a, terminal(), b].flatMap((record) => record ?? []),
      ),
    )
    expect(records.map((record) => 'text' in record && record.text)).toEqual(['b', 'a\n  b', 'a'])
  })

  it.each([
    ['a mention', 'typed @dev-server:4-5 by hand', 'typed &#64;dev-server:4-5 by hand'],
    ['a mention behind a backslash', '\\@dev-server:4-5', '&#64;dev-server:4-5'],
    ['each of several', '@dev-server:4-5, @dev-server:4-5', '&#64;dev-server:4-5, &#64;dev-server:4-5'],
    ['one behind a mention', `${T} @dev-server:4-5`, '@dev-server:4-5 &#64;dev-server:4-5'],
    ['one behind another word', 'me@x.org @dev-server:4-5', 'me@x.org &#64;dev-server:4-5'],
    ['one behind a reference', `${F}@dev-server:4-5`, `${F}&#64;dev-server:4-5`],
    [
      'words with several of both',
      `(${T}/${T}/@dev-server:4-5) (${T}/@dev-server:4-5)`,
      '(@dev-server:4-5 /@dev-server:4-5 /&#64;dev-server:4-5) (@dev-server:4-5 /&#64;dev-server:4-5)',
    ],
    ['what is none of a terminal', 'me@x.org @dev-server:6 @t:1', 'me@x.org @dev-server:6 @t:1'],
    ['a word with a mention', '@me/@dev-server:4-5 @me', '&#64;me/&#64;dev-server:4-5 @me'],
    ['a word with both', `(${T}/@dev-server:4-5)`, '(@dev-server:4-5 /&#64;dev-server:4-5)'],
    ['words with one each', `@dev-server:4-5 (${T}.)`, '&#64;dev-server:4-5 (@dev-server:4-5.)'],
    ['a label', `[@dev-server:4-5](t3-context://v1/file/legacy_file_1)`, '&#64;dev-server:4-5'],
    ['not a label that stays', `[@dev-server:4-5](t3-context://v1/file/f)`, undefined],
    ['a placeholder behind a backslash', '\\\ufffc\ufffc', '\\\\&#xfffc;&#xfffc;'],
    ['a tag behind a backslash', '\\<review_comment a="', '&lt;review_comment a="'],
    ['a tag with white space behind it', `<element_context>${' '.repeat(200)}`, '&lt;element_context>'],
    [
      'what would make a reference',
      `[${T}](t3-context://v1/file/x)`,
      '[@dev-server:4-5]\\(t3-context://v1/file/x)',
    ],
    [
      'what would make a reference before a mention',
      `[${T}](t3-context://v1/file/x) ${T}`,
      '[@dev-server:4-5]\\(t3-context://v1/file/x) @dev-server:4-5',
    ],
    ['what would make another image', `[wow!](t3-context://v1/file/legacy_file_1)${F}`, `wow\\!${F}`],
  ])('should escape %s', (_, text, prose = text) => {
    expect(written(text, [terminal()])).toBe(`${prose}\n\n${TERMINALS}`)
  })

  it('should not let prose open a tag that a captured text closes', () => {
    const records = [element({ htmlPreview: '" b="1">' }), review()]
    expect(upgradeLegacyContextMessage(written('<review_comment a="', records)).records).toHaveLength(2)
  })

  it.each([
    ['a terminal', `${T} x\n\n${T}`, `@dev-server:4-5 x\n\n@dev-server:4-5\n\n${TERMINALS}`],
    ['a review', `${R} x\n\n${R}`, `${REVIEW} x\n\nremark`],
    ['in the last paragraph', `x\n\n${T} ${T}`, `x\n\n@dev-server:4-5 @dev-server:4-5\n\n${TERMINALS}`],
  ])('should not take references for appended that are there before: %s', (_, text, expected) => {
    expect(written(text, text.includes(R) ? [review()] : [terminal()])).toBe(expected)
  })

  it('should leave white space at the end if nothing follows', () => {
    expect(written(`${R} x \n`, [review()])).toBe(`${REVIEW} x \n`)
  })

  it('should write no line for a comment and an excerpt that are not there', () => {
    const lines = written('', [review({ text: '', diff: '' })]).split('\n')
    expect(lines.slice(1)).toEqual(['```diff', '```', '</review_comment>'])
  })

  it.each<[unknown, string]>([
    [null, 'Invalid message: object expected'],
    ['x', 'Invalid message: object expected'],
    [{ text: 'x' }, 'Invalid records: iterable expected'],
    [{ text: 'x', records: null }, 'Invalid records: iterable expected'],
  ])('should throw for %j', (message, reason) => {
    expect(() => serializeLegacyContextMessage(message as never)).toThrow(new TypeError(reason))
  })

  it('should leave the label of an id that an upgrade gives, if there is no record for it', () => {
    const text =
      'a [T line 1](t3-context://v1/terminal/legacy_terminal_1) ![b](t3-context://v1/file/legacy_element_2)'
    expect(written(text, [terminal()])).toBe(`a T line 1 b\n\n${TERMINALS}`)
  })

  it('should write prose that would be read as a block or a placeholder with character references', () => {
    const text = `\ufffc <review_comment a="b"> <review_comment > <terminal_context>\n<terminal_context>\n</element_context>`
    expect(written(text, [terminal()])).toBe(
      `&#xfffc; &lt;review_comment a="b"> &lt;review_comment > <terminal_context>\n&lt;terminal_context>\n&lt;/element_context>\n\n${TERMINALS}`,
    )
  })

  it.each([
    ['no record', `x \ufffc ${T}\n${TERMINALS}`, []],
    ['none that the old form can carry', `x \ufffc ${F} ${T}`, [file()]],
  ])('should leave a text as it is with %s', (_, text, records) => {
    expect(written(text, records)).toBe(text)
  })

  it.each([undefined, null, 1])('should take %j for an empty text', (text) => {
    expect(serializeLegacyContextMessage({ text: text as unknown as string, records: [terminal()] })).toBe('')
  })

  it('should carry all of the records of an id', () => {
    const records = [terminal(), terminal({ lineEnd: 4 })]
    expect(upgradeLegacyContextMessage(written('x', records)).records).toHaveLength(2)
  })

  it.each<[string, ComposerContextRecord, object]>([
    ['a terminal', terminal(), { label: 'Dev server lines 4-5', terminalId: 'dev-server' }],
    ['a terminal with other line ends', terminal({ text: 'a\r\nb\rc\r' }), { text: 'a\nb\rc' }],
    [
      'an element',
      element(),
      {
        label: '<SaveButton>',
        tagName: 'savebutton',
        componentName: 'SaveButton',
        pageTitle: null,
        source: { functionName: null, fileName: 'src/a.tsx', lineNumber: 3, columnNumber: null },
      },
    ],
    [
      'an element without a component, and a column without a line',
      element({
        componentName: ' ',
        source: { functionName: null, fileName: 'a', lineNumber: null, columnNumber: 3 },
      }),
      {
        label: '<button>',
        componentName: null,
        source: { functionName: null, fileName: 'a', lineNumber: null, columnNumber: null },
      },
    ],
    [
      'an element with a source without a file',
      element({ source: { functionName: 'a', fileName: null, lineNumber: 1, columnNumber: 2 } }),
      { source: null },
    ],
    [
      'an element with line and column',
      element({ source: { functionName: null, fileName: 'a:1', lineNumber: 2, columnNumber: 3 } }),
      { source: { functionName: null, fileName: 'a:1', lineNumber: 2, columnNumber: 3 } },
    ],
    [
      'an element with blank and broken fields',
      element({ selector: '', styles: ' ', htmlPreview: '\n', pageUrl: 'a\n\n b\n' }),
      { selector: null, styles: ' ', htmlPreview: '\n', pageUrl: 'a\n\n b\n' },
    ],
    [
      'an element with a CR at the end of a field',
      element({ selector: '#a\r', styles: 'b\r' }),
      { selector: '#a', styles: 'b' },
    ],
    [
      'an annotation with changes of several lines',
      annotation({ styleChanges: ['a\n\nb', 'c', '', 'd\ne'] }),
      {},
    ],
    ['an annotation', annotation(), { label: 'Shop', pageUrl: '', pageTitle: 'Shop' }],
    [
      'an annotation without a title',
      annotation({ pageTitle: null }),
      { pageUrl: 'http://localhost/', pageTitle: null },
    ],
    [
      'an annotation whose title is a location',
      annotation({ pageTitle: 'about:blank' }),
      { pageTitle: null },
    ],
    ['an annotation without elements', annotation({ elements: [] }), { elements: undefined }],
    ['an annotation without changes', annotation({ styleChanges: [] }), { styleChanges: [] }],
    [
      'an annotation with blank fields',
      annotation({ comment: ' \n', targetSummary: ' a' }),
      { comment: ' \n', targetSummary: ' a' },
    ],
    ['a review', review(), { label: 'f.ts L1-L2' }],
    [
      'a review with odd attributes',
      review({ sectionTitle: 'a"<b>&amp;\n[c](d)\r', filePath: '/' }),
      { label: '/ L1-L2' },
    ],
    [
      'a review with fences',
      review({ text: '```\n</review_comment>\n```', diff: '````\n</review_comment>' }),
      {},
    ],
    [
      'a review with words like tags',
      review({ text: 'a <review_comment b="c">\n<review_comment>\n~~~\n<review_comment b="c">\n~~~\nb' }),
      {},
    ],
    ['an annotation whose title is a path', annotation({ pageTitle: 'file:///C:/a b' }), { pageTitle: null }],
    ['a review with a backtick in its language', review({ fenceLanguage: '`a`', diff: '~~~~\n```' }), {}],
    ['a review with lines like fences', review({ text: '``\n``` `x`\n~~\n    ```' }), {}],
    ['a review without a comment', review({ text: '' }), { text: '' }],
    ['a review without an excerpt', review({ text: '```\na\n```', diff: '' }), {}],
    [
      'a review with blank ends',
      review({ text: '\n hm \r\n', fenceLanguage: '' }),
      { text: 'hm', fenceLanguage: undefined },
    ],
  ])('should have %s read back', (_, record, changes) => {
    expect(canSerializeLegacyContextRecord(record)).toBe(true)
    const old = new Map(Object.entries(readBack(record) ?? {}))
    const lost = ['contextId', ...(LOST[record.kind] ?? [])]
    const kept = Object.entries(record).filter(([key]) => !lost.includes(key))
    for (const [key, value] of Object.entries({ ...Object.fromEntries(kept), ...changes })) {
      expect([key, old.get(key)]).toEqual([key, value])
    }
  })

  it.each<[string, ComposerContextRecord]>([
    ['a file', file()],
    ['a label with a line break', terminal({ terminalLabel: 'a\nb' })],
    ['an id that would be too long', terminal({ terminalLabel: 'İ'.repeat(200) })],
    ['a name with a line break', element({ componentName: 'a\nb' })],
    ['a name with a parenthesis', element({ componentName: 'A (b)' })],
    ['a name that would be too long', element({ componentName: 'a'.repeat(300) })],
    [
      'nothing to tell',
      annotation({
        annotationId: '',
        pageUrl: '',
        pageTitle: null,
        comment: '',
        targetSummary: '',
        styleChanges: [],
        elements: [],
      }),
    ],
    ['a nested name with a line break', annotation({ elements: [elementFields({ componentName: 'a\nb' })] })],
    ['its closing tag in the comment', review({ text: 'a</review_comment>' })],
    ['an opening tag in the comment', review({ text: 'a\n <review_comment b="c">' })],
    ['an opening tag that is the comment', review({ text: '<review_comment b="c">' })],
    ['an open fence of tildes in the comment', review({ text: 'a\n~~~ `x`\nb' })],
    ['an open fence in the comment', review({ text: 'a\n```\nb' })],
    ['a fence language of a backtick behind a tilde', review({ fenceLanguage: '~`' })],
    ['a fence language with white space', review({ fenceLanguage: ' a' })],
    ['what is no record', { kind: 'terminal' } as ComposerContextRecord],
    ['what is not even an object', null as unknown as ComposerContextRecord],
  ])('should not carry %s', (_, record) => {
    expect(canSerializeLegacyContextRecord(record)).toBe(false)
    expect(written('x', [record])).toBe('x')
  })
})
