import { describe, expect, it } from 'vitest'
import { upgradeLegacyContextMessage } from './upgrade.ts'

// The vectors are in corpus/conformance/legacy.json; here is what they leave out.

const REVIEW = '<review_comment sectionId="s" filePath="f" startIndex="1" endIndex="1">x</review_comment>'
const BLOCK = '<terminal_context>\n- T line 1:\n  1 | x\n</terminal_context>'
const LINK = '[T line 1](t3-context://v1/terminal/legacy_terminal_1)'

/** The text of a message with one excerpt at its end; `T` stands for the reference to it. */
function upgraded(prose: string): string {
  return upgradeLegacyContextMessage(`${prose}\n${BLOCK}`).text.replaceAll(LINK, 'T')
}

describe('upgradeLegacyContextMessage', () => {
  it.each([undefined, null, 1, {}, ['a']])('should take %j for an empty text', (text) => {
    expect(upgradeLegacyContextMessage(text as unknown as string)).toStrictEqual({ text: '', records: [] })
  })

  it.each([
    ['\ufffc', 'T'],
    ['\ufffc\ufffc\ufffc', 'T'],
    ['a\\\\\ufffc', 'a\\\\ T'],
    ['see:\ufffc', 'see:T'],
    ['a :b-c\ufffc', 'a :b-c T'],
    ['\\\ufffc\ufffc[x](t3-context://v1/file/a)', '\\ T[x](t3-context://v1/file/a)'],
    ['\ufffc\\\ufffc[x](t3-context://v1/file/a)', 'T\\ [x](t3-context://v1/file/a)'],
    ['\ufffc!\ufffc![x](t3-context://v1/image/a)', 'T! ![x](t3-context://v1/image/a)'],
    ['\ufffc a!\ufffc b', 'T a! b'],
    ['\ufffc \\\ufffc@t:1', 'T \\ T'],
    ['(\ufffc)', '(T)'],
    ['`\ufffc`', '`T`'],
  ])('should bind the placeholders of %j: %j', (prose, text) => {
    expect(upgraded(prose)).toBe(text)
  })

  it.each([
    ['(@t:1)', '(T)'],
    ['@t:1', 'T'],
    ['@t:1.', 'T.'],
    ['@t:1....', 'T....'],
    ['@t:1:', 'T:'],
    ['@t:1\ufffc', 'TT'],
    ['!@t:1', '! T'],
    ['/@t:1/', '/T/'],
    ['@t:1[x](t3-context://v1/file/a)', 'T[x](t3-context://v1/file/a)'],
    ['@t:1 [x](t3-context://v1/file/a) @t:1', 'T [x](t3-context://v1/file/a) T'],
  ])('should bind the mention in %j: %j', (prose, text) => {
    expect(upgraded(prose)).toBe(text)
  })

  it.each([
    '@t:01',
    '@t:1-1',
    '@t:12',
    '@t:1.5',
    '@t:1...5',
    '@t:1_',
    '@t:1-',
    '@t:1@',
    '@t:1\u0301',
    '@t:1𝟏',
    '@T:1',
    '@@t:1',
    'x.@t:1',
    '_@t:1',
    '-@t:1',
    'x\u0301@t:1',
    '𝒳@t:1',
    '@u:1',
    't:1',
    '@:1',
    '@t:',
    '@t:99999999999999999',
    '[@t:1](t3-context://v1/file/a)',
    '[x](t3-context://v1/file/a) [@t:1](t3-context://v1/file/b)',
    '[x](t3-context://v1/file/a) [\ufffc](t3-context://v1/file/b)',
  ])('should bind nothing in %j', (prose) => {
    expect(upgraded(prose)).toBe(`${prose}\n\nT`)
  })

  it('should know a mention by the label of its terminal, too', () => {
    const block = '<terminal_context>\n-  V1.2  x  line 1:\n</terminal_context>'
    const { text, records } = upgradeLegacyContextMessage(`@v1.2-x:1 @v1-2-x:1\n${block}`)
    expect(text).toMatch(/^\[V1\.2 x line 1]\(\S+\) \[V1\.2 x line 1]\(\S+\)$/)
    expect(records).toMatchObject([{ terminalId: 'v1-2-x', terminalLabel: 'V1.2  x' }])
  })

  it('should leave a message as it is if a placeholder keeps a reference from being an image', () => {
    const prose = '\ufffc \\\ufffc\\![x](t3-context://v1/file/a)'
    expect(upgraded(prose)).toBe(`${prose}\n${BLOCK}`)
  })

  it('should take of two mentions in one the earlier, then the longer', () => {
    const block = '<terminal_context>\n- a:1/@b line 2:\n- b line 2:\n- a line 1:\n</terminal_context>'
    const { text } = upgradeLegacyContextMessage(`@a:1/@b:2\n\n${block}`)
    expect(text).toMatch(/^\[a:1\/@b line 2]\(\S+\)\n\n\[b line 2]\(\S+\) \[a line 1]\(\S+\)$/)
  })

  it('should not open a block in a reference', () => {
    const text = `[a](t3-context://v1/file/a) [${REVIEW}](t3-context://v1/file/b)`
    expect(upgradeLegacyContextMessage(text)).toStrictEqual({ text, records: [] })
    expect(upgraded(text)).toBe(`${text}\n\nT`)
  })

  it('should open a block behind a reference', () => {
    const { text } = upgradeLegacyContextMessage(`[a](t3-context://v1/file/a)${REVIEW} b`)
    expect(text).toMatch(/^\[a]\(t3-context:\/\/v1\/file\/a\)\[f line]\(\S+legacy_review-comment_1\) b$/)
  })

  it('should take as many characters as a context may have, and no more', () => {
    const entry = `- T line 1:\n  1 | ${'"'.repeat(64_000)}\n`
    const message = (count: number) => `x\n<terminal_context>\n${entry.repeat(count)}</terminal_context>`
    expect(upgradeLegacyContextMessage(message(100)).records).toHaveLength(100)
    expect(upgradeLegacyContextMessage(message(200)).records).toHaveLength(0)
  })

  it.each([
    ['Please fix REVIEW', 'Please fix R'],
    ['Please fix REVIEW.', 'Please fix R.'],
    ['a REVIEW and REVIEW', 'a R and R'],
    ['a REVIEW\nREVIEW', 'a R\n\nR'],
    ['REVIEW REVIEW', 'R R'],
    ['a\n\nREVIEW\n', 'a\n\nR'],
    [' a REVIEW b \n', ' a R b \n'],
  ])('should leave reviews in place that do not begin a line: %j', (text, expected) => {
    const upgraded = upgradeLegacyContextMessage(text.replaceAll('REVIEW', REVIEW))
    expect(upgraded.text.replace(/\[f line]\([^)]+\)/g, 'R')).toBe(expected)
  })

  it.each(['legacy_file_1', 'legacy_future-kind_20', 'legacy_terminal_1'])(
    'should not upgrade beside the id %s, which an upgrade gave',
    (id) => {
      const text = `[a](t3-context://v1/file/${id})`
      expect(upgraded(text)).toBe(`${text}\n${BLOCK}`)
    },
  )

  it.each([
    'legacy_file_0',
    'legacy_file_1_',
    'legacy_file_1a',
    'legacy_file_a1',
    'legacy_a_b_1',
    'legacy_File_1',
    'legacy_file',
    'my_legacy_file_1',
    'file_1',
  ])('should upgrade beside the id %s', (id) => {
    const text = `[a](t3-context://v1/file/${id})`
    expect(upgraded(text)).toBe(`${text}\n\nT`)
  })

  it.each<[page: string, isTitle: boolean]>([
    ['http://localhost:3000/my page', false],
    ['file:///C:/a b', false],
    ['vscode-webview://a b', false],
    ['data:text/html,a', false],
    ['about:blank', false],
    ['localhost:3000/a', true],
    ['data: a report', true],
    ['data:2024 in short', true],
    ['Note: http://a', true],
  ])('should tell titles from locations: %s', (page, isTitle) => {
    const { records } = upgradeLegacyContextMessage(
      `<preview_annotation>\nPage: ${page}\n</preview_annotation>`,
    )
    const expected = isTitle ? { pageTitle: page, pageUrl: '' } : { pageTitle: null, pageUrl: page }
    expect(records).toMatchObject([expected])
  })

  it.each([
    ['preview-annotation', '<preview_annotation>\nPage: \u200b\n</preview_annotation>'],
    [
      'review-comment',
      '<review_comment sectionId="s" filePath="\u200b" startIndex="1" endIndex="1" rangeLabel=""></review_comment>',
    ],
  ])('should call a %s of which nothing can be seen by its kind', (kind, block) => {
    expect(upgradeLegacyContextMessage(block).records).toMatchObject([{ label: kind }])
  })

  it('should take as many records as a context may have, and no more', () => {
    const message = (count: number) => `x\n\n${`${BLOCK}\n`.repeat(count)}`
    expect(upgradeLegacyContextMessage(message(200)).records).toHaveLength(200)
    const entries = (count: number) =>
      `x\n<terminal_context>\n${'- T line 1:\n'.repeat(count)}</terminal_context>`
    for (const text of [message(201), entries(201), entries(150_000)]) {
      expect(upgradeLegacyContextMessage(text)).toStrictEqual({ text, records: [] })
    }
  })

  it.each([
    ['a block that another tag cuts', '<terminal_context>\n</element_context>\n</terminal_context>'],
    ['no entry', '<terminal_context>\n</terminal_context>'],
    ['an entry before its header', '<terminal_context>\n  1 | x\n</terminal_context>'],
    ['an entry behind other text', '<terminal_context>\nx - T line 1:\n</terminal_context>'],
    ['text behind the header of an entry', '<terminal_context>\n- T line 1: x:\n</terminal_context>'],
    ['a line behind other text', '<terminal_context>\n- T line 1:\nx  1 | y\n</terminal_context>'],
    ['an entry without a label', '<terminal_context>\n-  line 1:\n</terminal_context>'],
    ['an entry without lines', '<terminal_context>\n- T:\n</terminal_context>'],
    ['a line without a number', '<terminal_context>\n- T line 1:\n  x\n</terminal_context>'],
    ['a line without its indent', '<terminal_context>\n- T line 1:\n1 | x\n</terminal_context>'],
    ['an unsafe line', '<terminal_context>\n- T line 9007199254740993:\n</terminal_context>'],
    ['one line in the plural', '<terminal_context>\n- T lines 1:\n</terminal_context>'],
    ['an id over its bound', `<terminal_context>\n- ${'İ'.repeat(200)} line 1:\n</terminal_context>`],
    ['a field before its element', '<element_context>\n  url: u\n</element_context>'],
    ['a field twice', '<element_context>\n- A (a):\n  url: u\n  url: v\n</element_context>'],
    ['an element without a name', '<element_context>\n-  (a):\n</element_context>'],
    ['an element without a colon', '<element_context>\n- A (a)\n</element_context>'],
    ['no element', '<element_context>\n</element_context>'],
    ['a line without a field', '<element_context>\n- A (a):\n    x\n</element_context>'],
    ['no field', '<preview_annotation>\n\n</preview_annotation>'],
    ['text before the first field', '<preview_annotation>\nx\nId: 1\n</preview_annotation>'],
    ['fields in another order', '<preview_annotation>\nPage: x\nId: 1\n</preview_annotation>'],
    ['text below a field of one line', '<preview_annotation>\nId: 1\nx\n</preview_annotation>'],
    ['text below a field without its indent', '<preview_annotation>\nId:\nx\n</preview_annotation>'],
    ['text beside a list', '<preview_annotation>\nRequested visual changes: x\n</preview_annotation>'],
    ['no item of a list', '<preview_annotation>\nRequested visual changes:\nx\n</preview_annotation>'],
    [
      'a malformed nested block',
      '<preview_annotation>\nId: 1\n<element_context>\nx\n</element_context>\n</preview_annotation>',
    ],
    [
      'text behind the nested block',
      '<preview_annotation>\nId: 1\n<element_context>\n- A:\n</element_context>\nx\n</preview_annotation>',
    ],
    [
      'a nested block that is not closed',
      '<preview_annotation>\nId: 1\n<element_context>\n- A:\n</preview_annotation>',
    ],
    [
      'a review without a path',
      '<review_comment sectionId="s" startIndex="1" endIndex="1"></review_comment>',
    ],
    [
      'a review without a section',
      '<review_comment filePath="s" startIndex="1" endIndex="1"></review_comment>',
    ],
    ...['startIndex="1"', 'endIndex="1"'].map((index) => [
      `a review with no more than ${index}`,
      `<review_comment sectionId="s" filePath="f" ${index}></review_comment>`,
    ]),
    ...['', '-1', ' 1', '1 ', '1.0', '1e1', '0x12'].map((index) => [
      `a review with the index "${index}"`,
      `<review_comment sectionId="s" filePath="f" startIndex="${index}" endIndex="99"></review_comment>`,
    ]),
    [
      'a review in another that is not closed',
      '<review_comment sectionId="s" filePath="f" startIndex="1" endIndex="1">hm\n<review_comment sectionId="s" filePath="f" startIndex="1" endIndex="1">y</review_comment>',
    ],
    [
      'a review first in another',
      '<review_comment sectionId="s" filePath="f" startIndex="1" endIndex="1"> <review_comment a="b">\n</review_comment>',
    ],
    [
      'a closing tag in a fence of tildes only',
      '<review_comment sectionId="s" filePath="f" startIndex="1" endIndex="1">\n~~~ `a`\n</review_comment>\n```\nx',
    ],
    [
      'a closing tag in a fence only',
      '<review_comment sectionId="s" filePath="f" startIndex="1" endIndex="1">\n```\n</review_comment>\n```\nx',
    ],
  ])('should leave a message with %s as it is', (_, block) => {
    const text = `x\n${block}`
    expect(upgradeLegacyContextMessage(text)).toStrictEqual({ text, records: [] })
    for (const beside of [`x\n${BLOCK}\n${block}`, `x ${REVIEW} y\n${block}`]) {
      expect(upgradeLegacyContextMessage(beside)).toStrictEqual({ text: beside, records: [] })
    }
  })

  it('should decode the character references of attributes that are written there, and no other', () => {
    const review = (title: string) =>
      `<review_comment sectionId="s" sectionTitle="${title}" filePath="f" startIndex="1" endIndex="1"></review_comment>`
    const { records } = upgradeLegacyContextMessage(
      review('&lt;a&gt; &quot;&apos;&#39;&amp;lt; &copy; &#91;&#93;&#10;&#13; &'),
    )
    expect(records).toMatchObject([{ sectionTitle: `<a> "''&lt; &copy; []\n\r &` }])
  })

  it.each(['<review_comment a=" </review_comment>', ' a="b">\n<review_comment a=" </review_comment>'])(
    'should take a tag for words if a quote is missing: %j',
    (text) => {
      expect(upgradeLegacyContextMessage(text)).toStrictEqual({ text, records: [] })
      expect(upgraded(text)).toBe(`${text}\n\nT`)
    },
  )

  it('should keep blank lines in a captured field, with and without their indent', () => {
    const block = '<element_context>\n- A (a):\n  html:\n    a\n\n    \n    b\n\n- B:\n</element_context>'
    expect(upgradeLegacyContextMessage(block).records).toMatchObject([
      { htmlPreview: 'a\n\n\nb' },
      { htmlPreview: '' },
    ])
  })

  it('should pass over white space before the fields of an element', () => {
    const block = '<element_context>\n- A (a):\n    \n  url:u\n</element_context>'
    expect(upgradeLegacyContextMessage(block).records).toMatchObject([{ pageUrl: 'u' }])
  })

  it.each([
    ['Save (button)', 'Save'],
    ['Save', 'Save'],
    [' Save  (a) (b)', 'Save'],
    ['Save (a) b', 'Save (a) b'],
    ['<Save> (button)', 'Save'],
    ['< Save >', 'Save'],
    ['<> (a)', '<>'],
    ['a<B>', 'a<B>'],
    ['<a>B', '<a>B'],
  ])('should read the name of the element in %j', (header, name) => {
    const block = `<element_context>\n- ${header}:\n</element_context>`
    const expected = { tagName: name.toLowerCase(), componentName: name === '<>' ? null : name }
    expect(upgradeLegacyContextMessage(block).records).toMatchObject([expected])
  })

  it.each<[lines: string, fields: object]>([
    ['Id:1\nPage:  a', { annotationId: '1', pageTitle: ' a' }],
    ['Comment:\n  a\n   b\n\nTargets: c', { comment: 'a\n b', targetSummary: 'c' }],
    ['Comment:\n\n \n\nTargets: c', { comment: '', targetSummary: 'c' }],
    ['Comment:\n  \n  a\n  \nTargets: c', { comment: '\na\n', targetSummary: 'c' }],
    ['Comment:\na\n  b\n', { comment: 'a\n  b' }],
    ['Comment: a\nb', { comment: 'a\nb' }],
    ['Requested visual changes:\n- a\n  b\n\n- c\n-\n- d\n  e', { styleChanges: ['a\nb', 'c', '', 'd\ne'] }],
    ['Id: 1\n<element_context> \n- A:\n</element_context>\t', { elements: [{ componentName: 'A' }] }],
  ])('should read the fields of an annotation: %j', (lines, fields) => {
    const block = `<preview_annotation>\n${lines}\n</preview_annotation>`
    expect(upgradeLegacyContextMessage(block).records).toMatchObject([fields])
  })

  it.each([
    '<review_comment sectionId="s" >',
    '<review_comment sectionId="s>',
    '<review_comment sectionId=s>',
    '<review_comment>',
    '<review_commentary sectionId="s"></review_comment>',
    '<terminal_context>',
    'a\n</terminal_context>',
    '</terminal_context>\na\n</terminal_context>',
    '<element_context>\na\n</terminal_context>',
    '<terminal_context>\n<element_context>\n</terminal_context>\na',
  ])('should take %j for words', (words) => {
    expect(upgraded(words)).toBe(`${words}\n\nT`)
    expect(upgraded(` ${words}`)).toBe(` ${words}\n\nT`)
  })

  it('should take a tag for words, however many blocks follow', () => {
    const words = '<element_context>\na'
    const { text, records } = upgradeLegacyContextMessage(`${words}\n${BLOCK}\n${BLOCK}\u00a0\n`)
    expect(text.startsWith(`${words}\n\n${LINK} [`)).toBe(true)
    expect(records).toHaveLength(2)
  })

  it('should leave a placeholder where there is no block', () => {
    const text = 'a \ufffc\n</terminal_context>'
    expect(upgradeLegacyContextMessage(text)).toStrictEqual({ text, records: [] })
  })
})
