import { deepStrictEqual as equal } from 'node:assert'
import { readSuite, writeText, writeValue } from './corpus.js'
import { countingIds } from './messages.js'

/**
 * Say what the vectors of the conformance suite expect; its README explains their fields.
 *
 * @param packages the entry points, by their keys in `exports`
 * @returns checks that throw what is not as expected
 */
export function checksOfVectors(packages) {
  const { './reference': reference, './markdown': markdown, './record': record } = packages
  const { './provider': provider, './legacy': legacy, './clipboard': clipboard } = packages
  return [
    ...rowsOf('href.json', {
      valid: ({ href, ...target }) => equal(reference.parseComposerContextHref(href), target),
      invalid: (href) => equal(reference.parseComposerContextHref(href), null),
    }),
    ...rowsOf('label.json', ({ label, kind, value }) =>
      equal(reference.sanitizeComposerContextLabel(label, kind), value),
    ),
    ...rowsOf('text.json', ({ text, references }) =>
      equal(reference.collectComposerContextReferences(text), withSources(text, references)),
    ),
    ...rowsOf('markdown.json', ({ markdown: text, references }) =>
      equal(markdown.collectMarkdownContextReferences(text), withSources(text, references)),
    ),
    ...rowsOf('records.json', {
      valid: ({ record: given }) =>
        equal(record.decodeContextRecord(writeValue(given)).record, writeValue(given)),
      invalid: ({ record: given }) => equal(record.decodeContextRecord(writeValue(given)).record, null),
      contexts: ({ context: given, contextIds }) => {
        const { context } = record.decodeMessageContext(writeValue(given))
        equal(context?.records.map(({ contextId }) => contextId) ?? null, contextIds)
      },
    }),
    ...rowsOf('provider.json', ({ output, ...input }) => equal(project(packages, input), output)),
    ...rowsOf('citation.json', {
      valid: ({ href, canonical = href, citation }) => {
        equal(provider.parseAssistantCitationHref(href), citation)
        equal(provider.formatAssistantCitationHref(citation), canonical)
      },
      invalid: (href) => equal(provider.parseAssistantCitationHref(href), null),
      texts: ({ text, citations, plain }) => {
        equal(provider.collectAssistantCitations(text), withSources(text, citations))
        equal(provider.assistantCitationsToPlainText(text), plain)
      },
    }),
    ...rowsOf('legacy.json', ({ text, output }) => {
      equal(legacy.upgradeLegacyContextMessage(text), output)
      const old = legacy.serializeLegacyContextMessage(output)
      equal(legacy.upgradeLegacyContextMessage(old).records, output.records)
    }),
    ...rowsOf('ids.json', {
      producerIds: ({ producerId, contextId }) =>
        equal(record.toComposerContextId(writeText(producerId)), contextId),
      kindScoped: ({ kind, producerId, contextId }) =>
        equal(record.toKindScopedComposerContextId(kind, producerId), contextId),
      previewAnnotations: ({ annotationId, contextId }) =>
        equal(record.toPreviewAnnotationContextId(annotationId), contextId),
    }),
    ...rowsOf('clipboard.json', {
      valid: ({ json, fragment }) => {
        equal(clipboard.decodeComposerContextFragment(writeText(json)), fragment)
        const html = clipboard.encodeComposerContextClipboardHtml(fragment)
        equal(clipboard.decodeComposerContextClipboardHtml(html), fragment)
      },
      invalid: ({ json }) => equal(clipboard.decodeComposerContextFragment(writeText(json)), null),
      html: ({ html, environmentId }) => {
        const fragment = clipboard.decodeComposerContextClipboardHtml(writeText(html))
        equal(fragment?.source.environmentId ?? null, environmentId)
      },
      pastes: ({ input, expect }) =>
        equal(clipboard.planContextPaste({ ...input, mintId: countingIds() }), expect),
    }),
  ]
}

/** Project a message as the suite describes it. */
export function project(packages, { references: which, options, ...input }) {
  const { collectMarkdownContextReferences } = packages['./markdown']
  const references = which === 'markdown' ? collectMarkdownContextReferences(input.text) : undefined
  return packages['./provider'].projectComposerContextForProvider({ ...input, ...options, references })
}

/** The occurrences that a text is expected to hold, each with its source. */
export function withSources(text, found) {
  return found.map((one) => ({ ...one, source: text.slice(one.start, one.end) }))
}

/** A check of each row of a file, which has one list of rows or several with names. */
function rowsOf(file, checks) {
  const rows = readSuite(file)
  const lists =
    typeof checks === 'function'
      ? [['', rows, checks]]
      : Object.keys(rows).map((key) => [`${key}.`, rows[key], checks[key]])
  return lists.flatMap(([key, list, check]) =>
    list.map((row, index) => ({ name: `conformance/${file}:${key}${index}`, check: () => check(row) })),
  )
}
