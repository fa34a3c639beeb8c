import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkOf } from '../message/links.ts'
import { payloadKey } from '../message/payload-key.ts'
import { type ComposerContextRecord, isAttachmentContextRecord } from '../record/record.ts'
import { collectInlineContextIds, replaceComposerContextReferences } from '../reference/replace.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import {
  contentOf,
  isInRing,
  type LookUp,
  lookUpIn,
  records,
  recordsAfter,
  referringText,
} from './paste.fixture.ts'
import { type ContextPaste, planContextPaste } from './paste.ts'
import { countingIds, deepFreeze, fragmentOf } from './records.fixture.ts'

/** A paste of arbitrary records into the environment `here`. Everything given is frozen. */
const anyPaste: fc.Arbitrary<ContextPaste> = fc
  .tuple(referringText(), records(), records(), fc.constantFrom('here', 'here', 'elsewhere'))
  .map(([text, copied, own, environmentId]) =>
    deepFreeze({
      text,
      fragment: fragmentOf(copied, environmentId),
      draft: { records: own },
      environmentId: 'here',
      mintId: countingIds(),
    }),
  )

function idsIn(text: string): string[] {
  return collectComposerContextReferences(text).map(({ contextId }) => contextId)
}

function check(law: (paste: ContextPaste) => void): void {
  fc.assert(fc.property(anyPaste, law), { numRuns: 2_000 })
}

it('should let every reference and link find one record, or say that it finds none', () => {
  check((paste) => {
    const plan = planContextPaste(paste)
    const all = recordsAfter(paste.draft.records, plan)
    const ids = all.map(({ contextId }) => contextId as string)
    const unresolved = plan.unresolved.map(({ contextId }) => contextId as string)
    // Each id once, in one of both.
    expect(new Set([...ids, ...unresolved]).size).toBe(ids.length + unresolved.length)
    const used = [...idsIn(plan.text), ...plan.imported.flatMap((record) => linkOf(record) ?? [])]
    expect(new Set(unresolved)).toEqual(new Set(used.filter((id) => !ids.includes(id))))
  })
})

it('should let every reference show what it showed where it was copied', () => {
  check((paste) => {
    const plan = planContextPaste(paste)
    // Attachments that are fetched are still bound to those of the source, so that they compare, too.
    const after = lookUpIn(recordsAfter(paste.draft.records, plan))
    const copied = lookUpIn(paste.fragment?.records ?? [])
    const own = lookUpIn(paste.draft.records)
    const isHere = paste.fragment?.source.environmentId === 'here'
    // A link of the draft without a record may find one that comes in.
    const mine: LookUp = (id) => {
      const found = own(id)
      return found ? { ...found, links: mine } : after(id)
    }
    const before: LookUp = (id) => {
      const found = copied(id)
      if (!found) return own(id) && mine(id)
      return isHere || !isAttachmentContextRecord(found.record) ? { ...found, links: before } : undefined
    }
    expect(idsIn(plan.text).map((id) => contentOf(id, after))).toEqual(
      idsIn(paste.text).map((id) => contentOf(id, before)),
    )
  })
})

it('should change nothing in the text but ids', () => {
  check((paste) => {
    const { text } = planContextPaste(paste)
    const withoutIds = (one: string) =>
      replaceComposerContextReferences(one, ({ source, contextId }) => source.slice(0, -contextId.length - 1))
    expect(withoutIds(text)).toBe(withoutIds(paste.text))
    const unplaced = (one: string) =>
      collectComposerContextReferences(one).map(({ kind, label, image }) => ({ kind, label, image }))
    expect(unplaced(text)).toEqual(unplaced(paste.text))
  })
})

it('should bring nothing twice, and nothing that the draft has', () => {
  check((paste) => {
    const plan = planContextPaste(paste)
    // The ids of a ring say nothing: whether it was there already is told by all of its records.
    const lookUp = lookUpIn(recordsAfter(paste.draft.records, plan))
    const added = recordsAfter([], plan)
      .filter(({ contextId }) => !isInRing(contextId, lookUp))
      .map(payloadKey)
    const had = new Set(paste.draft.records.map(payloadKey))
    expect(new Set(added).size).toBe(added.length)
    expect(added.filter((key) => had.has(key))).toEqual([])
  })
})

it('should bring along only what the text needs', () => {
  check((paste) => {
    const plan = planContextPaste(paste)
    const all = new Map<string, ComposerContextRecord>(
      recordsAfter(paste.draft.records, plan).map((record) => [record.contextId, record]),
    )
    // A set gives what is added to it while it is read.
    const needed = new Set(idsIn(plan.text))
    for (const id of needed) {
      const record = all.get(id)
      const link = record && linkOf(record)
      if (link) needed.add(link)
    }
    expect([...needed]).toEqual(
      expect.arrayContaining(recordsAfter([], plan).map(({ contextId }) => contextId as string)),
    )
  })
})

it('should bring attachments only under fresh ids, and other records under theirs if they are free', () => {
  check((paste) => {
    const plan = planContextPaste(paste)
    const own = new Set(paste.draft.records.map(({ contextId }) => contextId))
    for (const { sourceContextId, record } of plan.fetched) {
      expect(record.contextId).toMatch(/^fresh_/)
      expect(paste.fragment?.records).toContainEqual({ ...record, contextId: sourceContextId })
    }
    for (const record of plan.imported) {
      expect(isAttachmentContextRecord(record)).toBe(false)
      if (record.contextId.startsWith('fresh_')) continue
      expect(own.has(record.contextId)).toBe(false)
    }
  })
})

it('should bring nothing new the second time', () => {
  check((paste) => {
    const once = planContextPaste(paste)
    const draft = { records: recordsAfter(paste.draft.records, once) }
    const mint = countingIds()
    const twice = planContextPaste({ ...paste, draft, mintId: () => `second_${mint()}` })
    // What has no record, but a fresh id, cannot be known again.
    fc.pre(!once.unresolved.some(({ contextId }) => contextId.startsWith('fresh_')))
    const mentioned = idsIn(once.text)
    const unresolved = once.unresolved.filter(({ contextId }) => mentioned.includes(contextId))
    expect(twice).toEqual({ text: once.text, imported: [], fetched: [], unresolved })
  })
})

it('should leave a text without a fragment as it is', () => {
  check((paste) => {
    const plan = planContextPaste({ ...paste, fragment: null })
    const own = new Set<string>(paste.draft.records.map(({ contextId }) => contextId))
    expect(plan).toEqual({
      text: paste.text,
      imported: [],
      fetched: [],
      unresolved: collectInlineContextIds(paste.text)
        .filter((id) => !own.has(id))
        .map((contextId) => ({ contextId, reason: 'no record' })),
    })
  })
})
