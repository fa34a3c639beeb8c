import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reference } from '../grammar/context-reference.ts'
import { regExpSource } from '../grammar/regexp.ts'
import { importsOf, productFiles, root } from './import-graph.ts'
import { findSecondWritings } from './second-writing.ts'

const GRAMMAR = 'grammar/context-reference.ts'

/** What looks like the syntax and is something else. */
const OTHER_THINGS: Record<string, string[]> = {
  // The names of HTML elements (CommonMark 6.6) have the characters of a kind.
  'src/reference/markup.ts': ['[a-z0-9-]'],
  // Citations have a scheme and a version of their own.
  'src/provider/citation-syntax.ts': ['//v1'],
  // The names of directives.
  'src/legacy/build.ts': ['[\\w-]'],
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const others = productFiles().filter((file) => file !== GRAMMAR)

describe('the syntax of references', () => {
  it.each(others)('should not be written again in %s', (file) => {
    const found = new Set(findSecondWritings(read(file)).map(({ code }) => code))
    expect(found).toEqual(new Set(OTHER_THINGS[file]))
  })

  it('should be found where it is written out', () => {
    const text = `export const reference = /${regExpSource(reference)}/`
    expect(findSecondWritings(text).map(({ what }) => what)).toEqual([
      'the scheme',
      'the version',
      'a kind',
      'a context id',
      'a bound',
      'a bound',
      'a bound',
    ])
  })

  it('should be put together nowhere else', () => {
    const users = importsOf(productFiles()).filter(({ to, types }) => to === 'grammar/rule.ts' && !types)
    expect(users.map(({ from }) => from)).toEqual([GRAMMAR])
  })
})

describe('findSecondWritings', () => {
  it.each([
    ["const a = 't3-context://v2/'", 'the scheme', 't3-context:'],
    ["const a = 'T3-Context' + ':'", 'the scheme', 'T3-Context:'],
    [`const a = \`](t3-context:\${b}\``, 'the scheme', 't3-context:'],
    ['const a = /t3-context:/', 'the scheme', 't3-context:'],
    ['const a = "t3\\x2dcontext:"', 'the scheme', 't3-context:'],
    ['const a = /\\/\\/v1\\//', 'the version', '\\/\\/v1'],
    [`const a = \`\${b}://v1/\``, 'the version', '//v1'],
    ['const a = /[a-z][a-z0-9-]*/', 'a kind', '[a-z0-9-]'],
    ['const a = /[-0-9a-z]/', 'a kind', '[-0-9a-z]'],
    ['const a = /[a-z\\d\\-]/', 'a kind', '[a-z\\d\\-]'],
    ['const a = /[A-Za-z0-9_-]+/', 'a context id', '[A-Za-z0-9_-]'],
    ['const a = /[\\w-]/', 'a context id', '[\\w-]'],
    ["const a = new RegExp('[\\\\w-]')", 'a context id', '[\\w-]'],
    ['const a = `[_a-zA-Z0-9-]`', 'a context id', '[_a-zA-Z0-9-]'],
    ['const a = /.{0,39}/', 'a bound', '{0,39}'],
    ["const a = '.{1,128}'", 'a bound', '{1,128}'],
    ['const a = /.{0,512}/', 'a bound', '{0,512}'],
  ])('should find in %j %s', (text, what, code) => {
    expect(findSecondWritings(text)).toEqual([{ what, code }])
  })

  it.each([
    '// t3-context://v1/file/a',
    '/** [a](t3-context://v1/file/a), {0,39}, 512 */\nconst a = 1',
    "const a = 't3-context'",
    `const a = \`t3-context: \${b}\``,
    "const a = 'application/vnd.t3-context+json'",
    `const a = \`\${CONTEXT_SCHEME}:\``,
    'const a = /[A-Za-z0-9:_-]/',
    'const a = /[a-z_:][a-z0-9_.:-]*/i',
    'const a = /.{1,31}/',
    'const a = [b - 1, c]',
    "type A = 't3-context:'",
  ])('should find nothing in %j', (text) => {
    expect(findSecondWritings(text)).toEqual([])
  })
})
