import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { faultsOf, roomOf } from './import-direction.ts'
import { type Import, importsOf, productFiles, readImports, root } from './import-graph.ts'

const files = productFiles()
const imports = importsOf(files)

describe('the imports of the product', () => {
  it('should point in one direction, never in a circle, and to nothing else', () => {
    expect(faultsOf(imports)).toEqual([])
  })

  it('should be read in every room that there is', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    expect(new Set(files.map(roomOf))).toEqual(new Set(['grammar', ...folders.map(({ name }) => name)]))
  })

  it('should be those that a bundler sees, and those of types', async () => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: files,
      outdir: 'out',
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      metafile: true,
      write: false,
    })
    const bundled = Object.entries(metafile.inputs).flatMap(([from, input]) =>
      input.imports.map(({ path }) => `${from} → ${path}`),
    )
    const read = imports.filter(({ types }) => !types).map(({ from, to }) => `${from} → ${to}`)
    expect(new Set(read)).toEqual(new Set(bundled))
    expect(read.length).toBeGreaterThan(100)
  })
})

describe('readImports', () => {
  it.each([
    ["import { a, type B } from './b.ts'", 'src/cli/b.ts', false],
    ["import a, {\n  b as c,\n} from '../b.ts'", 'src/b.ts', false],
    ["import * as a from '../../grammar/b.ts'", 'grammar/b.ts', false],
    ["import './b.ts'", 'src/cli/b.ts', false],
    ["import 'b'", 'b', false],
    ["export * from './b.ts'", 'src/cli/b.ts', false],
    ["export { default } from '@b/c'", '@b/c', false],
    ["  const a = await import('./b.ts')", 'src/cli/b.ts', false],
    ["import type { A } from './b.ts'", 'src/cli/b.ts', true],
    ["import type {} from 'b'", 'b', true],
    ["export type { A } from './b.ts'", 'src/cli/b.ts', true],
  ])('should read %j', (text, to, types) => {
    const code = `const x = 'y'\n${text}\nexport interface Z {\n  type: 'z'\n}\n`
    expect(readImports('src/cli/a.ts', code)).toEqual([{ from: 'src/cli/a.ts', to, types }])
  })

  it.each([
    "// import './b.ts'",
    "/** import('./b.ts') */",
    " * import { a } from './b.ts'",
    "export const a = 'b'",
    "export interface A {\n  b: 'c'\n}",
    "export function a({ b }: C = d): 'e' {}",
    "declare module 'b' {",
  ])('should not read %j', (text) => {
    expect(readImports('src/cli/a.ts', text)).toEqual([])
  })
})

describe('faultsOf', () => {
  const edge = (from: string, to: string, types = false): Import => ({ from, to, types })

  it.each([
    ['a file of the same room', edge('src/reference/a.ts', 'src/reference/b.ts')],
    ['along one arrow', edge('src/reference/a.ts', 'grammar/b.ts')],
    ['along several arrows', edge('src/editor/a.ts', 'src/record/b.ts')],
    ['from the main entry point', edge('src/index.ts', 'src/remark/b.ts')],
    ['types, where only they are allowed', edge('src/presentation/a.tsx', 'src/remark/b.ts', true)],
    ['anything from the command line', edge('src/cli/a.ts', 'src/editor/b.ts')],
    ['Node.js from the command line', edge('src/cli/a.ts', 'node:fs')],
    ['a package', edge('src/remark/a.ts', 'unist-util-visit')],
    ['a package with a path', edge('src/remark/a.ts', '@types/b/c')],
  ])('should allow %s', (_, allowed) => {
    expect(faultsOf([allowed])).toEqual([])
  })

  it.each([
    ['grammar/a.ts', 'src/reference/b.ts', 'grammar may not import reference'],
    ['src/reference/a.ts', 'src/markdown/b.ts', 'reference may not import markdown'],
    ['src/reference/a.ts', 'src/record/b.ts', 'reference may not import record'],
    ['src/markdown/a.ts', 'src/index.ts', 'import the file that you need, not an index'],
    ['src/legacy/a.ts', 'src/message/b.ts', 'legacy may not import message'],
    ['src/presentation/a.tsx', 'src/remark/b.ts', 'presentation may not import remark'],
    ['src/remark/a.ts', 'src/cli/b.ts', 'remark may not import cli'],
    ['src/remark/a.ts', 'grammar/index.ts', 'import the file that you need, not an index'],
    ['src/remark/a.ts', 'remark-t3-context/reference', 'inside the package import the file'],
    ['src/remark/a.ts', 'src/remark/b.fixture.ts', 'it is for tests'],
    ['src/remark/a.ts', 'fuzz/b.ts', 'it is no part of the product'],
    ['src/remark/a.ts', 'bench/b.ts', 'it is no part of the product'],
    ['src/remark/a.ts', 'playground/b.ts', 'it is no part of the product'],
    ['src/remark/a.ts', 'test/b.ts', 'it is no part of the product'],
    ['src/remark/a.ts', 'node:path', 'only the command line may use Node.js'],
    ['src/remark/a.ts', 'path', 'only the command line may use Node.js'],
    ['src/kitchen/a.ts', 'grammar/b.ts', 'the importing file stands in no room'],
    ['src/a.ts', 'grammar/b.ts', 'the importing file stands in no room'],
  ])('should find that %s imports %s', (from, to, reason) => {
    expect(faultsOf([edge(from, to)])).toEqual([`${from} imports ${to}: ${reason}`])
  })

  it('should find that types point back, too', () => {
    expect(faultsOf([edge('grammar/a.ts', 'src/remark/b.ts', true)])).toEqual([
      'grammar/a.ts imports src/remark/b.ts: grammar may not import remark',
    ])
  })

  it('should find a circle at run time, once', () => {
    const circle = [
      edge('grammar/a.ts', 'grammar/b.ts'),
      edge('grammar/b.ts', 'grammar/c.ts'),
      edge('grammar/c.ts', 'grammar/b.ts'),
    ]
    expect(faultsOf(circle)).toEqual(['a circle: grammar/b.ts → grammar/c.ts → grammar/b.ts'])
    expect(faultsOf(circle.map((one, index) => ({ ...one, types: index === 2 })))).toEqual([])
  })
})
