import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The file with the packages that targets use. */
const VENDOR = 'vendor.cjs'

/** The path of an import that is none of a file. */
const PACKAGE = /^[^./]/

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
}

/** Where the bundles of some targets are. */
export interface Bundles {
  /** The path of each target's file, by its name. */
  targets: ReadonlyMap<string, string>
  /** The path of the file with the packages that they use. */
  vendor: string
}

/**
 * Bundle targets for the engines, each in a CommonJS file that exports `fuzz(bytes)`, `hold(bytes)` for what the law says of
 * them, and `read(bytes)` for the input that they are. Only the code of this package is in these files, so that an
 * engine is guided by it; the packages that it uses are in one file beside them.
 *
 * @param modules the path of each target's module, by the target's name, which is its export
 * @param folder where the files go
 */
export async function bundleTargets(modules: ReadonlyMap<string, string>, folder: string): Promise<Bundles> {
  const packages = await packagesOf([...modules.values()])
  const vendor = join(folder, VENDOR)
  await bundlePackages(packages, vendor)
  const plugins = [await fromVendor(packages)]
  const targets = new Map<string, string>()
  for (const [name, module] of modules) {
    const outfile = join(folder, `${name}.cjs`)
    await build({ ...common, stdin: entryOf(name, module), outfile, plugins, external: [`./${VENDOR}`] })
    targets.set(name, outfile)
  }
  return { targets, vendor }
}

function entryOf(name: string, module: string): NonNullable<BuildOptions['stdin']> {
  const contents = `
    import { readInput } from './fuzz/format/field.ts'
    import { ${name} as target } from ${JSON.stringify(module)}
    export const read = (bytes) => readInput(target.input, bytes)
    export const hold = (bytes) => target.check(read(bytes))
    export const fuzz = (bytes) => { hold(bytes) }`
  return { contents, resolveDir: root, sourcefile: `${name}.entry.ts`, loader: 'ts' }
}

/** The packages that these modules use, but for those of Node.js. */
async function packagesOf(modules: readonly string[]): Promise<string[]> {
  const external: Plugin = {
    name: 'external',
    setup: ({ onResolve }) =>
      onResolve({ filter: PACKAGE }, ({ path }) => ({ path, external: true, sideEffects: false })),
  }
  const { metafile } = await build({
    ...common,
    entryPoints: [...modules],
    plugins: [external],
    metafile: true,
    write: false,
    outdir: 'out',
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const names = imports.map((one) => one.path).filter((path) => !isBuiltin(path))
  return [...new Set(names)].sort()
}

async function bundlePackages(packages: readonly string[], outfile: string): Promise<void> {
  const contents = packages.map((name, index) => `export * as p${index} from '${name}'`).join('\n')
  await build({ ...common, stdin: { contents, resolveDir: root }, outfile })
}

/** Take the exports of packages from the file that has them all. */
async function fromVendor(packages: readonly string[]): Promise<Plugin> {
  const modules = new Map<string, string>()
  for (const [index, name] of packages.entries()) {
    const exports = Object.keys(await import(name)).map(
      (key, at) => `const e${at} = all.${key}; export { e${at} as ${key} }`,
    )
    modules.set(name, [`const all = require('./${VENDOR}').p${index}`, ...exports].join('\n'))
  }
  return {
    name: 'vendor',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: PACKAGE }, ({ path }) =>
        modules.has(path) ? { path, namespace: 'vendor', sideEffects: false } : undefined,
      )
      onLoad({ filter: /./, namespace: 'vendor' }, ({ path }) => ({ contents: modules.get(path) as string }))
    },
  }
}
