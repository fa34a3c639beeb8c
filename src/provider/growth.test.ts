import { describe, expect, it } from 'vitest'
import { expectLinear } from '../../corpus/harness/growth.ts'
import { decodeContextRecord } from '../record/record.ts'
import { parseAssistantCitationHref } from './citation.ts'
import { collectAssistantCitations } from './citation-scan.ts'
import { assistantCitationsToPlainText, expandAssistantCitationsForProvider } from './citation-text.ts'
import { escapeTags, escapeTagsInJson } from './escape.ts'
import { projectComposerContextForProvider } from './project.ts'

/** A record with a text of any length: what is projected need not have been decoded. */
function recordOf(fields: object) {
  const { record } = decodeContextRecord({ version: 1, contextId: 'a', label: 'x', ...fields })
  if (!record) throw new Error('no record')
  return record
}

const terminal = recordOf({
  kind: 'terminal',
  terminalId: 't',
  terminalLabel: 'T',
  lineStart: 0,
  lineEnd: Number.MAX_SAFE_INTEGER,
  text: '',
})
const review = recordOf({
  kind: 'review-comment',
  sectionId: 's',
  sectionTitle: '',
  filePath: 'f',
  startIndex: 0,
  endIndex: 0,
  rangeLabel: '',
  text: '',
  diff: '',
})

const project = (record: object) =>
  projectComposerContextForProvider({ text: '[x](t3-context://v1/file/a)', records: [record as never] })

const WORK: [name: string, work: (text: string) => unknown][] = [
  ['collect citations', collectAssistantCitations],
  ['make plain text', assistantCitationsToPlainText],
  ['expand citations', expandAssistantCitationsForProvider],
  ['parse a query', (text) => parseAssistantCitationHref(`t3-citation://v1/e/t/m?${text}`)],
  ['escape', escapeTags],
  ['escape JSON', (text) => escapeTagsInJson(`"${text}`)],
  ['project prose', (text) => projectComposerContextForProvider({ text, records: [], escapeProse: true })],
  ['project a terminal', (text) => project({ ...terminal, text })],
  ['project a comment', (text) => project({ ...review, text })],
  ['project a field', (text) => project({ ...review, filePath: text })],
  ['project a payload', (text) => project({ ...terminal, kind: 'k', payload: [text] })],
]

const HREF = 't3-citation://v1/e/t/m?text=a&start=0&end=1&prefix=&suffix='

const HOSTILE: [name: string, textOf: (length: number) => string][] = [
  ...[
    '<',
    '</',
    '<\u200b',
    '\u200b<',
    '<c',
    '<c\u200b',
    '<context',
    '<context>',
    '<context\u200b',
    '<context\u200bual',
    '</t3_context>',
    '<t3_contex\u200b',
    '<\\u200b',
    '\\u200b<',
    '<c\\u2060',
    '<\\n',
    '<context\\u200b',
    '<\n',
    '< /',
    '\n',
    '\r\n',
    '\r',
    '\u2028',
    '\u0085',
    ' ',
    'a',
    '\0',
    '\ud800',
    '😀',
    '\u{e0061}',
    '\u{1f3f4}\u{e0061}',
    '\u{1f3f4}',
    ';',
    '\\',
    '!',
    '&',
    '&text=',
    '%41',
    '%',
    '=',
    '[Assistant quote](',
    '[Assistant quote](t3-citation://v1/',
    `[Assistant quote](${HREF}`,
    `[Assistant quote](${HREF})`,
    `[Assistant quote](${HREF}(`,
    '\\[Assistant quote](t3-citation://v1/',
    '[x](t3-context://v1/file/a)',
  ].map((part): [string, (length: number) => string] => [
    JSON.stringify(part),
    (length) => part.repeat(Math.max(1, length / part.length)),
  ]),
  ['a tag that never comes', (length) => `<${'\u200b'.repeat(length)}`],
  ['a name that never ends', (length) => `<context${'\u200b'.repeat(length)}`],
  ['an escape that never ends', (length) => `<${'\\u200b'.repeat(length / 6)}`],
  ['a letter, then nothing to see', (length) => `<c${'\u200b'.repeat(length)}`],
  ['backslashes before a citation', (length) => `${'\\'.repeat(length)}[Assistant quote](${HREF})`],
  ['parentheses that stay open', (length) => `[Assistant quote](t3-citation://v1/${'('.repeat(length)}`],
  ['parentheses in pairs', (length) => `[Assistant quote](t3-citation://v1/${'()'.repeat(length / 2)})`],
]

describe.each(WORK)('%s', (_, work) => {
  it.each(HOSTILE)('should take linear time for %s', (_, textOf) => {
    expectLinear(work, textOf, 2 ** 16)
  })
})

it('should answer on millions of invisible characters', () => {
  const invisible = '\u200b'.repeat(3_000_000)
  expect(escapeTags(`<${invisible}/${invisible}context${invisible}>`).startsWith('&lt;\u200b')).toBe(true)
  expect(escapeTagsInJson(`"<${invisible}context"`).startsWith('"\\u003c')).toBe(true)
  expect(collectAssistantCitations(`[Assistant quote](t3-citation://v1/${'('.repeat(5_000_000)})`)).toEqual(
    [],
  )
})

it('should render a record once that is referred to ten thousand times', () => {
  let reads = 0
  const record = {
    ...terminal,
    get text() {
      reads++
      return 'line\n'.repeat(12_000)
    },
  }
  const text = '[x](t3-context://v1/terminal/a) '.repeat(10_000)
  const output = projectComposerContextForProvider({ text, records: [record as never] })
  expect(reads).toBe(1)
  expect(output.split('[Terminal: x; ref=a]')).toHaveLength(10_001)
})

it('should take linear time for many references to two hundred records', () => {
  const records = Array.from({ length: 200 }, (_, index) => ({
    ...terminal,
    contextId: `c${index}`,
    text: 'a\nb',
  }))
  const one = (index: number) => `[x](t3-context://v1/terminal/c${index % 200}) `
  const textOf = (length: number) =>
    Array.from({ length: Math.ceil(length / 33) }, (_, index) => one(index)).join('')
  expectLinear(
    (text) => projectComposerContextForProvider({ text, records: records as never[] }),
    textOf,
    33 * 10_000,
  )
})

it('should take linear time for many different citations', () => {
  const one = (index: number) => `[Assistant quote](${HREF.replace('end=1', `end=${index + 1}`)}) `
  const textOf = (length: number) =>
    Array.from({ length: Math.ceil(length / 82) }, (_, index) => one(index)).join('')
  expectLinear(expandAssistantCitationsForProvider, textOf, 82 * 5_000)
})
