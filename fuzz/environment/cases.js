import assert, { deepStrictEqual as equal } from 'node:assert'
import { toMarkdown } from 'mdast-util-to-markdown'
import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import { readSuite, writeText } from './corpus.js'
import { countingIds } from './messages.js'
import { project, withSources } from './vectors.js'

const DIALECTS = {
  commonmark: [],
  gfm: [gfm()],
  'gfm+math': [gfm(), math()],
  'gfm+math+directive': [gfm(), math(), directive()],
}

/** Checks of other renderers, of time, and of trees, which the replay compares with those of an ordinary host. */
const ELSEWHERE = ['displays', 'minimal', 'growth', 'nodes', 'html', 'diagnostics']

/**
 * Say what the cases of the conformance suite expect; its README explains what there is to do.
 *
 * @param packages the entry points, by their keys in `exports`
 * @returns checks that throw what is not as expected
 */
export function checksOfCases(packages) {
  const doing = doers(packages)
  const cases = readSuite('cases.json')
  const hasSegmenter = 'Segmenter' in Intl
  // What there is only without grapheme clusters, and what comes out otherwise then.
  const byCodePoints = new Set(
    cases.flatMap(({ checks }) =>
      checks.filter((check) => check.do === 'sanitize-by-code-points').map(inputOf),
    ),
  )
  const isForThisHost = (check) =>
    hasSegmenter
      ? check.do !== 'sanitize-by-code-points'
      : check.do !== 'sanitize' || !byCodePoints.has(inputOf(check))
  return cases.flatMap(({ id, checks }) =>
    checks.flatMap((check, index) => {
      if (ELSEWHERE.includes(check.do) || !isForThisHost(check)) return []
      return { name: `conformance/cases.json:${id}.${index}`, check: () => doing[check.do](check) }
    }),
  )
}

function inputOf({ input }) {
  return JSON.stringify(input)
}

function doers(packages) {
  const {
    './grammar': grammar,
    './reference': reference,
    './markdown': markdown,
    './record': record,
  } = packages
  const { './legacy': legacy, './message': message, './clipboard': clipboard } = packages
  const { sanitizeComposerContextLabel, formatComposerContextReference } = reference
  const sanitize = ({ input: { label, kind }, expect }) =>
    equal(sanitizeComposerContextLabel(writeText(label), kind), writeText(expect))
  const collect = (text, dialects = Object.keys(DIALECTS)) =>
    dialects.map((name) => markdown.collectMarkdownContextReferences(text, { extensions: DIALECTS[name] }))
  const decode = ({ context, dropped }, { records, dropped: indexes }) =>
    equal([context?.records, dropped.map(({ index }) => index)], [records, indexes])

  return {
    'parse-href': ({ input, expect }) => equal(reference.parseComposerContextHref(input), expect),
    'explain-href': ({ input, expect: { offset } }) =>
      equal(grammar.explainComposerContextHref(input).offset, offset),
    sanitize,
    'sanitize-by-code-points': sanitize,
    format: ({ input, expect }) => equal(formatComposerContextReference(input), expect),
    collect: ({ input, expect }) => {
      const text = writeText(input)
      equal(reference.collectComposerContextReferences(text), withSources(text, expect))
    },
    'collect-markdown': ({ input, dialects, expect }) => {
      const text = writeText(input)
      for (const found of collect(text, dialects)) equal(found, withSources(text, expect))
    },
    survives: ({ input: { reference: given, before, after }, dialects, expect: label }) => {
      const source = formatComposerContextReference(given)
      const text = before + source + after
      const [start, end] = [before.length, before.length + source.length]
      const { kind, contextId, image = kind === 'image' } = given
      const overlapping = (one) => one.start < end && start < one.end
      for (const found of [reference.collectComposerContextReferences(text), ...collect(text, dialects)])
        equal(found.filter(overlapping), [{ kind, contextId, label, image, source, start, end }])
    },
    insert: ({ input: { text, caret, reference: given }, expect }) =>
      equal(reference.insertInlineContextReference(text, caret, given), expect),
    serialize: ({ input, expect }) => {
      const children = input.map((part) =>
        typeof part === 'string'
          ? { type: 'text', value: part }
          : { type: 'contextReference', value: '', ...part },
      )
      const extensions = [packages['.'].contextReferenceToMarkdown()]
      equal(toMarkdown({ type: 'paragraph', children }, { extensions }), `${expect}\n`)
    },
    project: ({ input, expect }) => equal(project(packages, input), expect),
    upgrade: ({ input, expect }) => equal(legacy.upgradeLegacyContextMessage(input), expect),
    'decode-context': ({ input, expect }) => decode(record.decodeMessageContext(input), expect),
    'decode-context-json': ({ input, expect }) => decode(message.decodeContextJson(writeText(input)), expect),
    'context-json-round-trip': ({ input }) =>
      equal(message.decodeContextJson(message.encodeContextJson(input)).context, input),
    'cut-capture': ({ input: { text, max }, expect: { maxLength, wellFormed } }) => {
      const cut = message.cutCapture(writeText(text), max)
      equal([cut.length <= maxLength, !/\p{Cs}/u.test(cut)], [true, wellFormed])
    },
    'fold-ids': ({ input, expect: { distinct } }) =>
      equal(new Set(input.map(record.toComposerContextId)).size, distinct),
    'fold-kind-id': ({ input: { kind, id }, expect: { id: expected } }) => {
      const folded = record.toKindScopedComposerContextId(kind, writeText(id))
      if (expected === undefined) assert.notEqual(folded, `${kind}_${writeText(id)}`)
      else equal(folded, expected)
    },
    'plan-paste': ({ input, expect }) => {
      const plan = clipboard.planContextPaste({ ...input, mintId: countingIds() })
      const idsOf = (list) => list.map(({ contextId, record: { contextId: id } = {} }) => contextId ?? id)
      const { text, imported, fetched, unresolved } = plan
      equal(
        { text, imported: idsOf(imported), fetched: idsOf(fetched), unresolved: idsOf(unresolved) },
        expect,
      )
    },
    'read-clipboard': ({ input: { custom, html }, expect }) =>
      equal(
        clipboard.readComposerContextClipboard({
          custom:
            custom && typeof custom === 'object' ? clipboard.encodeComposerContextFragment(custom) : custom,
          html: html && typeof html === 'object' ? clipboard.encodeComposerContextClipboardHtml(html) : html,
        }),
        expect,
      ),
    'decode-fragment': ({ input, expect: { environmentId, payloads } }) => {
      const { source, records } = clipboard.decodeComposerContextFragment(input)
      equal(
        [source.environmentId, records.map(({ payload }) => JSON.stringify(payload))],
        [environmentId, payloads],
      )
    },
  }
}
