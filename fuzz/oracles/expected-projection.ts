import { equal } from 'node:assert/strict'
import { splitLines } from '../../src/provider/envelope.fixture.ts'
import { citationOf, type Part } from '../../src/provider/hostile.fixture.ts'
import type { ComposerContextRecord } from '../../src/record/record.ts'

/** An entry that there should be; without a record it says that it is unavailable. */
export interface ExpectedEntry {
  kind: string
  id: string
  record: ComposerContextRecord | undefined
}

/** The entries that a message should have: each id once, in order. */
export function expectedEntries(
  parts: readonly Part[],
  records: readonly ComposerContextRecord[],
  mentionEntries: boolean,
): ExpectedEntry[] {
  const entries: ExpectedEntry[] = []
  for (const part of parts) {
    if (part.type !== 'reference' || entries.some(({ id }) => id === part.contextId)) continue
    const record = onlyRecord(records, part.contextId)
    entries.push({ kind: record?.kind ?? part.kind, id: part.contextId, record })
  }
  const isMarkerAlone = ({ kind, record }: ExpectedEntry) =>
    record && (kind === 'mention' || kind === 'skill')
  return entries.filter((entry) => mentionEntries || !isMarkerAlone(entry))
}

/** The citations that a message should list: each once, in order. */
export function expectedQuotes(parts: readonly Part[]): { id: string; citation: unknown }[] {
  const texts = parts.flatMap((part) => (part.type === 'quote' ? [citationOf(part.text).text] : []))
  return Array.from(new Set(texts), (text, index) => ({
    id: `assistant-quote-${index + 1}`,
    citation: citationOf(text),
  }))
}

/** The tags that should stand behind a message. */
export function expectedTags(entries: readonly ExpectedEntry[], quotes: readonly unknown[]): string[] {
  const inside = entries.flatMap(({ record }) => (record ? ['<context', '</context'] : ['<context']))
  const envelope = inside.length > 0 ? ['<t3_context', ...inside, '</t3_context'] : []
  return [...envelope, ...(quotes.length > 0 ? ['<assistant_citations', '</assistant_citations'] : [])]
}

const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu

/** The marker that stands at the start: one line with one of each of its three signs. */
export function markerAtStart(
  rest: string,
  part: Part,
  {
    records,
    quotes,
  }: { records: readonly ComposerContextRecord[]; quotes: readonly { id: string; citation: unknown }[] },
): string {
  if (part.type === 'prose') return part.text
  if (part.type === 'quote') {
    const citation = JSON.stringify(citationOf(part.text))
    return `[${quotes.find((one) => JSON.stringify(one.citation) === citation)?.id}]`
  }
  const kind = onlyRecord(records, part.contextId)?.kind ?? part.kind
  const words = kind.replaceAll('-', ' ')
  const [marker = '', name, id] = /^\[([^[\];]+?): (?:[^[\];]|&lt;)+; ref=([\w-]+)\]/.exec(rest) ?? []
  equal(name, words.charAt(0).toUpperCase() + words.slice(1))
  equal(id, part.contextId)
  equal(splitLines(marker).length, 1)
  equal(/[\u{e0000}-\u{e007f}]/u.test(marker.replace(FLAG, '')), false)
  return marker
}

function onlyRecord(
  records: readonly ComposerContextRecord[],
  id: string,
): ComposerContextRecord | undefined {
  const [record, ...others] = records.filter(({ contextId }) => contextId === id)
  return others.length === 0 ? record : undefined
}
