import { closesFence, type OpeningFence, readOpeningFence } from './fence.ts'
import { asLines, isBlank, linesOf } from './lines.ts'
import { REVIEW_NAME, readReviewTag } from './review-tag.ts'

/** What closes a review block. */
export const REVIEW_CLOSING = '</review_comment>'

const INDENT = /[^\S\n]*/y

/** What stands between the tags of a review block. */
export interface ReviewBody {
  comment: string
  excerpt: { diff: string; info: string } | undefined
}

/** A fence: where it and the lines in it are in the message. */
interface Fence {
  start: number
  end: number
  info: string
  lines: [start: number, end: number]
}

/** Where the last closing tag of a message stands, or -1. */
export function lastReviewEnd(text: string): number {
  return text.lastIndexOf(REVIEW_CLOSING)
}

/**
 * Read from just behind the opening tag, line by line, up to the closing tag.
 *
 * @returns the body, and where the block ends; undefined if there is no closing tag outside of a fence, or if the first
 *   thing on a line before it opens another block, whose closing tag it may be
 */
export function readReviewBody(text: string, start: number): (ReviewBody & { end: number }) | undefined {
  let close = text.indexOf(REVIEW_CLOSING, start)
  let open: (OpeningFence & { start: number; content: number }) | undefined
  let last: Fence | undefined
  let at = start
  while (close !== -1) {
    if (!open && opensReview(text, at)) return undefined
    // Up to the tag, unless that is in a fence: the next line end may be far behind it.
    const length = text.slice(at, open ? text.length : close).indexOf('\n')
    if (length === -1) return open ? undefined : finish(text, start, close, last)
    const end = at + length
    const line = text.slice(at, end)
    if (open && closesFence(line, open)) {
      last = { start: open.start, end, info: open.info, lines: [open.content, at] }
      open = undefined
    } else if (!open) {
      const fence = readOpeningFence(line)
      if (fence) open = { ...fence, start: at, content: end + 1 }
    }
    at = end + 1
    if (close < at) close = text.indexOf(REVIEW_CLOSING, at)
  }
  return undefined
}

function opensReview(text: string, line: number): boolean {
  INDENT.lastIndex = line
  INDENT.test(text)
  const start = INDENT.lastIndex
  return text.startsWith(REVIEW_NAME, start) && readReviewTag(text, start) !== undefined
}

function finish(
  text: string,
  start: number,
  close: number,
  fence: Fence | undefined,
): ReviewBody & { end: number } {
  const isLast = fence !== undefined && isBlank(text.slice(fence.end, close))
  const comment = asLines(text.slice(start, isLast ? fence.start : close)).trim()
  const end = close + REVIEW_CLOSING.length
  if (!isLast) return { comment, excerpt: undefined, end }
  // The line end before the closing fence belongs to the fence.
  const diff = linesOf(text.slice(...fence.lines))
    .slice(0, -1)
    .join('\n')
  return { comment, excerpt: { diff, info: fence.info }, end }
}
