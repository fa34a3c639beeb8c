import { countingIds, draftOf, ENVIRONMENT } from './messages.js'

/**
 * Say how to call what takes a message with records, or what a message is made of.
 *
 * @param packages the entry points, by their keys in `exports`
 * @returns functions by entry point and name: each calls its namesake for a message, and gives what came of it
 */
export function callsOfMessages(packages) {
  return {
    './record': recordCalls(packages['./record']),
    './provider': providerCalls(packages['./provider']),
    './legacy': legacyCalls(packages['./legacy']),
    './message': messageCalls(packages['./message']),
    './clipboard': clipboardCalls(packages['./clipboard']),
  }
}

function recordCalls(record) {
  const array = record.ForwardCompatibleArray(record.ComposerContextRecord)
  return {
    [record.ForwardCompatibleArray.name]: (given) =>
      array['~standard'].validate([given.text, ...given.records]),
    createComposerContextReferenceId: ({ text }) => record.createComposerContextReferenceId(() => text),
    decodeContextRecord: ({ text }) => record.decodeContextRecord(text),
    decodeMessageContext: ({ records }) => record.decodeMessageContext({ version: 1, records }),
    isKnownContextRecord: ({ records }) => records.map(record.isKnownContextRecord),
    toComposerContextId: ({ text }) => record.toComposerContextId(text),
    toKindScopedComposerContextId: ({ text }) => record.toKindScopedComposerContextId('file', text),
    toPreviewAnnotationContextId: ({ text }) => record.toPreviewAnnotationContextId(text),
  }
}

function providerCalls(provider) {
  const { collectAssistantCitations, projectComposerContextForProvider: project } = provider
  const citationsIn = (text) => collectAssistantCitations(text).map(({ citation }) => citation)
  return {
    assistantCitationsToPlainText: ({ text }) => provider.assistantCitationsToPlainText(text),
    collectAssistantCitations: ({ text }) => collectAssistantCitations(text),
    expandAssistantCitationsForProvider: ({ text }) => provider.expandAssistantCitationsForProvider(text),
    formatAssistantCitationHref: ({ text }) => citationsIn(text).map(provider.formatAssistantCitationHref),
    parseAssistantCitationHref: ({ text }) => provider.parseAssistantCitationHref(text),
    projectComposerContextForProvider: ({ text, records }) => [
      project({ text, records }),
      project({ text, records, mentionEntries: true, escapeProse: true }),
    ],
    serializeAssistantCitation: ({ text }) => citationsIn(text).map(provider.serializeAssistantCitation),
  }
}

function legacyCalls(legacy) {
  return {
    canSerializeLegacyContextRecord: ({ records }) => records.map(legacy.canSerializeLegacyContextRecord),
    serializeLegacyContextMessage: ({ text, records }) =>
      legacy.serializeLegacyContextMessage({ text, records }),
    upgradeLegacyContextMessage: ({ text }) => legacy.upgradeLegacyContextMessage(text),
  }
}

function messageCalls(message) {
  const contextOf = ({ records }) => ({ version: 1, records })
  return {
    buildMessageContext: (given) => message.buildMessageContext(draftOf(given)),
    cutCapture: ({ text }) => message.cutCapture(text, 60),
    cutTerminalExcerpt: ({ text }) => {
      const times = text.includes('\n') ? Math.ceil(64_001 / text.length) : 1
      return message.cutTerminalExcerpt({ lineStart: 1, lineEnd: 64_001, text: text.repeat(times) })
    },
    decodeContextJson: ({ text }) => message.decodeContextJson(text),
    encodeContextJson: (given) => message.encodeContextJson(contextOf(given)),
    remapComposerContextAttachments: (given) => {
      const before = given.records.flatMap(({ attachmentId }) => attachmentId ?? [])
      const after = before.map((_, index) => `renamed_${index}`)
      return message.remapComposerContextAttachments(contextOf(given), before, after)
    },
    resolveUserMessageContext: ({ text, records }) => [
      message.resolveUserMessageContext({ text }),
      message.resolveUserMessageContext({ text, context: { version: 1, records } }),
    ],
  }
}

function clipboardCalls(clipboard) {
  const fragmentOf = ({ records }) => ({ version: 1, source: { environmentId: ENVIRONMENT }, records })
  const draft = (records) => ({ records, environmentId: ENVIRONMENT, mintId: countingIds() })
  // What the draft has is half of what is pasted, and something else under the next id.
  const other = (records) => records.flatMap((one, at) => (at % 2 === 0 ? one : []))
  return {
    decodeComposerContextClipboardHtml: ({ text }) => clipboard.decodeComposerContextClipboardHtml(text),
    decodeComposerContextFragment: ({ text }) => clipboard.decodeComposerContextFragment(text),
    encodeComposerContextClipboardHtml: (given) =>
      clipboard.encodeComposerContextClipboardHtml(fragmentOf(given), given.text),
    encodeComposerContextFragment: (given) => clipboard.encodeComposerContextFragment(fragmentOf(given)),
    planContextPaste: ({ text, records }) => {
      const { environmentId, mintId, ...rest } = draft(other(records))
      const fragment = fragmentOf({ records })
      return clipboard.planContextPaste({ text, fragment, draft: rest, environmentId, mintId })
    },
    readComposerContextClipboard: ({ text }) =>
      clipboard.readComposerContextClipboard({ custom: text, html: text }),
    restoreComposerContext: ({ text, records }) =>
      clipboard.restoreComposerContext({ text, fragment: fragmentOf({ records }) }, draft(other(records))),
    stashComposerContext: ({ text, records }) =>
      clipboard.stashComposerContext({ text, records, environmentId: ENVIRONMENT }),
  }
}
