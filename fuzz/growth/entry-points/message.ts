import * as exports from '../../../src/message/index.ts'
import { type EntryPoint, orRefuse } from '../entry-point.ts'
import { JSON_TEXTS } from '../families/json.ts'
import {
  annotation,
  FULL_EXCERPT,
  file,
  pieces,
  REFERRING,
  review,
  someIds,
  terminal,
  unknown,
} from './values.ts'

const {
  buildMessageContext,
  cutCapture,
  cutTerminalExcerpt,
  decodeContextJson,
  encodeContextJson,
  remapComposerContextAttachments,
  resolveUserMessageContext,
} = exports

/** Excerpts of a terminal for some of what a text refers to. */
const terminalsOf = (text: string, lines: string | null) =>
  someIds(text).map((contextId) => ({ ...terminal, contextId, text: lines }))

const contextOf = (...records: object[]) => ({ version: 1, records }) as never

/** Sending and reading messages. */
export const message: EntryPoint = {
  name: 'message',
  exports,
  work: {
    buildMessageContext: {
      'a message': (text) => buildMessageContext({ text, terminals: terminalsOf(text, 'x') }),
      'a message with references to excerpts that have expired': (text) =>
        buildMessageContext({ text, terminals: terminalsOf(text, null) }),
      'the lines of a terminal': (text) =>
        buildMessageContext({ text: REFERRING, terminals: [{ ...terminal, text: FULL_EXCERPT + text }] }),
      'a diff and a path': (text) =>
        buildMessageContext({ text: REFERRING, reviewComments: [{ ...review, diff: text, filePath: text }] }),
      'style changes': (text) =>
        buildMessageContext({
          text: REFERRING,
          previewAnnotations: [{ ...annotation, styleChanges: pieces(text) }],
        }),
      'the payload of a record': (payload) =>
        buildMessageContext({ text: REFERRING, records: [{ ...unknown, payload } as never] }),
      'records with one id': (text) =>
        buildMessageContext({
          text: REFERRING,
          records: pieces(text).map((payload) => ({ ...unknown, payload }) as never),
        }),
    },
    cutCapture: {
      'a capture': (text) => cutCapture(text, 8000),
      'a capture that is nearly short enough': (text) => cutCapture(text, text.length - 1),
    },
    cutTerminalExcerpt: {
      lines: (text) =>
        cutTerminalExcerpt({ lineStart: 1, lineEnd: Number.MAX_SAFE_INTEGER, text: FULL_EXCERPT + text }),
      'one line and what is behind it': (text) =>
        cutTerminalExcerpt({ lineStart: 1, lineEnd: 1, text: FULL_EXCERPT + text }),
    },
    decodeContextJson: {
      'some JSON': decodeContextJson,
      'a record in JSON': (text) => decodeContextJson(`{"version":1,"records":[${text}]}`),
    },
    encodeContextJson: {
      'a payload': (payload) => encodeContextJson(contextOf({ ...unknown, payload })),
    },
    remapComposerContextAttachments: {
      'an id': orRefuse((attachmentId) =>
        remapComposerContextAttachments(contextOf({ ...file, attachmentId }), [attachmentId], ['b']),
      ),
      ids: (text) => {
        const before = pieces(text)
        const records = before.map((attachmentId) => ({ ...file, attachmentId }))
        const after = before.map((_, index) => `a${index}`)
        return remapComposerContextAttachments(contextOf(...records), before, after)
      },
    },
    resolveUserMessageContext: {
      'a message': (text) => resolveUserMessageContext({ text }),
      'a context in JSON': (context) => resolveUserMessageContext({ text: 'x', context }),
      'a payload': (payload) =>
        resolveUserMessageContext({ text: 'x', context: contextOf({ ...unknown, payload }) }),
    },
  },
  families: { decodeContextJson: JSON_TEXTS, resolveUserMessageContext: JSON_TEXTS },
}
