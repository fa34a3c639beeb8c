import * as v from 'valibot'
import * as exports from '../../../src/record/index.ts'
import { checkedBy, type EntryPoint, orRefuse } from '../entry-point.ts'
import { annotation, element, file, mention, pieces, review, terminal, unknown } from './values.ts'

const {
  createComposerContextReferenceId,
  decodeContextRecord,
  decodeMessageContext,
  ForwardCompatibleArray,
  isKnownContextRecord,
  toKindScopedComposerContextId,
} = exports

const contextOf = (...records: object[]) => ({ version: 1, records })
const texts = ForwardCompatibleArray(v.pipe(v.string(), v.maxLength(1)))

/** Records, contexts and ids. */
export const record: EntryPoint = {
  name: 'record',
  exports,
  work: {
    ChatAttachmentId: { 'an id': checkedBy(exports.ChatAttachmentId) },
    ComposerContextId: { 'an id': checkedBy(exports.ComposerContextId) },
    ComposerContextReferenceId: {
      'an id': checkedBy(exports.ComposerContextReferenceId, (id) => `ref_${id}`),
    },
    ComposerContextRecord: {
      'a payload': checkedBy(exports.ComposerContextRecord, (payload) => ({ ...unknown, payload })),
    },
    ElementContextRecord: {
      'some HTML': checkedBy(exports.ElementContextRecord, (htmlPreview) => ({ ...element, htmlPreview })),
    },
    FileContextRecord: { 'a name': checkedBy(exports.FileContextRecord, (name) => ({ ...file, name })) },
    ImageContextRecord: {
      'a media type': checkedBy(exports.ImageContextRecord, (mimeType) => ({
        ...file,
        kind: 'image',
        mimeType,
      })),
    },
    MentionContextRecord: {
      'a path': checkedBy(exports.MentionContextRecord, (path) => ({ ...mention, path })),
    },
    OrchestrationMessageContext: {
      'a payload': checkedBy(exports.OrchestrationMessageContext, (payload) =>
        contextOf({ ...unknown, payload }),
      ),
    },
    PreviewAnnotationContextRecord: {
      'style changes': checkedBy(exports.PreviewAnnotationContextRecord, (text) => ({
        ...annotation,
        styleChanges: pieces(text),
      })),
    },
    ReviewCommentContextRecord: {
      'a diff': checkedBy(exports.ReviewCommentContextRecord, (diff) => ({ ...review, diff })),
    },
    SkillContextRecord: {
      'a name': checkedBy(exports.SkillContextRecord, (name) => ({ ...mention, kind: 'skill', name })),
    },
    TerminalContextRecord: {
      lines: checkedBy(exports.TerminalContextRecord, (text) => ({ ...terminal, text })),
    },
    UnknownContextRecord: {
      'a kind': checkedBy(exports.UnknownContextRecord, (kind) => ({ ...unknown, kind })),
    },
    ForwardCompatibleArray: { 'a list': checkedBy(texts, pieces) },
    createComposerContextReferenceId: {
      'a random id': orRefuse((id) => createComposerContextReferenceId(() => id)),
    },
    decodeContextRecord: {
      'a label': (label) => decodeContextRecord({ ...terminal, label }),
      lines: (text) => decodeContextRecord({ ...terminal, text }),
      'a field that no schema names': (text) => decodeContextRecord({ ...terminal, own: pieces(text) }),
      'a list as payload': (text) => decodeContextRecord({ ...unknown, payload: pieces(text) }),
    },
    decodeMessageContext: {
      'a payload': (payload) => decodeMessageContext(contextOf({ ...unknown, payload })),
      records: (text) =>
        decodeMessageContext(contextOf(...pieces(text).map((payload) => ({ ...unknown, payload })))),
    },
    isKnownContextRecord: {
      'a kind': (kind) => isKnownContextRecord({ ...mention, kind } as never),
    },
    toComposerContextId: { 'an id': exports.toComposerContextId },
    toKindScopedComposerContextId: {
      'a kind': orRefuse((kind) => toKindScopedComposerContextId(kind, 'x')),
      'an id': (id) => toKindScopedComposerContextId('file', id),
    },
    toPreviewAnnotationContextId: { 'an id': exports.toPreviewAnnotationContextId },
  },
}
