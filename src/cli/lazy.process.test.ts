import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { exitOf, start } from './run.fixture.ts'

/** Hooks of Node.js that write the address of each module that it loads to standard error. */
const HOOKS = toDataUrl(`
  import { writeSync } from 'node:fs'
  export function load(url, context, next) {
    writeSync(2, 'loaded ' + url + '\\n')
    return next(url, context)
  }`)
const REPORT_MODULES = [
  '--import',
  toDataUrl(`import { register } from 'node:module'; register(${JSON.stringify(HOOKS)})`),
]

function toDataUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`
}

/** Name the packages that a run loads, and the rooms of this one. */
async function loadedBy(args: readonly string[]): Promise<string[]> {
  const child = start(args, '.', REPORT_MODULES)
  child.stdin.end()
  child.stdout.resume()
  const [stderr] = await Promise.all([text(child.stderr), exitOf(child)])
  const names = stderr.matchAll(/^loaded file:.*\/(?:node_modules|dist\/src)\/([^/\n]+)\//gm)
  return [...new Set(Array.from(names, ([, name = '']) => name))].sort()
}

it.each([
  ['--help'],
  ['--version'],
  ['chek'],
  ['list --jsno'],
  ['list --help'],
  ['upgrade --help'],
  ['help tree'],
])('should load no command for %s', async (line) => {
  expect(await loadedBy(line.split(' '))).toEqual(['cli', 'commander'])
})

it('should load no Markdown parser for upgrade', async () => {
  const loaded = await loadedBy(['upgrade'])
  expect(loaded).toEqual(
    expect.arrayContaining(['cli', 'cli-progress', 'legacy', 'record', 'reference', 'valibot']),
  )
  const parsers = [
    'markdown',
    'remark',
    'micromark',
    'mdast-util-from-markdown',
    'unified',
    'parsimmon',
    'vfile',
  ]
  for (const name of parsers) expect(loaded).not.toContain(name)
})

it('should load the Markdown parser for list', async () => {
  expect(await loadedBy(['list'])).toEqual(
    expect.arrayContaining(['micromark', 'remark', 'unified', 'vfile']),
  )
})
