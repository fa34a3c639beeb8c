import { type AcceptedMutant, KINDS, readAccepted } from './accepted.ts'
import { type Room, rooms } from './rooms.ts'

/** Where the page stands. */
export const MUTANTS_PAGE: URL = new URL('../MUTANTS.md', import.meta.url)

const HEAD = `# Accepted mutants

Written by \`npm run mutation\` from \`fuzz/mutation/accepted/\`: change the lists there.

\`npm run mutation\` changes the sources in one place at a time and runs the examples of the room that was changed. A change
that no test notices fails the run, unless it is listed here with its reason. What is listed and noticed fails it, too.

The reasons are of these kinds:

${Object.entries(KINDS)
  .map(([kind, meaning]) => `- **${kind}**: ${meaning}.`)
  .join('\n')}
`

/** The whole text of \`fuzz/MUTANTS.md\`. */
export function mutantsPage(): string {
  return renderMutants(rooms.map((room) => [room, readAccepted(room)]))
}

/**
 * Write accepted mutants as Markdown.
 *
 * @param lists the mutants of each room; those of a file that have one reason, one after the other, share it
 */
export function renderMutants(lists: readonly (readonly [Room, readonly AcceptedMutant[]])[]): string {
  return [HEAD, ...lists.map(([room, accepted]) => renderRoom(room, accepted))].join('\n')
}

function renderRoom({ name }: Room, accepted: readonly AcceptedMutant[]): string {
  const files = groupBy(accepted, ({ file }) => file)
  const body = files.map(([file, mutants]) => `\n### \`${file}\`\n${renderFile(mutants)}`).join('')
  return `## ${name}: ${accepted.length || 'none'}\n${body}`
}

function renderFile(mutants: readonly AcceptedMutant[]): string {
  return groupBy(mutants, ({ reason }) => reason)
    .map(([reason, alike]) => `\n${reason}\n\n\`\`\`diff\n${alike.map(renderChange).join('')}\`\`\`\n`)
    .join('')
}

function renderChange({ code, mutated }: AcceptedMutant): string {
  return `- ${code}\n+ ${mutated}\n`
}

/** The items by their keys, in the order in which the keys first occur. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups]
}
