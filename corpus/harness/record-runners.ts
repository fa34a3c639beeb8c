import { expect } from 'vitest'
import { toComposerContextId, toKindScopedComposerContextId } from '../../src/record/fold.ts'
import { decodeMessageContext } from '../../src/record/message-context.ts'
import { isContextId } from '../../src/reference/href.ts'
import type { Runners } from './check.ts'
import { writeText } from './text.ts'

/** The checks of records and of identity. */
export const recordRunners: Pick<Runners, 'decode-context' | 'fold-ids' | 'fold-kind-id'> = {
  'decode-context': ({ input, expect: { records, dropped } }) => {
    const decoded = decodeMessageContext(input)
    expect(decoded.context?.records).toStrictEqual(records)
    expect(decoded.dropped.map(({ index }) => index)).toEqual(dropped)
  },

  'fold-ids': ({ input, expect: { distinct } }) => {
    const ids = input.map(toComposerContextId)
    expect(new Set(ids).size).toBe(distinct)
    expect(ids.filter((id) => !isContextId(id))).toEqual([])
    expect(input.map(toComposerContextId)).toEqual(ids)
    expect(ids.map(toComposerContextId)).toEqual(ids)
  },

  'fold-kind-id': ({ input: { kind, id }, expect: expected }) => {
    const folded = toKindScopedComposerContextId(kind, writeText(id))
    expect(isContextId(folded)).toBe(true)
    if ('id' in expected) expect(folded).toBe(expected.id)
    else expect(folded).not.toBe(`${kind}_${writeText(id)}`)
  },
}
