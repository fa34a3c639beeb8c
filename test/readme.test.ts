import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readManifest } from './install.ts'
import { BUILT, compile } from './readme/compile.ts'
import { compareDeclarations } from './readme/declarations.ts'
import { type Block, readPage } from './readme/document.ts'
import { blocksOf, INSTALLS, outputOf, pages } from './readme/documentation.ts'
import { importBuilt, readIndex } from './readme/entry-point.ts'
import { documentedIn, exportedBy, schemaTypes, signatureOf, typesOf } from './readme/names.ts'
import { createProject, type Project, runProgram, runSession } from './readme/project.ts'
import { sessionOf } from './readme/role.ts'

/** Packing takes longer than a hook may by default. */
const TIMEOUT = 240_000

const ENTRY_POINTS = Object.entries(readManifest().exports).flatMap(([name, target]) =>
  typeof target === 'object' ? [name.replace('.', 'remark-t3-context')] : [],
)

let project: Project
beforeAll(() => {
  project = createProject(INSTALLS)
}, TIMEOUT)
afterAll(() => project.remove())

describe('the examples', () => {
  const examples = blocksOf('example')
  const typed = examples.filter(({ language }) => language !== 'js')
  const declarations = blocksOf('declaration')
  let compiled = ''

  beforeAll(() => {
    const sources = [
      ...typed.map((block) => [fileOf(block), block.value] as const),
      ...declarations.map((block) => {
        const { entryPoint } = block.section
        const exported = exportedBy(readIndex(project, entryPoint))
        const types = exported.flatMap((name) => name.split('type ')[1] ?? [])
        return [fileOf(block), compareDeclarations(block, entryPoint, types)] as const
      }),
    ]
    compiled = compile(project, sources)
  }, TIMEOUT)

  it('should compile where they have types, and declare the real types', () => {
    expect(compiled).toBe('')
    expect(new Set(typed.map(({ language }) => language))).toEqual(new Set(['ts', 'tsx']))
    expect(declarations.flatMap(typesOf).length).toBeGreaterThan(60)
  })

  it('should not compile with another type than the real one', () => {
    const [block] = readPage('# A\n\n```ts\ninterface TextWithCaret {\n  text: string\n}\n```').blocks
    const source = block && compareDeclarations(block, 'remark-t3-context/reference', ['TextWithCaret'])
    expect(compile(project, [['wrong.ts', source ?? '']])).toMatch(
      /^wrong\.ts\(\d+,14\): error TS2322: Type 'true' is not assignable to type 'false'\.\n$/,
    )
  })

  it.each(examples.map((block) => [block.path, block.line, block] as const))(
    'should print what the page says: %s, line %i',
    (_, __, block) => {
      const path = block.language === 'js' ? project.write(fileOf(block), block.value) : builtOf(block)
      expect(runProgram(path)).toBe(outputOf(block)?.value)
    },
  )
})

describe('the commands', () => {
  it.each(blocksOf('session').map((block) => [block.path, block.line, block] as const))(
    'should print what the page says: %s, line %i',
    (_, __, block) => {
      const { chapter } = block.section
      const files = blocksOf('file').filter(
        ({ section, path }) => section.chapter === chapter && path === block.path,
      )
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
    expect(names).toEqual(expect.arrayContaining(['check', 'list', 'format', 'tree', 'project', 'upgrade']))
  })
})

describe('the API', () => {
  it.each(ENTRY_POINTS)('should say of %s all that it exports, and no more', async (entryPoint) => {
    const { names, signatures, values } = documentedIn(pages, entryPoint)
    const built = await importBuilt(project, entryPoint)
    const isDefault = (name: string) => name === 'remarkContextReference'
    expect(names.map((name) => (isDefault(name) ? 'default' : name)).sort()).toEqual(
      [...exportedBy(readIndex(project, entryPoint)), ...schemaTypes(built)].sort(),
    )

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

/** A name for the file of a block: that of its page, and its line. */
function fileOf({ language, path, line }: Block): string {
  return `${path.replace('/', '-')}-${line}.${language === 'js' ? 'mjs' : language}`
}

function builtOf(block: Block): string {
  return join(project.project, BUILT, fileOf(block).replace(/\.tsx?$/, '.js'))
}
