import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import {
  formatAssistantCitationHref,
  parseAssistantCitationHref,
  serializeAssistantCitation,
} from '../../src/provider/citation.ts'
import { type AssistantCitation, CITATION_OPENING } from '../../src/provider/citation-syntax.ts'
import {
  CITATION_FIELDS,
  CITATION_PIECES,
  CITING_PIECES,
  type CitationFault,
  FOREIGN_TO_CITATIONS,
  WRONG_VALUES,
  withFaults,
} from '../arbitraries/citation-arbitrary.ts'
import { assistantCitation } from '../format/citation.ts'
import { applyEdits, type Edit, edits } from '../format/edits.ts'
import { choice, index, list, struct } from '../format/field.ts'
import { words } from '../format/words.ts'
import { writeLooselyAndRead } from '../oracles/citation-loosely.ts'
import { checkCitationScan } from '../oracles/citation-scan.ts'
import type { Target } from './target.ts'

export interface CitationInput {
  citation: AssistantCitation
  faults: CitationFault[]
  before: string
  after: string
  /** What is done to its URI. */
  edits: Edit[]
}

/** Section 6.5 of the specification: citations. */
export const citation: Target<CitationInput> = {
  law: 'A citation is read as it was written, wherever it stands; a URI is read only as a URL parser reads it, too; and a writer refuses what could not be read.',
  input: struct({
    citation: assistantCitation,
    faults: list(struct({ key: choice(CITATION_FIELDS), value: index(WRONG_VALUES.length) }), 2),
    before: words(CITING_PIECES),
    after: words(CITING_PIECES),
    edits: edits(FOREIGN_TO_CITATIONS),
  }),
  dictionary: [...new Set([...CITING_PIECES, ...CITATION_PIECES, ...FOREIGN_TO_CITATIONS])],
  check({ citation, faults, before, after, edits }) {
    const given = withFaults(citation, faults)
    const href = writeOrRefuse(given)
    if (href === null) return false
    checkWritten(href, given)

    const source = serializeAssistantCitation(given)
    const found = checkCitationScan(before + source + after)
    for (const one of found) checkHref(one.source.slice(CITATION_OPENING.length, -1))
    if (!/!$|(?<!\\)(?:\\\\)*\\$/.test(before)) {
      const here = found.find(({ start }) => start === before.length)
      deepStrictEqual([here?.source, here?.citation], [source, parseAssistantCitationHref(href)])
    }
    const edited = applyEdits(href, edits)
    if (edited !== href) checkCitationScan(`${before}${CITATION_OPENING}${edited})${after}`)
    checkHref(edited)
    return true
  },
}

/** Write a citation; null if the writer refuses it, for a reason. */
function writeOrRefuse(given: AssistantCitation): string | null {
  try {
    return formatAssistantCitationHref(given)
  } catch (error) {
    ok(error instanceof TypeError && /^Invalid \w+ of a citation$/.test(error.message), String(error))
    equal(writeLooselyAndRead(given), null)
    return null
  }
}

/** What was written is what the platform writes, with more encoded in the path only, and is read back. */
function checkWritten(href: string, given: AssistantCitation): void {
  const { environmentId, threadId, messageId, text, start, end, prefix, suffix, comment } = given
  const read = parseAssistantCitationHref(href)
  const fields = { version: 1, environmentId, threadId, messageId, text, start, end, prefix, suffix }
  const expected = comment === undefined ? fields : { ...fields, comment }
  deepStrictEqual(Object.entries(read ?? {}), Object.entries(expected))

  const [path = '', query = ''] = href.split('?')
  const ordered = { text, start: String(start), end: String(end), prefix, suffix }
  const withComment = comment === undefined ? ordered : { ...ordered, comment }
  equal(query, new URLSearchParams(withComment).toString())
  const ids = [environmentId, threadId, messageId]
  const segments = ids.map(encodeURIComponent).join('/')
  equal(path.replace(/%(?:2[1789AE])/g, decodeURIComponent), `t3-citation://v1/${segments}`)
  // Dots that stand alone are encoded, since bare they lead elsewhere.
  if (ids.some((one) => /^\.{1,2}$/.test(one))) return
  // As a client would write it that encodes no more than it must.
  deepStrictEqual(parseAssistantCitationHref(`t3-citation://v1/${segments}?${query}`), read)
}

/** What is read is a URL as it stands, and the same citation when written again. */
function checkHref(href: string): void {
  const read = parseAssistantCitationHref(href)
  if (!read) return
  const canonical = formatAssistantCitationHref(read)
  deepStrictEqual(parseAssistantCitationHref(canonical), read)
  // A URL parser takes encoded dot segments away.
  if (/\/(?:\.|%2e){1,2}[/?]/i.test(href)) return
  const url = new URL(href)
  equal(url.href, href)
  const sorted = ({ searchParams }: URL) => [...searchParams].sort()
  deepStrictEqual(sorted(url), sorted(new URL(canonical)))
}
