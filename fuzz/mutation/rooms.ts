/** A part of the sources that is mutated by itself. */
export type Room = {
  /** Its folder, from the top of the repository. */
  name: string
  /** The tests that have to notice a mutant of it, as globs. */
  tests: readonly string[]
  /** The lowest score that passes, in percent. */
  threshold: number
}

/** What `npm run mutation` covers. */
export const rooms: readonly Room[] = [
  {
    name: 'grammar',
    tests: [
      'grammar/**/*.test.ts',
      'fuzz/{arbitraries,oracles}/**/*.test.ts',
      'corpus/conformance-href.test.ts',
    ],
    threshold: 95,
  },
  {
    name: 'src/reference',
    tests: ['src/reference/**/*.test.ts', 'corpus/conformance-{href,label,text}.test.ts'],
    threshold: 95,
  },
  {
    name: 'src/remark',
    tests: ['src/remark/**/*.test.{ts,tsx}', 'corpus/conformance-markdown.test.ts'],
    threshold: 90,
  },
  {
    name: 'src/provider',
    tests: ['src/provider/**/*.test.ts', 'corpus/conformance-{provider,citation}.test.ts'],
    threshold: 90,
  },
  {
    name: 'src/legacy',
    tests: ['src/legacy/**/*.test.ts', 'corpus/conformance-legacy.test.ts'],
    threshold: 90,
  },
  {
    name: 'src/clipboard',
    tests: ['src/clipboard/**/*.test.ts', 'corpus/conformance-clipboard.test.ts'],
    threshold: 90,
  },
]

/**
 * The room of a name.
 *
 * @throws {RangeError} When no room has it.
 */
export function roomOf(name: string | undefined): Room {
  const room = rooms.find((candidate) => candidate.name === name)
  if (!room) throw new RangeError(`MUTATION_ROOM must be one of ${rooms.map(({ name }) => name).join(', ')}`)
  return room
}

/** The name of a room as that of a file. */
export function slugOf({ name }: Pick<Room, 'name'>): string {
  return name.replaceAll('/', '-')
}
