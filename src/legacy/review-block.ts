import { sanitizeComposerContextLabel } from '../reference/label.ts'
import { writeFenced } from './fence.ts'
import { asLines } from './lines.ts'
import type { ReviewPayload } from './payload.ts'
import { REVIEW_CLOSING, type ReviewBody, readReviewBody } from './review-body.ts'
import { readReviewTag, writeReviewTag } from './review-tag.ts'

/** A review block, where it ends, and what it holds unless it is malformed. */
export interface ReviewBlock {
  end: number
  payload: ReviewPayload | undefined
}

/**
 * Read the review block that opens at an index: a comment, and an excerpt in a fence behind it. A closing tag in a
 * fence does not close the block.
 *
 * @param text the message
 * @param start where its `<` stands
 * @param last where the last closing tag of the message stands, or -1
 * @returns the block; undefined if the tag is a word of the prose
 */
export function readReviewBlock(text: string, start: number, last: number): ReviewBlock | undefined {
  const tag = readReviewTag(text, start)
  if (!tag || tag.end > last) return undefined
  const body = readReviewBody(text, tag.end)
  const payload = body && toPayload(tag.attributes, body)
  return { end: body ? body.end : text.length, payload }
}

/** Write a review block. */
export function writeReviewBlock(review: ReviewPayload): string {
  const excerpt = writeFenced(review.diff, review.fenceLanguage ?? '')
  const comment = review.text === '' ? [] : [review.text]
  return [writeReviewTag(attributesOf(review)), ...comment, excerpt, REVIEW_CLOSING].join('\n')
}

/** What a block keeps of a review comment. */
export function asReviewBlock(review: ReviewPayload): ReviewPayload {
  const { text, diff, fenceLanguage = '' } = review
  const attributes = Array.from(attributesOf(review), ([name, value]): [string, string] => [name, `${value}`])
  return toPayload(new Map(attributes), {
    comment: asLines(text).trim(),
    excerpt: { diff: asLines(diff), info: fenceLanguage },
  })
}

function attributesOf(review: ReviewPayload): [name: string, value: string | number][] {
  const { sectionId, sectionTitle, filePath, startIndex, endIndex, rangeLabel } = review
  return Object.entries({ sectionId, sectionTitle, filePath, startIndex, endIndex, rangeLabel })
}

/** What is missing and has no default is empty, or no number: no record has that. */
function toPayload(attributes: ReadonlyMap<string, string>, { comment, excerpt }: ReviewBody): ReviewPayload {
  const read = (name: string, missing = '') => attributes.get(name) ?? missing
  const filePath = read('filePath')
  const rangeLabel = read('rangeLabel', 'line')
  const { diff, info } = excerpt ?? { diff: '', info: 'diff' }
  return {
    kind: 'review-comment',
    label: reviewLabel(filePath, rangeLabel),
    sectionId: read('sectionId'),
    sectionTitle: read('sectionTitle', 'Review'),
    filePath,
    startIndex: readIndex(read('startIndex')),
    endIndex: readIndex(read('endIndex')),
    rangeLabel,
    text: comment,
    diff,
    ...(info === '' ? {} : { fenceLanguage: info }),
  }
}

function reviewLabel(filePath: string, rangeLabel: string): string {
  const name = filePath.split(/[\\/]/).filter(Boolean).at(-1) ?? filePath
  return sanitizeComposerContextLabel(`${name} ${rangeLabel}`, 'review-comment')
}

function readIndex(value: string): number {
  return /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN
}
