import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextRecords } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { decodeComposerContextFragment, encodeComposerContextFragment } from './fragment.ts'
import { decodeComposerContextClipboardHtml } from './html.ts'
import { readComposerContextClipboard } from './read.ts'
import { fragment } from './records.fixture.ts'

// Compared as JSON: `toStrictEqual` takes a key `constructor` for the class of an object.
it('should read back what it writes', () => {
  fc.assert(
    fc.property(fragment(), (written) => {
      const json = encodeComposerContextFragment(written)
      expect(json).toBe(JSON.stringify(written))
      expect(JSON.stringify(decodeComposerContextFragment(json))).toBe(json)
    }),
    { numRuns: 1_000 },
  )
})

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
  const mangled = fc
    .tuple(fragment(), fc.nat(), fc.nat(8), fc.string({ maxLength: 4 }))
    .map(([written, at, removed, inserted]) => {
      const json = String(encodeComposerContextFragment(written))
      const start = at % json.length
      return json.slice(0, start) + inserted + json.slice(start + removed)
    })
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true })
  fc.assert(
    fc.property(fc.oneof(anything, fc.string({ unit: 'binary' }), fc.json(), mangled), (raw) => {
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
    { numRuns: 5_000 },
  )
})
