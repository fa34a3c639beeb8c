import { describe, expect, it } from 'vitest'
import { decodeMessageContext } from '../record/message-context.ts'
import type { ComposerContextRecord } from '../record/record.ts'
import { type ComposerContextReference, collectComposerContextReferences } from '../reference/scan.ts'
import { projectComposerContextForProvider } from './project.ts'

const common = { version: 1, contextId: 'a', label: 'x' }

function recordsOf(...inputs: object[]): ComposerContextRecord[] {
  const { context, dropped } = decodeMessageContext({ version: 1, records: inputs })
  expect(dropped).toEqual([])
  return context?.records ?? []
}

/** The body of the only entry of a record, without what stands around it. */
function bodyOf(record: object): string {
  const [one] = recordsOf({ ...common, ...record })
  const text = '[x](t3-context://v1/file/a)'
  const output = projectComposerContextForProvider({ text, records: one ? [one] : [], mentionEntries: true })
  return /\n<context [^\n]*>\n([\s\S]*)\n<\/context>\n<\/t3_context>$/.exec(output)?.[1] ?? 'no entry'
}

const element = {
  kind: 'element',
  pageUrl: 'u',
  pageTitle: null,
  tagName: 'p',
  selector: null,
  htmlPreview: '',
  componentName: null,
  source: null,
  styles: '',
}

const annotation = {
  kind: 'preview-annotation',
  annotationId: 'n',
  pageUrl: 'u',
  pageTitle: 't',
  comment: '',
  targetSummary: '',
  styleChanges: [],
}

const review = {
  kind: 'review-comment',
  sectionId: 's',
  sectionTitle: '',
  filePath: 'f',
  startIndex: 0,
  endIndex: 0,
  rangeLabel: '',
  text: '',
  diff: '',
}

const terminal = { kind: 'terminal', terminalId: 't', terminalLabel: 'T', lineStart: 1, lineEnd: 3 }

describe('a body', () => {
  it.each([
    [
      'what is blank is left out',
      { ...element, pageTitle: '\u2028', selector: ' ', htmlPreview: ' \n' },
      'url: u\ntag: p',
    ],
    [
      'what is invisible but not white space is there',
      { ...element, pageTitle: '\u200b' },
      'url: u\ntag: p\ntitle: \u200b',
    ],
    ['tag characters alone are blank', { ...element, pageTitle: '\u{e0041}' }, 'url: u\ntag: p'],
    [
      'a source of a file that is blank',
      { ...element, source: { functionName: 'f', fileName: '\u{e0041}\n', lineNumber: 1, columnNumber: 1 } },
      'url: u\ntag: p',
    ],
    [
      'a source with a line alone',
      { ...element, source: { functionName: null, fileName: 'a\nb', lineNumber: 0, columnNumber: null } },
      'url: u\ntag: p\nsource: a b:0',
    ],
    [
      'every kind of line break in a block is indented behind',
      { ...element, htmlPreview: 'a\r\nb\rc\u2028d\fe\n\nf\vV\x85g' },
      'url: u\ntag: p\nhtml:\n  a\n  b\n  c\u2028  d\f  e\n  \n  f\v  V\x85  g',
    ],
    [
      'an annotation whose title cannot be seen',
      { ...annotation, pageTitle: '\u{e0041}' },
      'page: u\nurl: u',
    ],
    [
      'a comment of one line for some readers, of two for others',
      { ...annotation, comment: ' a\u2028url: b ' },
      'page: t\nurl: u\ncomment:\n  a\u2028  url: b',
    ],
    [
      'a comment of one line',
      { ...annotation, comment: '\na\u{e0041}\r\n' },
      'page: t\nurl: u\ncomment: a\u{e0041}',
    ],
    ['a screenshot', { ...annotation, screenshotContextId: 'b' }, 'page: t\nurl: u\nscreenshot: ref=b'],
    [
      'a fence that would look indented',
      { ...review, text: 'a\nb', diff: 'c', fenceLanguage: '  ts\n' },
      'file: f\nrange:  (0-0)\nsection: \ncomment:\n  a\n  b\nts:\n  c',
    ],
    [
      'a tag that begins in one field and ends in the next',
      { ...review, text: '<', diff: 'c', fenceLanguage: 'context <' },
      'file: f\nrange:  (0-0)\nsection: \ncomment: &lt;\ncontext <:\n  c',
    ],
    [
      'a tag over two lines of a block',
      { ...element, htmlPreview: '<\n/context>' },
      'url: u\ntag: p\nhtml:\n  &lt;\n  /context>',
    ],
    [
      'no tag over two lines of a terminal',
      { ...terminal, text: '<\n/context>' },
      'terminal: T\n1 | <\n2 | /context>',
    ],
    [
      'lines of a terminal stay',
      { ...terminal, text: ' \n\u2028\t\n\n\n' },
      'terminal: T\n1 |  \n2 | \u2028\t\n3 | ',
    ],
    ['a payload that is undefined is none', { kind: 'k', payload: undefined, n: 1 }, '{"n":1}'],
    ['a payload that is false', { kind: 'k', payload: false }, 'false'],
    [
      'a field that is called __proto__',
      JSON.parse('{"kind":"k","__proto__":{"x":1}}'),
      '{"__proto__":{"x":1}}',
    ],
    ['a mention', { kind: 'mention', path: 'a\nb' }, 'path: a b'],
    ['a skill', { kind: 'skill', name: '<context' }, 'name: &lt;context'],
  ])('should be right: %s', (_, record, body) => {
    expect(bodyOf(record)).toBe(body)
  })

  it('should number the last lines that a number can count', () => {
    const lineEnd = Number.MAX_SAFE_INTEGER
    const lines = bodyOf({ ...terminal, lineStart: lineEnd - 1, lineEnd, text: 'a\nb\nc' })
    expect(lines).toBe('terminal: T\n9007199254740990 | a\n9007199254740991 | b')
  })
})

describe('references', () => {
  const text = '[x](t3-context://v1/file/a) and [y](t3-context://v1/file/b)'
  const [first, second] = collectComposerContextReferences(text) as [
    ComposerContextReference,
    ComposerContextReference,
  ]
  const ids = (references: Iterable<ComposerContextReference>) => {
    const output = projectComposerContextForProvider({ text, records: [], references })
    return [
      output.slice(0, output.indexOf('\n')),
      ...Array.from(output.matchAll(/ id="(.*?)"/g), ([, id]) => id),
    ]
  }

  it('should be projected alone', () => {
    expect(ids([second])).toEqual(['[x](t3-context://v1/file/a) and [File: y; ref=b]', 'b'])
  })

  it('should be taken from any iterable, in the order of the text', () => {
    const both = ['[File: x; ref=a] and [File: y; ref=b]', 'a', 'b']
    expect(ids(new Set([second, first]))).toEqual(both)
  })

  it('should be left out where they overlap an earlier one', () => {
    const overlapping = { ...first, contextId: 'c', start: first.start + 1 }
    const one = ['[File: x; ref=a] and [y](t3-context://v1/file/b)', 'a']
    expect(ids([first, overlapping])).toEqual(one)
    expect(ids([overlapping, first, first])).toEqual(one)
  })

  it('should not be searched in a citation that they would overlap', () => {
    const cited = '[Assistant quote](t3-citation://v1/e/t/m?text=a&start=0&end=1&prefix=&suffix=)'
    const made = { ...first, start: 1, end: 9 }
    const output = projectComposerContextForProvider({ text: cited, records: [], references: [made] })
    expect(output).toMatch(/^\[assistant-quote-1\]\n\n<assistant_citations>\n/)
  })

  it('should not break the envelope if a caller makes them up', () => {
    const made = { ...first, kind: 'a">\n<context', contextId: 'b"/>\n</t3_context>' }
    expect(ids([made])).toEqual([
      '[A >  context: x; ref=b />  /t3_context>] and [y](t3-context://v1/file/b)',
      'b />  /t3_context>',
    ])
  })
})

describe('records', () => {
  it('should be read once, from any iterable', () => {
    function* generate() {
      yield* recordsOf({ ...common, kind: 'skill', name: 's' })
    }
    const text = '[x](t3-context://v1/file/a)[x](t3-context://v1/file/a)'
    const output = projectComposerContextForProvider({ text, records: generate() })
    expect(output).toBe('[Skill: x; ref=a][Skill: x; ref=a]')
  })

  it('should be nobody if three have one id', () => {
    const [one] = recordsOf({ ...common, kind: 'skill', name: 's' }) as [ComposerContextRecord]
    const text = '[x](t3-context://v1/file/a)'
    for (const records of [
      [one, one],
      [one, one, one],
    ]) {
      expect(projectComposerContextForProvider({ text, records })).toBe(
        '[File: x; ref=a]\n\n<t3_context version="1">\n<context kind="file" id="a" unavailable="true"/>\n</t3_context>',
      )
    }
  })

  it('should stay as they are', () => {
    const records = recordsOf({ ...common, ...annotation, elements: [{ ...element, kind: undefined }] })
    const before = JSON.stringify(records)
    projectComposerContextForProvider({
      text: '[x](t3-context://v1/file/a)',
      records: Object.freeze(records),
    })
    expect(JSON.stringify(records)).toBe(before)
  })
})

describe('records that were never decoded', () => {
  const unavailable = (kind: string) =>
    `<t3_context version="1">\n<context kind="${kind}" id="a" unavailable="true"/>\n</t3_context>`

  it.each([
    ['none of its kind', { ...common, kind: 'terminal' }, 'terminal'],
    ['an image without fields', { ...common, kind: 'image' }, 'image'],
    ['a payload that is no JSON', { ...common, kind: 'future', payload: () => 1 }, 'future'],
  ])('should be unavailable: %s', (_, record, kind) => {
    const output = projectComposerContextForProvider({
      text: '[x](t3-context://v1/file/a)',
      records: [record as never],
    })
    expect(output.split('\n\n')[1]).toBe(unavailable(kind))
  })

  it('should not be found if they are nothing', () => {
    const records = [null, undefined, 5] as never[]
    const output = projectComposerContextForProvider({ text: '[x](t3-context://v1/file/a)', records })
    expect(output).toBe(`[File: x; ref=a]\n\n${unavailable('file')}`)
  })

  it.each([
    ['of no kind', { contextId: 'a' }],
    ['of a kind that is none', { contextId: 'a', kind: 5 }],
  ])('should neither be found nor take an id: %s', (_, record) => {
    const project = (...others: ComposerContextRecord[]) =>
      projectComposerContextForProvider({
        text: '[x](t3-context://v1/file/a)',
        records: [record as never, ...others],
      })
    expect(project()).toBe(`[File: x; ref=a]\n\n${unavailable('file')}`)
    expect(project(...recordsOf({ ...common, kind: 'skill', name: 's' }))).toBe('[Skill: x; ref=a]')
  })
})

it('should leave out references with bad offsets', () => {
  const reference = { kind: 'file', contextId: 'a', label: 'a', image: false, source: '' }
  const references = [
    { ...reference, start: 1, end: 0 },
    { ...reference, start: 2, end: 2 },
  ]
  expect(projectComposerContextForProvider({ text: 'ab', records: [], references })).toBe('ab')
})
