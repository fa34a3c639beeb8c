import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './import-graph.ts'

/** What the tests read of `package.json`. */
export interface Manifest {
  name: string
  version: string
  bin: Record<string, string>
  exports: Record<string, string | { types: string; default: string }>
  dependencies: Record<string, string>
}

/** The package as a user has it. */
export interface Installation {
  /** The packed file. */
  tarball: string
  /** The project of the user. */
  project: string
  /** The package in the project. */
  package: string
  /** The names of the packed files, in order: `dist/src/index.js`. */
  files: string[]
  manifest: Manifest
  remove: () => void
}

/**
 * Pack what is built, and install it into an empty project, offline: next to the package stand links to the
 * dependencies that it declares and to nothing else, so that whatever it does not declare is not found.
 */
export function packAndInstall(): Installation {
  if (!existsSync(join(root, 'dist/src/index.js')))
    throw new Error('There is no dist/: run `npm run build` first')
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'consumer-')))
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', project]
  const [packed] = JSON.parse(run('npm', pack, root)) as { filename: string; files: { path: string }[] }[]
  if (packed === undefined) throw new Error('npm packed nothing')
  const manifest = readManifest()
  const tarball = join(project, packed.filename)
  const folder = join(project, 'node_modules', manifest.name)
  mkdirSync(folder, { recursive: true })
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder], project)
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(project, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link, 'junction')
  }
  return {
    tarball,
    project,
    package: folder,
    files: packed.files.map(({ path }) => path).sort(),
    manifest,
    remove: () => rmSync(project, { recursive: true, force: true }),
  }
}

/** Read the `package.json` of the repository. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}

/**
 * Run a command.
 *
 * @returns what it wrote to its standard output
 * @throws {Error} with all that it wrote, if its exit code is not 0
 */
export function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

/** The path of a command that a development dependency brings. */
export function tool(name: string): string {
  return join(root, 'node_modules/.bin', name)
}
