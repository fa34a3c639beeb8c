import {
  type ComposerContextRecord,
  decodeContextRecord,
  isKnownContextRecord,
  type KnownContextRecord,
} from '../record/record.ts'
import { asElementEntry, readElementBlock, toElement, writeElementEntry } from './element-block.ts'
import type { LegacyPayload } from './payload.ts'
import { asPreviewBlock, readPreviewBlock, writePreviewBlock } from './preview-block.ts'
import { asReviewBlock, readReviewBlock, writeReviewBlock } from './review-block.ts'
import { lastReviewEnd } from './review-body.ts'
import { readTerminalBlock, toTerminal, writeTerminalEntry } from './terminal-block.ts'

/** A record in the old form. */
export interface Carried {
  /** What is read back, but for the id. */
  payload: LegacyPayload
  /** Its entry in the block of its kind, the inside of its block, or its block: whatever a message has one each of. */
  source: string
}

/**
 * Tell whether the old form can carry a record: as a terminal, an element, a preview annotation or a review comment.
 *
 * It cannot if something else would be read back: from a terminal's label, or the name of an element, that has a line
 * break (or of an element ` (`), from a review comment that has `</review_comment>`, the opening tag of another first
 * on a line, or the end of a code fence missing in its text, and from its fence language if that is no word behind
 * a fence. Nor can it carry a name that would be too
 * long.
 *
 * @param record a record
 * @returns false for every other kind, too; never throws
 */
export function canSerializeLegacyContextRecord(record: ComposerContextRecord): boolean {
  return carryRecord(record) !== undefined
}

/** Write a record in the old form; undefined if it has no place there, or something else would be read back. */
export function carryRecord(record: ComposerContextRecord): Carried | undefined {
  const { record: decoded } = decodeContextRecord(record)
  const written = decoded && isKnownContextRecord(decoded) ? writeKnown(decoded) : undefined
  if (!written) return undefined
  const { payload, source, readBack } = written
  // Both are made by one function, so that even their keys have one order.
  if (JSON.stringify(readBack) !== JSON.stringify([payload])) return undefined
  const isRecord = decodeContextRecord({ version: 1, contextId: 'x', ...payload }).record !== null
  return isRecord ? { payload, source } : undefined
}

interface Written {
  source: string
  payload: LegacyPayload
  readBack: (LegacyPayload | undefined)[] | undefined
}

function writeKnown(record: KnownContextRecord): Written | undefined {
  switch (record.kind) {
    case 'terminal': {
      const source = writeTerminalEntry(record)
      return { source, payload: toTerminal(record), readBack: readTerminalBlock(source) }
    }
    case 'element': {
      const source = writeElementEntry(record)
      const readBack = readElementBlock(source)?.map(toElement)
      return { source, payload: toElement(asElementEntry(record)), readBack }
    }
    case 'preview-annotation': {
      const source = writePreviewBlock(record)
      return { source, payload: asPreviewBlock(record), readBack: [readPreviewBlock(source)] }
    }
    case 'review-comment': {
      const source = writeReviewBlock(record)
      const block = readReviewBlock(source, 0, lastReviewEnd(source))
      return { source, payload: asReviewBlock(record), readBack: [block?.payload] }
    }
  }
}
