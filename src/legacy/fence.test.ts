import { describe, expect, it } from 'vitest'
import { closesFence, readOpeningFence, writeFenced } from './fence.ts'

// As CommonMark has fenced code blocks.

describe('readOpeningFence', () => {
  it.each([
    ['```', 3, ''],
    ['~~~', 3, ''],
    ['`````', 5, ''],
    ['``` ts ', 3, 'ts'],
    ['~~~ `a` ~', 3, '`a` ~'],
    [' ````', 4, ''],
    ['   ```diff', 3, 'diff'],
    ['```\r', 3, ''],
  ])('should read %j', (line, length, info) => {
    const unit = line.trim().charCodeAt(0)
    expect(readOpeningFence(line)).toEqual({ unit, length, info })
  })

  it.each(['', 'a', '``', '  ``', '~~', '    ```', '\t```', '---', 'aaa', '``~', '``` `', '> ```'])(
    'should not read %j',
    (line) => {
      expect(readOpeningFence(line)).toBeUndefined()
    },
  )
})

describe('closesFence', () => {
  const opening = { unit: '`'.charCodeAt(0), length: 4, info: 'ts' }

  it.each(['````', '`````', '   ````', '```` \t'])('should be closed by %j', (line) => {
    expect(closesFence(line, opening)).toBe(true)
  })

  it.each(['', '```', ' ```', '~~~~', '````ts', '```` `', '    ````', 'a'])(
    'should not be closed by %j',
    (line) => {
      expect(closesFence(line, opening)).toBe(false)
    },
  )
})

it.each([
  ['', 'ts', '```ts\n```'],
  ['a\n\nb', '', '```\na\n\nb\n```'],
  ['``', '', '```\n``\n```'],
  ['a ```\n`````', 'md', '``````md\na ```\n`````\n``````'],
  ['```', '`', '~~~`\n```\n~~~'],
  ['~~~', '`', '~~~~`\n~~~\n~~~~'],
])('should put %j behind %j into a fence that it cannot close', (text, info, fenced) => {
  expect(writeFenced(text, info)).toBe(fenced)
})
