import type { ComposerContextReference } from '../reference/scan.ts'
import type { ReviewPayload } from './payload.ts'
import { readReviewBlock } from './review-block.ts'
import { lastReviewEnd } from './review-body.ts'

/** A block of a message. Offsets are UTF-16 code units. */
export type Block = { start: number; end: number } & (
  | { name: ContextBlockName; body: string }
  | { name: 'review_comment'; payload: ReviewPayload }
)

/** The blocks that are sent behind the prose, in the order in which they are sent. */
export const CONTEXT_BLOCKS = ['terminal_context', 'element_context', 'preview_annotation'] as const

export type ContextBlockName = (typeof CONTEXT_BLOCKS)[number]

/** A tag of such a block, alone on its line. */
interface TagLine {
  name: ContextBlockName
  isClosing: boolean
  start: number
  end: number
}

/** What of the syntax of blocks is in a message. */
export interface Blocks {
  blocks: Block[]
  /** The tags that are outside of all blocks. */
  strays: TagLine[]
}

const TAG = `(?<![^\\n])<(/?)(${CONTEXT_BLOCKS.join('|')})>`
const TAG_LINE = new RegExp(`${TAG}(?=[ \\t\\r]{0,99}(?:\\n|$))`, 'g')
const BLOCK_END = new RegExp(`</(?:${[...CONTEXT_BLOCKS, 'review_comment'].join('|')})>`)
const REVIEW_OPENING = /<review_comment(?=\s)/g
const TAG_START = new RegExp(`${TAG}|${REVIEW_OPENING.source}`, 'g')

/** The tags between which the block of an annotation stands that holds an element block. */
const NESTED = '<preview_annotation><element_context></element_context></preview_annotation>'

/**
 * Find the blocks of a message, from the left to the right. What stands in a block or in a reference opens none.
 *
 * @param text the message without white space at its end
 * @param references those of its raw scan
 * @returns the blocks, which do not overlap; undefined if a review block is malformed
 */
export function findBlocks(
  text: string,
  references: readonly ComposerContextReference[],
): Blocks | undefined {
  const blocks: Block[] = []
  const strays: TagLine[] = []
  const tags = findTagLines(text)
  const lastEnd = lastReviewEnd(text)
  let tagIndex = 0
  let referenceIndex = 0
  let review = -1
  for (let at = 0; ; ) {
    while ((tags[tagIndex]?.start ?? text.length) < at) tagIndex++
    if (review < at) review = nextReview(text, at)
    const tag = tags[tagIndex]
    if (tag && tag.start < review) {
      const { name, start } = tag
      const last = closingOf(tag, tags.slice(tagIndex + 1, tagIndex + 4))
      if (last) blocks.push({ name, start, end: last.end, body: text.slice(tag.end, last.start) })
      else strays.push(tag)
      at = (last ?? tag).end
    } else if (review < text.length) {
      while ((references[referenceIndex]?.end ?? text.length) <= review) referenceIndex++
      const isInside = (references[referenceIndex]?.start ?? text.length) < review
      const block = isInside ? undefined : readReviewBlock(text, review, lastEnd)
      if (block && !block.payload) return undefined
      if (block?.payload)
        blocks.push({ name: 'review_comment', start: review, ...block, payload: block.payload })
      at = block ? block.end : review + 1
    } else return { blocks, strays }
  }
}

/** Find the tag that closes the block of another, among the three that follow, if that opens one. */
function closingOf(opening: TagLine, following: readonly TagLine[]): TagLine | undefined {
  const written = [opening, ...following]
    .map(({ name, isClosing }) => `<${isClosing ? '/' : ''}${name}>`)
    .join('')
  if (written.startsWith(`<${opening.name}></${opening.name}>`)) return following[0]
  return written === NESTED ? following[2] : undefined
}

function findTagLines(text: string): TagLine[] {
  return Array.from(text.matchAll(TAG_LINE), ({ 0: tag, 1: slash, 2: name, index }) => ({
    name: name as ContextBlockName,
    isClosing: slash === '/',
    start: index,
    end: index + tag.length,
  }))
}

function nextReview(text: string, at: number): number {
  REVIEW_OPENING.lastIndex = at
  return REVIEW_OPENING.exec(text)?.index ?? text.length
}

/** Find where something begins that may be the tag of a block with other white space behind it. */
export function findTags(text: string): number[] {
  return Array.from(text.matchAll(TAG_START), ({ index }) => index)
}

/** Whether a text has a tag that could close a block: without one it holds none. */
export function hasBlockEnd(text: string): boolean {
  return BLOCK_END.test(text)
}
