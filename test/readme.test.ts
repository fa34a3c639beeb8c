import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { toString as textOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import remarkContextReference, { type ContextReferenceRuleId } from '../src/index.ts'
import { root } from './import-graph.ts'
import { run, tool } from './install.ts'
import { compareDeclarations } from './readme/declarations.ts'
import { type Block, type Page, readPage, urlsOf } from './readme/document.ts'
import { documentedIn, exportedBy, signatureOf, typesOf } from './readme/names.ts'
import { createProject, type Project, runProgram, runSession } from './readme/project.ts'
import { type Role, roleOf, sessionOf } from './readme/role.ts'

const page = readPage(readFileSync(join(root, 'README.md'), 'utf8'))

/** The only blocks that are neither run nor compared: they install packages. */
const installs = [
  'npm install remark-t3-context',
  'npm install remark remark-t3-context unist-util-inspect vfile vfile-reporter',
  `npm install ${[
    'micromark-extension-gfm react react-dom react-markdown',
    'rehype-sanitize rehype-stringify remark-math remark-parse remark-rehype unified unist-util-visit',
  ].join(' ')}`,
]
const LISTED = [...installs, 'npm ci && npm start\nnpm ci && npm test']

const blocksOf = (role: Role) => page.blocks.filter((block) => roleOf(block, LISTED) === role)

/** Packing takes longer than a hook may by default. */
const TIMEOUT = 240_000

let project: Project
beforeAll(() => {
  project = createProject(installs)
}, TIMEOUT)
afterAll(() => project.remove())

describe('the order', () => {
  const chapters = page.sections.filter(({ depth }) => depth === 2)

  it("should be the ecosystem's", () => {
    expect(chapters.map(({ title }) => title)).toEqual([
      'Contents',
      'What is this?',
      'When should I use this?',
      'Install',
      'Use',
      'API',
      'Syntax',
      'Escaping',
      'Syntax tree',
      'HTML',
      'CSS',
      'Types',
      'Diagnostics',
      'Command line',
      'Security',
      'Compatibility',
      'Fuzzing',
      'Benchmarks',
      'Conformance suite',
      'Related',
      'Contribute',
      'License',
    ])
  })

  it('should be that of the contents', () => {
    const contents = chapters[0]?.content ?? []
    const listed = contents.flatMap((node) =>
      node.type === 'list' ? node.children.map((item) => textOf(item)) : [],
    )
    expect(listed).toEqual(chapters.slice(1).map(({ title }) => title))
  })

  it('should begin with the title, three badges and one sentence', () => {
    const [{ title, content = [] } = {}] = page.sections
    const [badges, sentence] = content
    expect(title).toBe('remark-t3-context')
    expect(badges && countImages(badges)).toBe(3)
    expect(sentence && textOf(sentence)).toMatch(/^[^.]+\.$/)
    expect(content).toHaveLength(2)
  })

  it('should name the two commands for a fresh machine near the top', () => {
    const { chapter, value } = blocksOf('listed')
      .map(({ section, value }) => ({ chapter: section.chapter, value }))
      .find(({ value }) => value.startsWith('npm ci')) ?? { chapter: '', value: '' }
    expect({ chapter, value }).toEqual({
      chapter: 'install',
      value: 'npm ci && npm start\nnpm ci && npm test',
    })
  })
})

describe('the links', () => {
  it('should all lead somewhere', () => {
    expect(deadLinksOf(page)).toEqual([])
    expect(urlsOf(page.tree).filter((url) => !isExternal(url)).length).toBeGreaterThan(30)
  })

  it('should be found dead where they lead nowhere', () => {
    const text =
      '# A b\n\n[a](#a-b) [c](#c) [d](LICENSE) [e][e] ![f](f.png) [g](https://g.example)\n\n[e]: e.md#e'
    expect(deadLinksOf(readPage(text))).toEqual(['#c', 'f.png', 'e.md#e'])
  })

  it.each<ContextReferenceRuleId>(['invalid-uri', 'newer-version', 'not-canonical', 'unresolved'])(
    'should meet those of the messages with the rule %s',
    (ruleId) => {
      const section = page.sections.find(({ anchor }) => anchor === ruleId)
      expect(section?.chapter).toBe('diagnostics')
      const sessions = blocksOf('session').filter((block) => block.section === section)
      expect(sessions.map(({ value }) => value).join()).toContain(` ${ruleId} `)
    },
  )
})

describe('the blocks', () => {
  it('should each be run, compared or listed', () => {
    const roles = page.blocks.map((block) => roleOf(block, LISTED))
    expect(roles.filter((role) => role === 'example').length).toBeGreaterThan(9)
    expect(roles.filter((role) => role === 'output')).toHaveLength(
      roles.filter((role) => role === 'example').length,
    )
    expect(
      blocksOf('listed')
        .map(({ value }) => value)
        .sort(),
    ).toEqual([...LISTED].sort())
  })

  it.each([
    ['```sh\nt3-context check\n```', 'sh'],
    ['```txt\nprinted by nothing\n```', 'txt'],
    ['```console\nno command\n```', 'console'],
    ['```json\n{}\n```', 'json'],
    ['```rust\nfn main() {}\n```', 'rust'],
    ['    indented', ''],
  ])('should be found where nobody checks them: %j', (markdown, language) => {
    const [block] = readPage(`# A\n\n${markdown}`).blocks
    expect(() => block && roleOf(block, LISTED)).toThrow(
      `Line 3: a block of "${language}" that is neither checked nor listed`,
    )
  })
})

describe('the examples', () => {
  const examples = blocksOf('example')
  const typed = examples.filter(({ language }) => language !== 'js')
  const declarations = blocksOf('declaration')
  let compiled = ''

  beforeAll(() => {
    const sources = [
      ...typed.map((block) => [fileOf(block), block.value] as const),
      ...declarations.map((block) => {
        const [entryPoint, index] = entryPointOf(block)
        const types = exportedBy(index).flatMap((name) => name.split('type ')[1] ?? [])
        return [fileOf(block), compareDeclarations(block, entryPoint, types)] as const
      }),
    ]
    compiled = compile(sources)
  }, TIMEOUT)

  it('should compile where they have types, and declare the real types', () => {
    expect(compiled).toBe('')
    expect(typed.map(({ language }) => language).sort()).toEqual(['ts', 'tsx'])
    expect(declarations.flatMap(typesOf).length).toBeGreaterThan(20)
  })

  it('should not compile with another type than the real one', () => {
    const [block] = readPage('# A\n\n```ts\ninterface TextWithCaret {\n  text: string\n}\n```').blocks
    const source = block && compareDeclarations(block, 'remark-t3-context/reference', ['TextWithCaret'])
    expect(compile([['wrong.ts', source ?? '']])).toMatch(
      /^wrong\.ts\(\d+,14\): error TS2322: Type 'true' is not assignable to type 'false'\.\n$/,
    )
  })

  it.each(examples.map((block) => [block.line, block] as const))(
    'should print what the page says: line %i',
    (_, block) => {
      const path = block.language === 'js' ? project.write(fileOf(block), block.value) : builtOf(block)
      const output = page.blocks.find(({ previous }) => previous === block)
      expect(runProgram(path)).toBe(output?.value)
    },
  )
})

describe('the commands', () => {
  it.each(blocksOf('session').map((block) => [block.line, block] as const))(
    'should print what the page says: line %i',
    (_, block) => {
      const { chapter } = block.section
      const files = blocksOf('file').filter(({ section }) => section.chapter === chapter)
      for (const { name, value } of files) project.write(`${chapter}/${name}`, `${value}\n`)
      const steps = sessionOf(block)
      const commands = steps.map(({ command }) => command)
      expect(runSession(commands, chapter, project)).toEqual(steps)
      expect(commands.join()).toMatch(/\bt3-context /)
    },
  )

  it('should all have an example', () => {
    const text = blocksOf('session')
      .flatMap(sessionOf)
      .map(({ command }) => command)
    const names = text.map((command) => /\bt3-context (\w+)/.exec(command)?.[1])
    expect(names).toEqual(expect.arrayContaining(['check', 'list', 'format', 'tree']))
  })
})

describe('the API', () => {
  it.each([
    ['remark-t3-context', ['remark-t3-context', 'Syntax tree']],
    ['remark-t3-context/reference', ['remark-t3-context/reference']],
    ['remark-t3-context/markdown', ['remark-t3-context/markdown']],
    ['remark-t3-context/grammar', ['remark-t3-context/grammar']],
  ])('should say of %s all that it exports, and no more', async (entryPoint, titles) => {
    const { names, signatures, values } = documentedIn(page, titles)
    const isDefault = (name: string) => name === 'remarkContextReference'
    expect(names.map((name) => (isDefault(name) ? 'default' : name)).sort()).toEqual(
      exportedBy(indexOf(entryPoint)),
    )

    const built: Record<string, unknown> = await import(/* @vite-ignore */ pathOf(entryPoint, 'default'))
    const functions = Object.entries(built).flatMap(([name, value]) =>
      typeof value === 'function'
        ? [signatureOf(name === 'default' ? value.name : name, value as never)]
        : [],
    )
    expect([...signatures].sort()).toEqual(functions.sort())
    const constants = Object.entries(built).filter(([name]) => /^[A-Z_]+$/.test(name))
    expect(Object.fromEntries(values)).toEqual(
      Object.fromEntries(constants.map(([name, value]) => [name, JSON.stringify(value)])),
    )
  })
})

describe('what is compared', () => {
  it('should be the grammar', () => {
    const [block, ...others] = blocksOf('grammar')
    expect(`${block?.value}\n`).toBe(readFileSync(join(root, 'grammar/context-reference.abnf'), 'utf8'))
    expect(others).toEqual([])
  })

  it('should be style sheets without a fault', () => {
    const styles = blocksOf('style').map(({ value }) => transformSync(value, { loader: 'css' }))
    expect(styles.map(({ warnings }) => warnings)).toEqual([[]])
  })

  it('should be messages with references and without a fault', () => {
    const messages = blocksOf('message')
    for (const { value } of messages) {
      const file = new VFile(value)
      const processor = remark().use(remarkContextReference)
      const tree = processor.parse(file)
      processor.runSync(tree, file)
      let references = 0
      visit(tree, 'contextReference', () => {
        references++
      })
      expect({ references, messages: file.messages }).toEqual({ references: 1, messages: [] })
    }
    expect(messages).not.toEqual([])
  })
})

function countImages(node: Page['tree']['children'][number]): number {
  let images = 0
  visit(node, 'image', () => {
    images++
  })
  return images
}

/** The links that lead to no heading of the page and to no file of the repository. */
function deadLinksOf({ tree, sections }: Page): string[] {
  const anchors = new Set(sections.map(({ anchor }) => `#${anchor}`))
  return urlsOf(tree).filter((url) => !isExternal(url) && !anchors.has(url) && !existsSync(join(root, url)))
}

function isExternal(url: string): boolean {
  return url.startsWith('https://')
}

function fileOf({ language, line }: Block): string {
  return `line-${line}.${language === 'js' ? 'mjs' : language}`
}

function builtOf(block: Block): string {
  return join(project.project, `built/line-${block.line}.js`)
}

/** Compile modules with strict types in the project. Gives what the compiler says. */
function compile(sources: readonly (readonly [name: string, text: string])[]): string {
  for (const [name, text] of sources) project.write(name, text)
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    rootDir: '.',
    outDir: 'built',
  }
  const config = { compilerOptions, files: sources.map(([name]) => name) }
  writeFileSync(join(project.project, 'tsconfig.json'), JSON.stringify(config))
  try {
    return run(tool('tsc'), ['--pretty', 'false'], project.project)
  } catch (error) {
    return String(error).split('\n').slice(1).join('\n').trimStart().replace(/\n+$/, '\n')
  }
}

/** The entry point that a block is about, and its built index. */
function entryPointOf({ section }: Block): [entryPoint: string, index: string] {
  const entryPoint = section.part.startsWith('remark-t3-context') ? section.part : 'remark-t3-context'
  return [entryPoint, indexOf(entryPoint)]
}

function indexOf(entryPoint: string): string {
  return readFileSync(pathOf(entryPoint, 'types'), 'utf8')
}

function pathOf(entryPoint: string, condition: 'types' | 'default'): string {
  const target = project.manifest.exports[entryPoint.replace('remark-t3-context', '.')]
  if (typeof target !== 'object') throw new Error(`There is no ${entryPoint}`)
  return join(project.package, target[condition])
}
