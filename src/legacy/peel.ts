import { type Block, type Blocks, CONTEXT_BLOCKS } from './blocks.ts'

/** A message without the blocks at its end. */
export interface Peeled {
  /** Where the rest of the message ends: behind its last character that is no white space. */
  end: number
  /** The blocks in the rest, in order. */
  rest: Block[]
  /** The blocks at the end, in order. */
  trailing: Block[]
}

/** The blocks at the end of a message, the last first. */
const FROM_THE_END: readonly Block['name'][] = ['review_comment', ...[...CONTEXT_BLOCKS].reverse()]

/**
 * Peel the blocks off the end of a message: review blocks, previews, elements, terminals, any number of each. A review
 * block with prose before it on its line stands in its place.
 *
 * @returns undefined if the rest ends in a block of another than this order, or in one that is malformed
 */
export function peelBlocks(text: string, { blocks, strays }: Blocks): Peeled | undefined {
  let end = text.trimEnd().length
  let count = blocks.length
  for (const name of FROM_THE_END) {
    for (
      let block = blocks[count - 1];
      block?.name === name && block.end === end && beginsLine(text, block.start);
      block = blocks[count - 1]
    ) {
      end = text.slice(0, block.start).trimEnd().length
      count--
    }
  }
  const last = blocks[count - 1]
  if (last?.end === end && last.name !== 'review_comment') return undefined
  const stray = strays.find((tag) => tag.end === end && tag.isClosing)
  if (stray && strays.some((tag) => tag.name === stray.name && !tag.isClosing)) return undefined
  return { end, rest: blocks.slice(0, count), trailing: blocks.slice(count) }
}

function beginsLine(text: string, start: number): boolean {
  return start === 0 || text[start - 1] === '\n'
}
