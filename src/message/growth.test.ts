import { describe, expect, it } from 'vitest'
import { expectLinear } from '../../corpus/harness/growth.ts'
import { ref, review, terminal } from './build.fixture.ts'
import { buildMessageContext } from './build.ts'
import { decodeContextJson } from './context-json.ts'
import { cutCapture, cutLine } from './cut.ts'
import { cutTerminalExcerpt } from './cut-terminal.ts'
import { removeReferences } from './remove-references.ts'

const MEGABYTE = 1_000_000
const repeated = (part: string) => (length: number) => part.repeat(length / part.length)

const WORK: [name: string, work: (text: string) => unknown][] = [
  ['cut a line', (text) => cutLine(text, 200)],
  ['cut a capture', (text) => cutCapture(text, 8000)],
  ['cut an excerpt', (text) => cutTerminalExcerpt({ lineStart: 1, lineEnd: text.length, text })],
  ['cut an excerpt of one line', (text) => cutTerminalExcerpt({ lineStart: 1, lineEnd: 1, text })],
  ['decode JSON', decodeContextJson],
  [
    'build a message with long captures',
    (text) =>
      buildMessageContext({
        text: `${ref('t')}${ref('r')}`,
        terminals: [{ ...terminal, text }],
        reviewComments: [{ ...review, filePath: text }],
      }),
  ],
  ['build a message with a long text', (text) => buildMessageContext({ text })],
]

const HOSTILE: [name: string, textOf: (length: number) => string][] = [
  'x',
  '\n',
  '\r',
  '\r\n',
  'x\n',
  ' ',
  '/',
  '\ud83d',
  '😀',
  '[',
  '{"a":',
].map((part) => [JSON.stringify(part), repeated(part)])

describe.each(WORK)('%s', (_, work) => {
  it.each(HOSTILE)('should take linear time for %s', (_, textOf) => {
    expectLinear(work, textOf, MEGABYTE)
  })
})

describe('many references', () => {
  const idsOf = (length: number) => Array.from({ length: length / 500 }, (_, index) => `t${index}`)
  const textOf = (length: number) =>
    idsOf(length)
      .map((id) => `${ref(id)} `.padEnd(500, 'word '))
      .join('')
  const ids = new Set(idsOf(MEGABYTE))
  const live = idsOf(MEGABYTE).map((contextId) => ({ ...terminal, contextId }))
  const expired = live.map((draft) => ({ ...draft, text: null }))

  it('should be removed in linear time', () => {
    expectLinear((text) => removeReferences(text, ids), textOf, MEGABYTE)
    expect(removeReferences(textOf(MEGABYTE), ids)).not.toContain('](')
  })

  it('should be removed in linear time however deep they are', () => {
    const nested = (length: number) => {
      const depth = length / 27
      return `${'['.repeat(depth)}${ref('t0')}${'](t3-context://v1/file/t0)'.repeat(depth)}`
    }
    expectLinear((text) => removeReferences(text, ids), nested, MEGABYTE)
  })

  it('should find their drafts in linear time', () => {
    const build = (text: string) => buildMessageContext({ text, terminals: live.slice(0, text.length / 500) })
    expectLinear(build, textOf, MEGABYTE)
    expect(build(textOf(MEGABYTE)).dropped).toHaveLength(1800)
  })

  it('should lose those that have expired in linear time', () => {
    const build = (text: string) =>
      buildMessageContext({ text, terminals: expired.slice(0, text.length / 500) })
    expectLinear(build, textOf, MEGABYTE)
    expect(build(textOf(MEGABYTE)).dropped).toHaveLength(2000)
  })
})
