import { expect } from 'vitest'
import { decodeComposerContextFragment, encodeComposerContextFragment } from '../../src/clipboard/fragment.ts'
import { encodeComposerContextClipboardHtml } from '../../src/clipboard/html.ts'
import { planContextPaste } from '../../src/clipboard/paste.ts'
import { readComposerContextClipboard } from '../../src/clipboard/read.ts'
import type { Pasted, Runners } from './check.ts'

/** The checks of the clipboard. */
export const clipboardRunners: Pick<Runners, 'plan-paste' | 'read-clipboard' | 'decode-fragment'> = {
  'plan-paste': ({ input, expect: expected }) => {
    const { text, imported, fetched, unresolved } = planPaste(input)
    expect({
      text,
      imported: imported.map(({ contextId }) => contextId),
      fetched: fetched.map(({ record }) => record.contextId),
      unresolved: unresolved.map(({ contextId }) => contextId),
    }).toEqual(expected)
  },

  'read-clipboard': ({ input: { custom, html }, expect: expected }) => {
    const flavours = {
      custom: typeof custom === 'object' && custom ? encodeComposerContextFragment(custom) : custom,
      html: typeof html === 'object' && html ? encodeComposerContextClipboardHtml(html) : html,
    }
    expect(readComposerContextClipboard(flavours)).toStrictEqual(expected)
  },

  'decode-fragment': ({ input, expect: { environmentId, payloads, notInherited } }) => {
    const fragment = decodeComposerContextFragment(input)
    expect(fragment?.source.environmentId).toBe(environmentId)
    const found = fragment?.records.map((record) =>
      JSON.stringify('payload' in record ? record.payload : null),
    )
    expect(found).toEqual(payloads)
    const inherited = [{}, ...objectsIn(fragment)].flatMap((object) =>
      notInherited.filter((name) => name in object && !Object.hasOwn(object, name)),
    )
    expect(inherited).toEqual([])
  },
}

/** Plan a paste, with `fresh_1`, `fresh_2` and so on for the fresh ids. */
export function planPaste(input: Pasted): ReturnType<typeof planContextPaste> {
  let count = 0
  return planContextPaste({ ...input, mintId: () => `fresh_${++count}` })
}

/** All objects and arrays of a value of JSON, itself included. */
function objectsIn(value: unknown): object[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : []
}
