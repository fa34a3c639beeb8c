import type { ComposerContextRecord } from '../record/record.ts'
import type { ComposerContextReference } from '../reference/scan.ts'
import { formatMarker } from './marker.ts'
import { formatPayload } from './payload.ts'
import type { Projection } from './replace-spans.ts'
import { word } from './single-line.ts'

/** The kinds that say it all in their markers. */
const MARKER_ALONE = ['mention', 'skill']

/**
 * Write what the provider reads of the references of a text (specification, sections 6.1 and 6.2): a marker for each,
 * and one entry for each id, in the order in which they first occur.
 *
 * @param references in the order of the text
 * @param records those of the message; an id that two of them have is nobody's
 * @param mentionEntries whether mentions and skills have entries, too
 */
export function projectReferences(
  references: readonly ComposerContextReference[],
  records: Iterable<ComposerContextRecord>,
  mentionEntries: boolean,
): Projection {
  const recordOf = lookUp(records)
  const entries = new Map<string, string[]>()
  const markers = references.map((reference) => {
    const { contextId, start, end } = reference
    const record = recordOf.get(contextId)
    const kind = record?.kind ?? reference.kind
    if (!entries.has(contextId)) entries.set(contextId, entryLines(kind, contextId, record, mentionEntries))
    return { start, end, text: formatMarker(reference, kind) }
  })
  const lines = [...entries.values()].flat()
  const block = ['<t3_context version="1">', ...lines, '</t3_context>'].join('\n')
  return { markers, block: lines.length > 0 ? block : '' }
}

function entryLines(
  kind: string,
  contextId: string,
  record: ComposerContextRecord | null | undefined,
  mentionEntries: boolean,
): string[] {
  const opening = `<context kind="${word(kind)}" id="${word(contextId)}"`
  if (!record) return [`${opening} unavailable="true"/>`]
  if (!mentionEntries && MARKER_ALONE.includes(kind)) return []
  const payload = payloadOf(record)
  return payload === null ? [`${opening} unavailable="true"/>`] : [`${opening}>`, payload, '</context>']
}

/** The body of an entry; null for a record that is none of its kind, and so was never decoded. */
function payloadOf(record: ComposerContextRecord): string | null {
  try {
    return formatPayload(record)
  } catch {
    return null
  }
}

/** The records by their ids; `null` for an id that more than one has. */
function lookUp(records: Iterable<ComposerContextRecord>): Map<string, ComposerContextRecord | null> {
  const byId = new Map<string, ComposerContextRecord | null>()
  for (const record of records) {
    // They may come from anyone.
    const { contextId, kind } = Object(record)
    if (typeof kind === 'string') byId.set(contextId, byId.has(contextId) ? null : record)
  }
  return byId
}
