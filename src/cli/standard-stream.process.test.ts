import { linkSync, symlinkSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeFolder, readIn } from './folder.fixture.ts'
import { runInShell } from './run.fixture.ts'

const LINES = '{"text":"a"}\n?\n'
const REPORT = `<stdin>:2: Unexpected token '?', "?" is not valid JSON\n`

describe('a file for rejects that is a standard stream', () => {
  it.each([
    ['t3-context upgrade --rejects a.ndjson <a.ndjson', 'input'],
    ['t3-context upgrade --rejects ./hard <a.ndjson', 'input'],
    ['t3-context upgrade --rejects a.ndjson <soft', 'input'],
    ['t3-context upgrade --rejects soft <hard', 'input'],
    ['echo "?" | t3-context upgrade --rejects hard >>a.ndjson', 'output'],
    ['echo "?" | t3-context upgrade --rejects a.ndjson 1<>soft', 'output'],
  ])('should be refused, and stay as it is: %s', (line, stream) => {
    const cwd = makeFolder({ 'a.ndjson': LINES })
    linkSync(`${cwd}/a.ndjson`, `${cwd}/hard`)
    symlinkSync('a.ndjson', `${cwd}/soft`)
    const [, path] = line.match(/--rejects (\S+)/) ?? []
    expect(runInShell(line, cwd)).toEqual({
      code: 2,
      stdout: '',
      stderr: `t3-context: Cannot write rejects: ${path}: the file is standard ${stream}\n`,
    })
    expect(readIn(cwd, 'a.ndjson')).toBe(LINES)
  })

  it('should be refused if it is for the reports', () => {
    const cwd = makeFolder({ 'a.ndjson': LINES })
    expect(runInShell('t3-context upgrade --rejects log <a.ndjson 2>log', cwd).code).toBe(2)
    expect(readIn(cwd, 'log')).toBe('t3-context: Cannot write rejects: log: the file is standard error\n')
  })

  it('should not be refused if it only holds the same', () => {
    const cwd = makeFolder({ 'a.ndjson': LINES, 'b.ndjson': LINES })
    expect(runInShell('t3-context upgrade --rejects b.ndjson <a.ndjson', cwd)).toEqual({
      code: 1,
      stdout: '{"text":"a"}\n',
      stderr: REPORT,
    })
    expect(readIn(cwd, 'b.ndjson')).toBe('?\n')
  })

  it('should not be refused if it holds nothing that could be lost', () => {
    const cwd = makeFolder({ 'a.ndjson': LINES })
    const line = 't3-context upgrade --rejects /dev/null'
    expect(runInShell(`${line} <a.ndjson >/dev/null`, cwd)).toEqual({ code: 1, stdout: '', stderr: REPORT })
    expect(runInShell(`${line} </dev/null`, cwd)).toEqual({ code: 0, stdout: '', stderr: '' })
  })
})

describe('a folder as standard input', () => {
  const commands = [
    'check',
    'list',
    'format',
    'format --check',
    'tree',
    'project --records r.json',
    'upgrade',
  ]

  it.each(commands)('should be refused by %s', (command) => {
    const cwd = makeFolder({ 'r.json': '[]' })
    expect(runInShell(`t3-context ${command} <.`, cwd)).toEqual({
      code: 1,
      stdout: '',
      stderr: 't3-context: Cannot read <stdin>: Is a directory\n',
    })
  })

  it('should leave a file for rejects as it is', () => {
    const cwd = makeFolder({ 'r.ndjson': LINES })
    expect(runInShell('t3-context upgrade --rejects r.ndjson <.', cwd).code).toBe(1)
    expect(readIn(cwd, 'r.ndjson')).toBe(LINES)
  })

  it('should not matter if files are named', () => {
    const cwd = makeFolder({ 'a.md': 'a\n' })
    expect(runInShell('t3-context format a.md <.', cwd)).toEqual({ code: 0, stdout: 'a\n', stderr: '' })
  })
})

describe('another standard input', () => {
  it.each([
    ['a file', 't3-context format <a.md', 'a\n'],
    ['a pipe', 'cat a.md | t3-context format', 'a\n'],
    ['a device', 't3-context format </dev/null', ''],
    ['none', 't3-context format <&-', ''],
  ])('should not be refused: %s', (_, line, stdout) => {
    expect(runInShell(line, makeFolder({ 'a.md': 'a\n' }))).toEqual({ code: 0, stdout, stderr: '' })
  })
})
