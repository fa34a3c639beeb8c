import { isBuiltin } from 'node:module'
import { type Import, isTestFile } from './import-graph.ts'

/**
 * What each room may import besides itself, one arrow each; the way along several arrows is open, too. A room that is
 * not here may not exist.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  grammar: [],
  reference: ['grammar'],
  record: ['grammar'],
  markdown: ['reference'],
  remark: ['reference', 'record', 'markdown'],
  provider: ['reference', 'record'],
  legacy: ['reference', 'record'],
  message: ['reference', 'record', 'legacy'],
  clipboard: ['reference', 'record', 'message'],
  editor: ['reference', 'clipboard'],
  presentation: ['record'],
  cli: [
    'grammar',
    'reference',
    'record',
    'markdown',
    'remark',
    'provider',
    'legacy',
    'message',
    'clipboard',
    'editor',
    'presentation',
  ],
}

/** The same for imports of which nothing is left at run time. */
const MAY_IMPORT_TYPES: Readonly<Record<string, readonly string[]>> = { presentation: ['remark'] }

/** The room of a file, or undefined for one that stands in none. */
export function roomOf(file: string): string | undefined {
  if (file.startsWith('grammar/')) return 'grammar'
  // The main entry point is that of the remark plugin.
  if (file === 'src/index.ts') return 'remark'
  const room = /^src\/([^/]+)\//.exec(file)?.[1]
  return room !== undefined && room !== 'grammar' && Object.hasOwn(MAY_IMPORT, room) ? room : undefined
}

/**
 * Find the imports that go against the direction, and the circles.
 *
 * @param imports of the product's files
 * @returns what is wrong, one sentence each
 */
export function faultsOf(imports: readonly Import[]): string[] {
  return [...imports.flatMap(faultOf), ...circlesOf(imports)]
}

function faultOf({ from, to, types }: Import): string[] {
  const fault = (reason: string) => [`${from} imports ${to}: ${reason}`]
  const room = roomOf(from)
  if (room === undefined) return fault('the importing file stands in no room')
  if (!to.includes('/') || !/\.tsx?$/.test(to)) {
    if (/^remark-t3-context(?:\/|$)/.test(to)) return fault('inside the package import the file')
    return isBuiltin(to) && room !== 'cli' ? fault('only the command line may use Node.js') : []
  }
  const target = roomOf(to)
  if (target === undefined) return fault('it is no part of the product')
  if (isTestFile(to)) return fault('it is for tests')
  if (/(?:^|\/)index\.ts$/.test(to)) return fault('import the file that you need, not an index')
  if (target === room || reaches(room, target, types)) return []
  return fault(`${room} may not import ${target}`)
}

function reaches(
  room: string,
  target: string,
  types: boolean,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (room === target) return true
  if (seen.has(room)) return false
  const next = [...(MAY_IMPORT[room] ?? []), ...((types && MAY_IMPORT_TYPES[room]) || [])]
  return next.some((other) => reaches(other, target, types, new Set([...seen, room])))
}

/** The circles at run time. */
function circlesOf(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to, types } of imports) if (!types) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) circles.push(`a circle: ${[...path.slice(start), file].join(' → ')}`)
    if (start >= 0 || done.has(file)) return
    for (const other of next.get(file) ?? []) visit(other, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return circles
}
