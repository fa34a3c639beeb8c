import * as exports from '../../../src/reference/index.ts'
import { readComposerContextReference } from '../../../src/reference/scan.ts'
import { type EntryPoint, orRefuse } from '../entry-point.ts'
import { REFERENCES, TOKENS } from '../families/reference.ts'

const {
  appendInlineContextReference,
  collectInlineContextIds,
  ensureInlineContextReferences,
  formatComposerContextHref,
  formatComposerContextReference,
  insertInlineContextReference,
  parseComposerContextHref,
  removeInlineContextReference,
  replaceComposerContextReferences,
  sanitizeComposerContextLabel,
} = exports

const reference = { kind: 'file', contextId: 'n', label: 'n' }

/** The text codec. */
export const referenceCodec: EntryPoint = {
  name: 'reference',
  exports,
  work: {
    appendInlineContextReference: {
      'a message': (text) => appendInlineContextReference(text, reference),
    },
    collectComposerContextReferences: { 'a message': exports.collectComposerContextReferences },
    collectComposerInlineTokens: { 'a message': exports.collectComposerInlineTokens },
    collectInlineContextIds: { 'a message': collectInlineContextIds },
    ensureInlineContextReferences: {
      'a message': (text) =>
        ensureInlineContextReferences(text, [reference, { ...reference, contextId: 'm' }]),
      'what ids are from': (text) =>
        ensureInlineContextReferences(
          '',
          collectInlineContextIds(text).map((contextId) => ({ ...reference, contextId })),
        ),
    },
    formatComposerContextHref: {
      'a kind': orRefuse((kind) => formatComposerContextHref({ ...reference, kind })),
      'an id': orRefuse((contextId) => formatComposerContextHref({ ...reference, contextId })),
    },
    formatComposerContextReference: {
      'a label': (label) => formatComposerContextReference({ ...reference, label }),
    },
    insertInlineContextReference: {
      'a message, in its middle': (text) => insertInlineContextReference(text, text.length / 2, reference),
    },
    isImageReferencesOnly: { 'a message': exports.isImageReferencesOnly },
    parseComposerContextHref: {
      'a URI': parseComposerContextHref,
      'the id of a URI': (text) => parseComposerContextHref(`t3-context://v1/file/${text}`),
    },
    removeInlineContextReference: { 'a message': (text) => removeInlineContextReference(text, 'a') },
    replaceComposerContextReferences: {
      'a message': (text) => replaceComposerContextReferences(text, () => 'x'),
    },
    sanitizeComposerContextLabel: {
      'a label': (label) => sanitizeComposerContextLabel(label, 'file'),
      'a kind': (kind) => sanitizeComposerContextLabel('', kind),
    },
    stripInlineContextReferences: { 'a message': exports.stripInlineContextReferences },
  },
  inside: { readComposerContextReference: { 'the source of a link': readComposerContextReference } },
  families: {
    appendInlineContextReference: [...REFERENCES, ...TOKENS],
    collectComposerContextReferences: REFERENCES,
    collectComposerInlineTokens: [...REFERENCES, ...TOKENS],
    collectInlineContextIds: REFERENCES,
    ensureInlineContextReferences: REFERENCES,
    formatComposerContextReference: REFERENCES,
    insertInlineContextReference: [...REFERENCES, ...TOKENS],
    isImageReferencesOnly: REFERENCES,
    removeInlineContextReference: REFERENCES,
    replaceComposerContextReferences: REFERENCES,
    sanitizeComposerContextLabel: [...REFERENCES, ...TOKENS],
    stripInlineContextReferences: REFERENCES,
    readComposerContextReference: REFERENCES,
  },
}
