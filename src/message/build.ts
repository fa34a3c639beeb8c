import { MESSAGE_CONTEXT_VERSION, type OrchestrationMessageContext } from '../record/message-context.ts'
import { type ComposerContextRecord, decodeContextRecord } from '../record/record.ts'
import { collectInlineContextIds } from '../reference/replace.ts'
import { type Candidate, candidatesById } from './candidates.ts'
import type { MessageDraft } from './draft.ts'
import { type DroppedContext, limitRecords } from './limit-records.ts'
import { linkOf } from './links.ts'
import { payloadKey } from './payload-key.ts'
import { removeReferences } from './remove-references.ts'

/** A message that is ready to be sent. */
export interface BuiltMessage {
  /** The text of the draft, without the references to expired excerpts. */
  text: string
  /** The records that the text refers to, and the screenshots of its annotations. */
  context: OrchestrationMessageContext
  /** What the message refers to, and the draft has, but not the context; expired excerpts first. */
  dropped: DroppedContext[]
}

/**
 * Make what is sent of a draft: its text, and a record for each thing of the draft that the text refers to, in the
 * order of the first references (specification, section 9). The screenshot of an annotation comes along, directly behind
 * it if the text does not refer to it.
 *
 * Captures that are too long are cut, with a mark in their place. An excerpt of a terminal that has expired is dropped
 * from the text as well. Anything else that cannot become a record is dropped from the context alone, and its chip is
 * unresolved: what has a bad field, what goes over the 200 records or 16,000,000 characters of a context, and things
 * with different payloads under one id. Of things with equal payloads under one id the first counts, and what cannot
 * become a record does not matter beside what can.
 *
 * There is always a context, if only an empty one: it tells a reader that the text is no legacy message.
 *
 * @param draft the text, and what a client's store holds. Of terminals, comments, annotations and attachments only the
 *   fields that belong to a record are taken; of `records` all, so they must hold no bytes. A draft may come from a
 *   disk: a list that is none is empty, what is no object in it is passed over, and so is a text that is none.
 * @returns the message, which shares nothing with the draft, and what it goes without; a decoder drops nothing of it
 */
export function buildMessageContext(draft: MessageDraft): BuiltMessage {
  const given = typeof draft.text === 'string' ? draft.text : ''
  const candidates = candidatesById(draft)
  const expired = collectInlineContextIds(given).filter((contextId) =>
    candidates.get(contextId)?.every((candidate) => candidate === null),
  )
  const text = removeReferences(given, new Set(expired))
  const decoded = decodeReferred(collectInlineContextIds(text), candidates)
  const { kept, dropped } = limitRecords(decoded.flatMap(({ record }) => record ?? []))
  return {
    text,
    context: { version: MESSAGE_CONTEXT_VERSION, records: kept },
    dropped: [
      ...expired.map((contextId) => ({ contextId, reason: 'The terminal excerpt has expired' })),
      ...decoded.flatMap((one) => one.dropped),
      ...dropped,
    ],
  }
}

/** What a draft has under one id: a record, or why there is none. */
interface DecodedCandidates {
  record?: ComposerContextRecord | undefined
  dropped: DroppedContext[]
}

/** Decode what these ids refer to, and behind each annotation the screenshot that it links to. */
function decodeReferred(
  contextIds: readonly string[],
  candidates: ReadonlyMap<string, Candidate[]>,
): DecodedCandidates[] {
  const referred = new Set(contextIds)
  const decoded: DecodedCandidates[] = []
  for (const contextId of contextIds) {
    let next: string | undefined = contextId
    while (next !== undefined) {
      const one = decodeCandidates(next, candidates.get(next) ?? [])
      decoded.push(one)
      const linked: string | undefined = one.record && linkOf(one.record)
      // What the text refers to itself has its own place.
      next = linked !== undefined && referred.size < referred.add(linked).size ? linked : undefined
    }
  }
  return decoded
}

/** Make one record of all that a draft has under one id. */
function decodeCandidates(contextId: string, candidates: readonly Candidate[]): DecodedCandidates {
  const records: ComposerContextRecord[] = []
  const dropped: DroppedContext[] = []
  for (const make of candidates) {
    if (!make) continue
    const { record, path, reason } = decodeContextRecord(make())
    if (record) records.push(record)
    else dropped.push({ contextId, reason: [path.join('.'), reason].filter(Boolean).join(': ') })
  }
  const payloads = countPayloads(records)
  if (payloads === 0) return { dropped }
  if (payloads === 1) return { record: records[0], dropped: [] }
  return {
    dropped: [...dropped, { contextId, reason: `Expected one payload for this id, found ${payloads}` }],
  }
}

function countPayloads(records: readonly ComposerContextRecord[]): number {
  return records.length <= 1 ? records.length : new Set(records.map(payloadKey)).size
}
