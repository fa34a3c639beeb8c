import * as exports from '../../../src/clipboard/index.ts'
import { collectInlineContextIds } from '../../../src/reference/replace.ts'
import { checkedBy, type EntryPoint } from '../entry-point.ts'
import { HTML } from '../families/html.ts'
import { JSON_TEXTS } from '../families/json.ts'
import { mention, pieces, REFERRING, someIds, unknown } from './values.ts'

const {
  COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE: ATTRIBUTE,
  ComposerContextClipboardFragment,
  decodeComposerContextClipboardHtml,
  decodeComposerContextFragment,
  encodeComposerContextClipboardHtml,
  encodeComposerContextFragment,
  planContextPaste,
  readComposerContextClipboard,
  restoreComposerContext,
  stashComposerContext,
} = exports

const fragmentOf = (...records: object[]) =>
  ({ version: 1, source: { environmentId: 'here' }, records }) as never
const element = String(encodeComposerContextClipboardHtml(fragmentOf(mention)))

/** A source of ids that no text and no record has. */
function freshIds(): () => string {
  let count = 0
  return () => `fresh_${++count}`
}

/** Plan a paste of records with these ids into a draft that has some of them, and others under the same ids. */
function plan(text: string, contextIds: readonly string[], pathOf: (index: number) => string) {
  const records = contextIds.map((contextId, index) => ({ ...mention, contextId, path: pathOf(index) }))
  const own = records.map((one, index) =>
    index % 3 === 0 ? one : { ...one, path: `own ${index % 2} ${one.path}` },
  )
  return planContextPaste({
    text,
    fragment: fragmentOf(...records),
    draft: { records: own as never[] },
    environmentId: 'here',
    mintId: freshIds(),
  })
}

/** Copy, paste and the stash. */
export const clipboard: EntryPoint = {
  name: 'clipboard',
  exports,
  work: {
    ComposerContextClipboardFragment: {
      'a payload': checkedBy(ComposerContextClipboardFragment, (payload) =>
        fragmentOf({ ...unknown, payload }),
      ),
    },
    decodeComposerContextClipboardHtml: {
      'what is before a fragment': (text) => decodeComposerContextClipboardHtml(text + element),
      'the attribute': (text) => decodeComposerContextClipboardHtml(`<a ${ATTRIBUTE}='${text}'>${element}`),
      'the attribute, without an end': (text) =>
        decodeComposerContextClipboardHtml(`<a ${ATTRIBUTE}="${text}`),
      'what is in a tag': (text) => decodeComposerContextClipboardHtml(`<a ${text} ${ATTRIBUTE}>${element}`),
    },
    decodeComposerContextFragment: {
      'some JSON': decodeComposerContextFragment,
      'a record in JSON': (text) =>
        decodeComposerContextFragment(`{"version":1,"source":{"environmentId":"e"},"records":[${text}]}`),
    },
    encodeComposerContextClipboardHtml: {
      'a message': (text) => encodeComposerContextClipboardHtml(fragmentOf(), text),
      'a payload': (payload) => encodeComposerContextClipboardHtml(fragmentOf({ ...unknown, payload })),
    },
    encodeComposerContextFragment: {
      'a payload': (payload) => encodeComposerContextFragment(fragmentOf({ ...unknown, payload })),
    },
    planContextPaste: {
      'a message': (text) => plan(text, collectInlineContextIds(text).slice(0, 60), String),
      'a message and records for it': (text) => plan(text, someIds(text), String),
      'a message and equal records for it': (text) => plan(text, someIds(text), () => 'x'),
      'a field of two records': (path) => plan(REFERRING, ['a', 'b'], () => path),
    },
    readComposerContextClipboard: {
      'both flavours': (text) => readComposerContextClipboard({ custom: text, html: text }),
    },
    restoreComposerContext: {
      'a stash in JSON': (text) =>
        restoreComposerContext(text, { records: [], environmentId: 'here', mintId: freshIds() }),
      'the message of a stash': (text) =>
        restoreComposerContext(
          { text, fragment: fragmentOf() },
          { records: [], environmentId: 'here', mintId: freshIds() },
        ),
    },
    stashComposerContext: {
      'a payload': (payload) =>
        stashComposerContext({
          text: '',
          records: [{ ...unknown, payload } as never],
          environmentId: 'here',
        }),
      records: (text) =>
        stashComposerContext({
          text,
          records: pieces(text).map((payload, index) => ({
            ...unknown,
            contextId: `m${index}`,
            payload,
          })) as never[],
          environmentId: 'here',
        }),
    },
  },
  families: {
    decodeComposerContextClipboardHtml: HTML,
    decodeComposerContextFragment: JSON_TEXTS,
    readComposerContextClipboard: [...HTML, ...JSON_TEXTS],
    restoreComposerContext: JSON_TEXTS,
  },
}
