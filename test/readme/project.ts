import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../import-graph.ts'
import { type Installation, packAndInstall } from '../install.ts'
import type { Step } from './role.ts'

/** Packages whose types the compiler needs beside those that a page names. */
const TYPES = ['@types/react', '@types/react-dom']

/** A project in which the examples of a page run. */
export interface Project extends Installation {
  /** Write a file, and say where it is. */
  write: (name: string, text: string) => string
}

/**
 * Make a project that has the packed package, what the page tells to install, and nothing else.
 *
 * @param commands `npm install …`
 */
export function createProject(commands: readonly string[]): Project {
  const installed = packAndInstall()
  const { project, manifest } = installed
  const names = commands.flatMap((command) => command.split(' ').slice(2))
  for (const name of [...names, ...TYPES]) link(join('node_modules', name), join(root, 'node_modules', name))
  for (const [name, file] of Object.entries(manifest.bin)) {
    const main = join(installed.package, file)
    chmodSync(main, 0o755)
    link(join('node_modules/.bin', name), main)
  }
  return { ...installed, write }

  function link(name: string, target: string): void {
    const path = join(project, name)
    if (existsSync(path)) return
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(realpathSync(target), path)
  }

  function write(name: string, text: string): string {
    const path = join(project, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return path
  }
}

/** Run a program, and give all that it prints, or throws. */
export function runProgram(path: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [path], { cwd: dirname(path), encoding: 'utf8' })
  return (stdout + stderr).trimEnd()
}

const MARK = '\u0001'

/**
 * Run commands one after the other in one shell, and give what each prints to both outputs.
 *
 * @param commands for the shell
 * @param folder of the project, in which they run
 * @param project has the commands of packages
 */
export function runSession(commands: readonly string[], folder: string, project: Project): Step[] {
  const cwd = join(project.project, folder)
  mkdirSync(cwd, { recursive: true })
  // The function keeps the exit code, so that the next command can show it.
  const mark = `mark() { code=$?; printf '${MARK}'; return $code; }`
  const script = ['exec 2>&1', mark, ...commands.flatMap((command) => [command, 'mark'])].join('\n')
  const PATH = `${join(project.project, 'node_modules/.bin')}:${process.env.PATH}`
  const { stdout } = spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8', env: { PATH } })
  const outputs = stdout.split(MARK)
  return commands.map((command, index) => ({ command, output: (outputs[index] ?? '').trimEnd() }))
}
