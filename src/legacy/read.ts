import { MESSAGE_RECORDS_MAX } from '../record/message-context.ts'
import type { Block } from './blocks.ts'
import { readElementBlock, toElement } from './element-block.ts'
import { LEGACY_KINDS } from './number.ts'
import type { LegacyPayload } from './payload.ts'
import { readPreviewBlock } from './preview-block.ts'
import { readTerminalBlock } from './terminal-block.ts'

/**
 * Read what is in some blocks.
 *
 * @returns the payloads by kind, and those of a kind in the order of the blocks; undefined if a block is malformed,
 *   or if they are more than a context may have records
 */
export function readPayloads(blocks: readonly Block[]): LegacyPayload[] | undefined {
  const all: LegacyPayload[] = []
  for (const block of blocks) {
    const payloads = readBlock(block)
    if (!payloads || all.length + payloads.length > MESSAGE_RECORDS_MAX) return undefined
    all.push(...payloads)
  }
  return LEGACY_KINDS.flatMap((kind) => all.filter((payload) => payload.kind === kind))
}

function readBlock(block: Block): LegacyPayload[] | undefined {
  switch (block.name) {
    case 'terminal_context':
      return readTerminalBlock(block.body)
    case 'element_context':
      return readElementBlock(block.body)?.map(toElement)
    case 'preview_annotation': {
      const annotation = readPreviewBlock(block.body)
      return annotation && [annotation]
    }
    case 'review_comment':
      return [block.payload]
  }
}
