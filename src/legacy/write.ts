import { CONTEXT_BLOCKS } from './blocks.ts'
import type { Carried } from './carry.ts'

const [TERMINALS, ELEMENTS, ANNOTATION] = CONTEXT_BLOCKS

/** Write the blocks that stand behind the prose, in the order in which they are sent. */
export function writeTrailingBlocks(carried: readonly Carried[]): string[] {
  const sourcesOf = (kind: Carried['payload']['kind']) =>
    carried.filter(({ payload }) => payload.kind === kind).map(({ source }) => source)
  const writeAll = (name: string, entries: string[]) =>
    entries.length === 0 ? [] : [writeBlock(name, entries.join('\n\n'))]
  return [
    ...writeAll(TERMINALS, sourcesOf('terminal')),
    ...writeAll(ELEMENTS, sourcesOf('element')),
    ...sourcesOf('preview-annotation').map((source) => writeBlock(ANNOTATION, source)),
    ...sourcesOf('review-comment'),
  ]
}

function writeBlock(name: string, body: string): string {
  return `<${name}>\n${body}\n</${name}>`
}
