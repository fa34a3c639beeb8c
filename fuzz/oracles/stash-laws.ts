import { deepStrictEqual, ok } from 'node:assert/strict'
import type { ContextImportPlan } from '../../src/clipboard/import-plan.ts'
import { contentOf, lookUpIn, recordsAfter } from '../../src/clipboard/paste.fixture.ts'
import { countingIds } from '../../src/clipboard/records.fixture.ts'
import { restoreComposerContext, stashComposerContext } from '../../src/clipboard/stash.ts'
import type { ComposerContextRecord } from '../../src/record/record.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'
import { canonicalJson } from './canonical-json.ts'

/** A draft, and the records that another one has into which it is restored. */
interface Move {
  text: string
  records: readonly ComposerContextRecord[]
  own: readonly ComposerContextRecord[]
}

/** Hold a stash, which is written and read as JSON, and restored, against each law. */
export function checkStash({ text, records, own }: Move): void {
  bringsBack(text, distinct(records))
  showsTheSame({ text, records, own })
  const { text: same, imported, fetched } = move({ text, records, own: records })
  deepStrictEqual([same, imported, fetched], [text, [], []])
}

function move({ text, records, own }: Move): ContextImportPlan {
  const stash: unknown = JSON.parse(
    JSON.stringify(stashComposerContext({ text, records, environmentId: 'here' })),
  )
  return restoreComposerContext(stash, { records: own, environmentId: 'here', mintId: countingIds() })
}

/** Records of which no two hold the same. */
function distinct(records: readonly ComposerContextRecord[]): ComposerContextRecord[] {
  const lookUp = lookUpIn(records)
  const contents = records.map(({ contextId }) => canonicalJson(contentOf(contextId, lookUp)))
  return records.filter((_, index) => contents.indexOf(contents[index] ?? '') === index)
}

/** All that was put aside comes back, under the same ids. */
function bringsBack(text: string, records: readonly ComposerContextRecord[]): void {
  const plan = move({ text, records, own: [] })
  deepStrictEqual([plan.text, plan.fetched], [text, []])
  const sorted = (some: readonly ComposerContextRecord[]) => some.map((one) => JSON.stringify(one)).sort()
  deepStrictEqual(sorted(plan.imported), sorted(records))
  ok(plan.unresolved.every(({ reason }) => reason === 'no record'))
}

/** Every reference shows the same, whatever the draft has now, and nothing is lost, though no reference shows it. */
function showsTheSame({ text, records, own }: Move): void {
  const plan = move({ text, records, own })
  const before = lookUpIn(records)
  const after = lookUpIn(recordsAfter(own, plan))
  // What was missing may be found in the draft.
  const isWhole = (content: unknown) => !canonicalJson(content).includes('unresolved')
  const ids = (one: string) => collectComposerContextReferences(one).map(({ contextId }) => contextId)
  const shown = ids(plan.text).map((id) => contentOf(id, after))
  for (const [index, id] of ids(text).entries()) {
    const content = contentOf(id, before)
    if (isWhole(content)) deepStrictEqual(shown[index], content)
  }
  const contents = new Set(
    recordsAfter(own, plan).map(({ contextId }) => canonicalJson(contentOf(contextId, after))),
  )
  for (const { contextId } of records) {
    const content = contentOf(contextId, before)
    if (isWhole(content)) ok(contents.has(canonicalJson(content)), contextId)
  }
}
