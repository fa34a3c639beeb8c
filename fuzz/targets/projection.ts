import { deepStrictEqual, equal } from 'node:assert/strict'
import { findTags, readProjected, TAG } from '../../src/provider/envelope.fixture.ts'
import {
  FRAGMENTS,
  IDS,
  KINDS,
  type Part,
  type Parts,
  PROSE,
  sourceOf,
  textOf,
} from '../../src/provider/hostile.fixture.ts'
import { projectComposerContextForProvider } from '../../src/provider/project.ts'
import type { ComposerContextRecord } from '../../src/record/record.ts'
import { scanSlowly } from '../../src/reference/scan.fixture.ts'
import { CAPTURED_PIECES } from '../arbitraries/captured-text.ts'
import { choice, flag, list, struct } from '../format/field.ts'
import { contextRecord } from '../format/record.ts'
import { variant } from '../format/variant.ts'
import { words } from '../format/words.ts'
import { scanCitationsSlowly } from '../oracles/citation-scan.ts'
import { checkEntry } from '../oracles/envelope-entry.ts'
import {
  expectedEntries,
  expectedQuotes,
  expectedTags,
  markerAtStart,
} from '../oracles/expected-projection.ts'
import type { Target } from './target.ts'

export interface ProjectionInput {
  parts: Part[]
  records: ComposerContextRecord[]
  mentionEntries: boolean
  escapeProse: boolean
}

const CAPTURED = [...new Set([...FRAGMENTS, ...CAPTURED_PIECES])]

/** Section 6 of the specification: what the provider reads. */
export const projection: Target<ProjectionInput> = {
  law: 'A careful reader finds the prose with a marker in place of each reference and citation, exactly the entries of the records referred to, and no tag that captured text has opened or closed.',
  input: struct({
    parts: list(
      variant<Parts>({
        prose: struct({ text: words([...PROSE, ...FRAGMENTS]) }),
        reference: struct({
          kind: choice<string>(KINDS),
          contextId: choice(IDS),
          label: words(FRAGMENTS),
          image: choice([undefined, true, false]),
        }),
        quote: struct({ text: words(FRAGMENTS) }),
      }),
      12,
    ),
    records: list(contextRecord(IDS, CAPTURED), 8),
    mentionEntries: flag,
    escapeProse: flag,
  }),
  dictionary: CAPTURED,
  check(input) {
    const { records, mentionEntries, escapeProse } = input
    const text = textOf(input.parts)
    if (!isFoundAsWritten(input.parts, text)) return false
    const output = projectComposerContextForProvider({ text, records, mentionEntries, escapeProse })
    const parts = inSpans(input.parts, escapeProse ? ofCaptured : toWellFormed)
    const prose = parts.flatMap((part) => (part.type === 'prose' ? [part.text] : []))
    if (prose.length === parts.length) {
      equal(output, escapeProse ? prose.join('') : text)
      return false
    }
    equal(/[\p{Cs}\0]/u.test(output), false)

    const entries = expectedEntries(parts, records, mentionEntries)
    const quotes = expectedQuotes(parts)
    const tags = prose.flatMap(findTags)
    deepStrictEqual(findTags(output), [...tags, ...expectedTags(entries, quotes)])
    // Prose may end as an envelope does, where there is none.
    if (entries.length === 0 && tags.length > 0) return false
    const read = readProjected(output)
    deepStrictEqual(read.citations, quotes.length > 0 ? quotes : null)
    deepStrictEqual(
      read.entries.map(({ kind, id, lines }) => [kind, id, lines === null]),
      entries.map(({ kind, id, record }) => [kind, id, record === undefined]),
    )
    for (const [index, { record }] of entries.entries()) {
      if (record) checkEntry(record, read.entries[index]?.lines ?? [])
    }
    let rest = read.message
    for (const part of parts) {
      const expected = markerAtStart(rest, part, { records, quotes })
      equal(rest.slice(0, expected.length), expected)
      rest = rest.slice(expected.length)
    }
    equal(rest, '')
    return true
  },
}

/** Whether slow scans find what was written as a reference or citation, and nothing in the prose. */
function isFoundAsWritten(parts: readonly Part[], text: string): boolean {
  let end = 0
  const written = parts.flatMap((part) => {
    const start = end
    end += sourceOf(part).length
    return part.type === 'prose' ? [] : [[start, end]]
  })
  const found = [...scanSlowly(text), ...scanCitationsSlowly(text)].sort(
    (one, other) => one.start - other.start,
  )
  return JSON.stringify(found.map((one) => [one.start, one.end])) === JSON.stringify(written)
}

/** The parts, with prose between two others as one, and as it should be projected. */
function inSpans(parts: readonly Part[], projected: (prose: string) => string): Part[] {
  const spans: Part[] = []
  for (const part of parts) {
    const last = spans.at(-1)
    if (part.type !== 'prose' || last?.type !== 'prose') spans.push(part)
    else spans[spans.length - 1] = { type: 'prose', text: last.text + part.text }
  }
  return spans.map((part) => (part.type === 'prose' ? { ...part, text: projected(part.text) } : part))
}

function toWellFormed(prose: string): string {
  return prose.replace(/[\p{Cs}\0]/gu, '\ufffd')
}

function ofCaptured(prose: string): string {
  return toWellFormed(prose).replace(TAG, (tag) => `&lt;${tag.slice(1)}`)
}
