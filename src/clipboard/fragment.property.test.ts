import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextRecords } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { decodeComposerContextFragment, encodeComposerContextFragment } from './fragment.ts'
import { decodeComposerContextClipboardHtml } from './html.ts'
import { readComposerContextClipboard } from './read.ts'

it('should drop no record but those that are none', () => {
  const damaged = fc.oneof(
    fc.jsonValue(),
    fc.constant({ version: 1, kind: 'file', contextId: 'a', label: '' }),
  )
  fc.assert(
    fc.property(contextRecords(), fc.array(fc.tuple(damaged, fc.nat(5))), (records, others) => {
      const items: unknown[] = [...records]
      for (const [item, at] of others) items.splice(at, 0, item)
      const raw = JSON.stringify({ version: 1, source: { environmentId: 'e' }, records: items })
      expect(JSON.stringify(decodeComposerContextFragment(raw)?.records)).toBe(JSON.stringify(records))
    }),
    { numRuns: 1_000 },
  )
})

it('should never throw, whatever is on the clipboard', () => {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true })
  fc.assert(
    fc.property(fc.oneof(anything, fc.string({ unit: 'binary' }), fc.json()), (raw) => {
      const read = decodeComposerContextFragment(raw)
      if (read) {
        const again = decodeComposerContextFragment(encodeComposerContextFragment(read))
        expect(JSON.stringify(again)).toBe(JSON.stringify(read))
      }
      expect(decodeComposerContextClipboardHtml(raw)).toBeNull()
      expect(JSON.stringify(readComposerContextClipboard({ custom: raw, html: raw }))).toBe(
        JSON.stringify(read),
      )
    }),
    { numRuns: 4_000 },
  )
})
