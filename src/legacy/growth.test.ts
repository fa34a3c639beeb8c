import { expect, it } from 'vitest'
import type { ComposerContextRecord } from '../record/record.ts'
import { serializeLegacyContextMessage } from './serialize.ts'
import { upgradeLegacyContextMessage } from './upgrade.ts'

const terminal = {
  version: 1,
  contextId: 'legacy_terminal_1',
  kind: 'terminal',
  label: 'T line 1',
  terminalId: 't',
  terminalLabel: 'T',
  lineStart: 1,
  lineEnd: 1,
  text: 'x',
} as ComposerContextRecord

const OPEN_REVIEW = '<review_comment sectionId="s" filePath="f.ts" startIndex="1" endIndex="1">'
const TERMINAL = '<terminal_context>\n- T line 1:\n  1 | x\n</terminal_context>'

// What a regular expression keeps for each character would exhaust its stack.
it.each<[part: string, before: string, after: string]>([
  [' ', '<review_comment', '></review_comment>'],
  ['a', '<review_comment ', '="1"></review_comment>'],
  [' a="1"', '<review_comment', '></review_comment>'],
  [' ', 'x\n<terminal_context>', `\n${TERMINAL}`],
  [' ', `x\n${TERMINAL}`, ''],
  ['`', `${OPEN_REVIEW}\n`, '\n</review_comment>'],
  [':1', '<element_context>\n- A:\n  source: ', '\n</element_context>'],
  ['@', '<element_context>\n- A:\n  source: http://', ':1\n</element_context>'],
  ['a', '<preview_annotation>\nPage: http://', '\n</preview_annotation>'],
  ['a', '<terminal_context>\n- ', ' line 1:\n</terminal_context>'],
  ['.', '@t:1', `\n${TERMINAL}`],
  ['1', '@t:', `\n${TERMINAL}`],
  ['\ufffc', '', `\n${TERMINAL}`],
  ['a-', ':', `\ufffc\n${TERMINAL}`],
  ['[', '', `\ufffc\n${TERMINAL}`],
])('should answer on ten million characters of %j between %j and %j', (part, before, after) => {
  const text = before + part.repeat(10_000_000 / part.length) + after
  expect(upgradeLegacyContextMessage(text).records.length).toBeLessThan(2)
  expect(serializeLegacyContextMessage({ text, records: [terminal] })).toContain('- T line 1:\n  1 | x')
})
