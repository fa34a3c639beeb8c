import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './import-graph.ts'

/** The public names of an entry point; types have a `type` before them. */
const EXPORTS: [entryPoint: string, file: string, names: string[]][] = [
  [
    '.',
    'src/index.ts',
    [
      'contextReferenceFromMarkdown',
      'contextReferenceSanitizeSchema',
      'contextReferenceToHast',
      'contextReferenceToMarkdown',
      'default',
      'type ContextReference',
      'type ContextReferenceData',
      'type ContextReferenceRuleId',
      'type ContextReferenceSanitizeSchema',
      'type ContextReferenceSeverity',
      'type FromMarkdownOptions',
      'type KnownRecords',
      'type RemarkContextReferenceOptions',
      'type ToHast',
    ],
  ],
  [
    './grammar',
    'grammar/index.ts',
    [
      'CONTEXT_ID_MAX',
      'CONTEXT_SCHEME',
      'CONTEXT_URI_PREFIX',
      'CONTEXT_VERSION',
      'KIND_MAX',
      'LABEL_MAX_ITEMS',
      'REFERENCE_INFIX',
      'contextId',
      'contextReferenceAbnf',
      'contextReferenceRules',
      'contextUri',
      'explainComposerContextHref',
      'kind',
      'label',
      'reference',
      'regExpSource',
      'toAbnf',
      'toParsimmon',
      'toRegExp',
      'toWholeRegExp',
      'type Capture',
      'type CharacterSet',
      'type Choice',
      'type ComposerContextHrefFault',
      'type ComposerContextTarget',
      'type Literal',
      'type Match',
      'type Repetition',
      'type Rule',
      'type Sequence',
    ],
  ],
  [
    './reference',
    'src/reference/index.ts',
    [
      'LABEL_VALUE_MAX',
      'appendInlineContextReference',
      'collectComposerContextReferences',
      'collectComposerInlineTokens',
      'collectInlineContextIds',
      'ensureInlineContextReferences',
      'formatComposerContextHref',
      'formatComposerContextReference',
      'insertInlineContextReference',
      'isImageReferencesOnly',
      'parseComposerContextHref',
      'removeInlineContextReference',
      'replaceComposerContextReferences',
      'sanitizeComposerContextLabel',
      'stripInlineContextReferences',
      'type ComposerContextReference',
      'type ComposerContextReferenceInput',
      'type ComposerContextTarget',
      'type ComposerInlineToken',
      'type TextWithCaret',
    ],
  ],
  [
    './markdown',
    'src/markdown/index.ts',
    ['collectMarkdownContextReferences', 'type MarkdownContextReferenceOptions'],
  ],
  [
    './record',
    'src/record/index.ts',
    [
      'ChatAttachmentId',
      'ComposerContextId',
      'ComposerContextRecord',
      'ComposerContextReferenceId',
      'ElementContextRecord',
      'FileContextRecord',
      'ForwardCompatibleArray',
      'ImageContextRecord',
      'KNOWN_CONTEXT_KINDS',
      'MESSAGE_CHARACTERS_MAX',
      'MESSAGE_RECORDS_MAX',
      'MentionContextRecord',
      'OrchestrationMessageContext',
      'PreviewAnnotationContextRecord',
      'ReviewCommentContextRecord',
      'SLUG_MAX',
      'SkillContextRecord',
      'TerminalContextRecord',
      'UnknownContextRecord',
      'createComposerContextReferenceId',
      'decodeContextRecord',
      'decodeMessageContext',
      'isKnownContextRecord',
      'toComposerContextId',
      'toKindScopedComposerContextId',
      'toPreviewAnnotationContextId',
      'type ContextRecordDecoding',
      'type DroppedRecord',
      'type KnownContextKind',
      'type KnownContextRecord',
      'type MessageContextDecoding',
    ],
  ],
  [
    './provider',
    'src/provider/index.ts',
    [
      'CITATION_AFFIX_MAX',
      'CITATION_COMMENT_MAX',
      'CITATION_ID_MAX',
      'CITATION_TEXT_MAX',
      'assistantCitationsToPlainText',
      'collectAssistantCitations',
      'expandAssistantCitationsForProvider',
      'formatAssistantCitationHref',
      'parseAssistantCitationHref',
      'projectComposerContextForProvider',
      'serializeAssistantCitation',
      'type AssistantCitation',
      'type AssistantCitationOccurrence',
      'type ComposerContextProjectionInput',
    ],
  ],
  [
    './legacy',
    'src/legacy/index.ts',
    [
      'canSerializeLegacyContextRecord',
      'serializeLegacyContextMessage',
      'type ContextMessage',
      'type UpgradedContextMessage',
      'upgradeLegacyContextMessage',
    ],
  ],
  [
    './message',
    'src/message/index.ts',
    [
      'buildMessageContext',
      'cutCapture',
      'cutTerminalExcerpt',
      'decodeContextJson',
      'encodeContextJson',
      'remapComposerContextAttachments',
      'resolveUserMessageContext',
      'type AttachmentDraft',
      'type AttachmentIdentity',
      'type BuiltMessage',
      'type ContextDraft',
      'type DroppedContext',
      'type MessageDraft',
      'type PreviewAnnotationDraft',
      'type ResolvedUserMessage',
      'type ReviewCommentDraft',
      'type TerminalDraft',
      'type TerminalExcerpt',
      'type UserMessage',
    ],
  ],
  [
    './clipboard',
    'src/clipboard/index.ts',
    [
      'COMPOSER_CONTEXT_CLIPBOARD_MIME',
      'COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE',
      'ComposerContextClipboardFragment',
      'decodeComposerContextClipboardHtml',
      'decodeComposerContextFragment',
      'encodeComposerContextClipboardHtml',
      'encodeComposerContextFragment',
      'planContextPaste',
      'readComposerContextClipboard',
      'restoreComposerContext',
      'stashComposerContext',
      'type AttachmentContextRecord',
      'type ComposerContextFlavours',
      'type ComposerContextSource',
      'type ComposerContextStash',
      'type ContextImportPlan',
      'type ContextPaste',
      'type FetchedContextAttachment',
      'type RestoringDraft',
      'type StashedDraft',
      'type UnresolvedContextReference',
    ],
  ],
]

describe.each(EXPORTS)('%s', (_, file, names) => {
  it('should export these names', () => {
    expect(exportsOf(readFileSync(join(root, file), 'utf8'))).toEqual(names)
  })

  it('should export at run time those that are no types', async () => {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ join(root, file))
    expect(Object.keys(module).sort()).toEqual(names.filter((name) => !name.startsWith('type ')))
  })
})

it('should be the entry points of the package', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const entryPoints = EXPORTS.map(([entryPoint, file]) => {
    const built = `./dist/${file.replace(/\.ts$/, '')}`
    return [entryPoint, { types: `${built}.d.ts`, default: `${built}.js` }]
  })
  expect(exports).toEqual({
    ...Object.fromEntries(entryPoints),
    './schema/message-context.json': './src/record/message-context.schema.json',
    './package.json': './package.json',
  })
})

describe('exportsOf', () => {
  it('should read the names of an index', () => {
    expect(exportsOf("export { b, type A } from './a.ts'\nexport type {\n  C,\n} from './c.ts'\n")).toEqual([
      'b',
      'type A',
      'type C',
    ])
  })

  it.each(["export * from './a.ts'", 'export const a = 1', "import './a.ts'", 'function a() {}'])(
    'should not allow %j in an index',
    (text) => {
      expect(() => exportsOf(text)).toThrow('An index names its public API and nothing else')
    },
  )
})

/** The names that an index exports, in order. */
function exportsOf(index: string): string[] {
  const statement = /export( type)? \{([^}]*)\} from '[^']+'\n?/g
  if (index.replace(statement, '').trim() !== '')
    throw new Error('An index names its public API and nothing else')
  return Array.from(index.matchAll(statement))
    .flatMap(([, type = '', names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => `${type.trim()} ${name}`.trim()),
    )
    .sort()
}
