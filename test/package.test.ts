import { readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { join as joinPosix } from 'node:path/posix'
import { build } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { consumer } from './consumer.ts'
import { roomOf } from './import-direction.ts'
import { readImports } from './import-graph.ts'
import { packAndInstall, run, tool } from './install.ts'

const installed = packAndInstall()
const { files, manifest, project, tarball } = installed
afterAll(installed.remove)

const read = (file: string) => readFileSync(join(installed.package, file), 'utf8')

describe('the packed files', () => {
  /** What a user gets, and why. */
  const KINDS: Record<string, RegExp> = {
    'what package managers read': /^package\.json$/,
    'what people read': /^(?:README|CHANGELOG)\.md$|^LICENSE$/,
    'a page for each entry point that has one': /^docs\/[a-z]+\.md$/,
    'code and types, with maps': /^dist\/(?:grammar|src)\/.+\.(?:js|d\.ts)(?:\.map)?$/,
    'the sources that the maps point to': /^(?:grammar|src)\/(?!.*\.(?:test|fixture)\.tsx?$).+\.tsx?$/,
    'the JSON Schema for ports': /^src\/record\/message-context\.schema\.json$/,
    'the grammar for ports': /^grammar\/context-reference\.abnf$/,
    'the conformance suite for ports': /^corpus\/conformance\/(?:README\.md|[a-z-]+\.json)$/,
  }

  it('should be of these kinds and no others', () => {
    const kinds = Object.values(KINDS)
    expect(files.filter((file) => !kinds.some((kind) => kind.test(file)))).toEqual([])
  })

  it.each(Object.entries(KINDS))('should hold %s', (_, kind) => {
    expect(files.filter((file) => kind.test(file))).not.toEqual([])
  })

  it('should hold each of the files for people', () => {
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md']))
  })

  it('should hold every source of every map', () => {
    const maps = files.filter((file) => file.endsWith('.map'))
    const missing = maps.flatMap((map) => {
      const { sources } = JSON.parse(read(map)) as { sources: string[] }
      return sources.map((source) => joinPosix(map, '..', source)).filter((source) => !files.includes(source))
    })
    expect(missing).toEqual([])
    expect(maps.length).toBeGreaterThan(50)
  })

  it('should satisfy publint', () => {
    expect(run(tool('publint'), ['run', tarball, '--strict'], project)).toContain('All good!')
  })

  it('should satisfy arethetypeswrong', () => {
    const report = run(tool('attw'), [tarball, '--profile', 'esm-only', '--format', 'json'], project)
    const { analysis } = JSON.parse(report) as { analysis: { entrypoints: object; problems: unknown[] } }
    expect(analysis.problems.filter((problem) => !isForCommonJs(problem))).toEqual([])
    expect(Object.keys(analysis.entrypoints)).toEqual(Object.keys(manifest.exports))
  })
})

describe('an empty project with the package', () => {
  const codeEntryPoints = Object.entries(manifest.exports).flatMap(([entryPoint, target]) =>
    typeof target === 'object' ? [entryPoint] : [],
  )

  it.each(codeEntryPoints)('should import %s at run time', (entryPoint) => {
    const name = joinPosix(manifest.name, entryPoint)
    const code = `import * as all from '${name}'; console.log(Object.keys(all).length)`
    expect(Number(run(process.execPath, ['--input-type=module', '-e', code], project))).toBeGreaterThan(0)
  })

  it('should find the JSON Schema', () => {
    const code = `console.log(import.meta.resolve('${manifest.name}/schema/message-context.json'))`
    const url = run(process.execPath, ['--input-type=module', '-e', code], project).trim()
    const { properties } = JSON.parse(readFileSync(new URL(url), 'utf8'))
    expect(Object.keys(properties)).toEqual(['version', 'records'])
  })

  it('should not find what the package does not declare', () => {
    const code = "import('vitest').catch((error) => console.log(error.code))"
    expect(run(process.execPath, ['--input-type=module', '-e', code], project)).toBe('ERR_MODULE_NOT_FOUND\n')
  })

  it.each([
    { module: 'nodenext', moduleResolution: 'nodenext' },
    { module: 'esnext', moduleResolution: 'bundler' },
  ])('should compile with the types under $moduleResolution, and run', (resolution) => {
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      outDir: resolution.moduleResolution,
    }
    writeFileSync(join(project, 'consumer.ts'), consumer)
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }))
    expect(run(tool('tsc'), [], project)).toBe('')
    const printed = run(process.execPath, [join(resolution.moduleResolution, 'consumer.js')], project)
    expect(JSON.parse(printed)).toEqual({
      node: ['file', 'a', 'the file'],
      fault: 16,
      target: { kind: 'file', contextId: 'a' },
      raw: [[4, 38]],
      markdown: ['[the file](t3-context://v1/file/a)'],
      abnf: 'kind = %x61-7A *39( %x2D / %x30-39 / %x61-7A )\n',
      extensions: ['object', 'object'],
      schema: expect.arrayContaining(['span']),
      folded: 'a-b_c8687a08aa5d6ed2044328fa6a697ab8',
      described: ['zsh, lines 7 to 8', 'thread of a newer client'],
      resolved: ['ctx_1'],
      projected: expect.stringContaining('7 | error\n'),
      upgraded: ['terminal'],
      pasted: [[], ['no record']],
      restored: ['ctx_1', 'ctx_2'],
      valid: true,
      unused: 11,
    })
  })

  it('should run the command', () => {
    const [name, file = ''] = Object.entries(manifest.bin)[0] ?? []
    expect(name).toBe('t3-context')
    expect(read(file)).toMatch(/^#!\/usr\/bin\/env node\n/)
    expect(run(process.execPath, [join(installed.package, file), '--version'], project)).toBe(
      `${manifest.version}\n`,
    )
  })
})

describe('the built code', () => {
  const built = files.filter((file) => /^dist\/.*\.(?:js|d\.ts)$/.test(file))
  const packagesIn = (file: string) =>
    readImports(file, read(file)).flatMap(({ to }) => (to.startsWith('dist/') ? [] : [packageOf(to)]))

  it.each([
    { entryPoint: './grammar', rooms: ['grammar'], packages: ['parsimmon'] },
    {
      entryPoint: './reference',
      rooms: ['grammar', 'reference'],
      packages: ['micromark-util-decode-string'],
    },
    {
      entryPoint: './markdown',
      rooms: ['grammar', 'markdown', 'reference'],
      packages: ['micromark', 'micromark-util-decode-string'],
    },
    {
      entryPoint: './record',
      rooms: ['grammar', 'record'],
      packages: ['@noble/hashes', 'valibot'],
    },
    {
      entryPoint: './provider',
      rooms: ['grammar', 'provider', 'reference'],
      packages: ['micromark-util-decode-string'],
    },
    {
      entryPoint: './legacy',
      rooms: ['grammar', 'legacy', 'record', 'reference'],
      packages: ['micromark-util-decode-string', 'valibot'],
    },
    {
      entryPoint: './message',
      rooms: ['grammar', 'legacy', 'message', 'record', 'reference'],
      packages: ['micromark-util-decode-string', 'valibot'],
    },
    {
      entryPoint: './clipboard',
      rooms: ['clipboard', 'grammar', 'message', 'record', 'reference'],
      packages: ['htmlparser2', 'micromark-util-decode-string', 'valibot'],
    },
    {
      entryPoint: '.',
      rooms: ['grammar', 'reference', 'remark'],
      packages: ['mdast-util-to-string', 'micromark-util-decode-string', 'parsimmon', 'unist-util-visit'],
    },
  ])('should load for $entryPoint nothing but $rooms and $packages', async (expected) => {
    const target = manifest.exports[expected.entryPoint]
    if (typeof target !== 'object') throw new Error(`There is no ${expected.entryPoint}`)
    const { metafile } = await build({
      absWorkingDir: installed.package,
      entryPoints: [target.default],
      bundle: true,
      packages: 'external',
      platform: 'neutral',
      format: 'esm',
      metafile: true,
      write: false,
    })
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
    const external = imports.filter((one) => one.external).map(({ path }) => packageOf(path))
    const rooms = Object.keys(metafile.inputs).map((file) => roomOf(sourceOf(file)))
    expect([...new Set(external)].sort()).toEqual(expected.packages)
    expect([...new Set(rooms)].sort()).toEqual(expected.rooms)
  })

  it('should import Node.js modules for the command line only', () => {
    const users = built.filter((file) => packagesIn(file).some((name) => isBuiltin(name)))
    expect(users.filter((file) => !file.startsWith('dist/src/cli/'))).toEqual([])
    expect(users).not.toEqual([])
  })

  it('should import every dependency that is declared, and no other', () => {
    const inCode = new Set(built.filter((file) => file.endsWith('.js')).flatMap(packagesIn))
    const inTypes = new Set(built.filter((file) => file.endsWith('.d.ts')).flatMap(packagesIn))
    const declared = Object.keys(manifest.dependencies)
    const needed = [...new Set([...inCode, ...inTypes])].flatMap((name) => {
      const types = `@types/${name}`
      // The types of a package come with it, or in a package of their own: for those that have no code, alone.
      const both = inTypes.has(name) && declared.includes(types) ? [types] : []
      return inCode.has(name) || both.length === 0 ? [name, ...both] : both
    })
    expect(needed.filter((name) => !isBuiltin(name)).sort()).toEqual(declared.sort())
  })
})

/** The source of a built file. */
function sourceOf(file: string): string {
  return file.replace(/^dist\//, '').replace(/\.js$/, '.ts')
}

/** The name of the package that an import names. */
function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
}

/** Whether a problem is one of CommonJS alone, for which the package is not made. */
function isForCommonJs(problem: unknown): boolean {
  const { kind, resolutionKind = '' } = problem as { kind: string; resolutionKind?: string }
  return kind === 'CJSResolvesToESM' || ['node10', 'node16-cjs'].includes(resolutionKind)
}
