import { expect, it } from 'vitest'
import { collectAssistantCitations } from './citation-scan.ts'
import { escapeTags, escapeTagsInJson } from './escape.ts'
import { projectComposerContextForProvider } from './project.ts'

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
    version: 1,
    contextId: 'a',
    kind: 'terminal',
    label: 'x',
    terminalId: 't',
    terminalLabel: 'T',
    lineStart: 0,
    lineEnd: Number.MAX_SAFE_INTEGER,
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
